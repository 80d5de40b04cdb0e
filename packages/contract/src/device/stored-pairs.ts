import { finite, literal, maxLength, number, optional, pipe, regex, string } from 'valibot';
import { isoDateSchema } from '../primitives.ts';
import { clocked, clockSchema, idSchema } from './clocked.ts';
import { figureTextSchema, pastSchema, textsAgree } from './figures.ts';

/** A category, and two of its units or currencies; own units and ingredients are named as the app names them. */
const pairEntries = {
  category: pipe(string(), regex(/^[\w-]{1,64}$/)),
  fromUnit: pipe(string(), regex(/^[\w/-]{1,140}$/)),
  toUnit: pipe(string(), regex(/^[\w/-]{1,140}$/)),
};

/** A saved pair. */
export const storedFavoriteSchema = clocked({ id: idSchema, ...pairEntries, createdAt: clockSchema });

const figureSchema = pipe(number(), finite());

/**
 * A conversion that was made; the texts are the exact figures, in as many digits as a typed amount may have. `timestamp`: when, in
 * milliseconds since the epoch.
 */
export const storedConversionSchema = pipe(
  clocked({
    id: idSchema,
    ...pairEntries,
    fromValue: figureSchema,
    toValue: figureSchema,
    rate: optional(figureSchema),
    fromText: optional(figureTextSchema),
    toText: optional(figureTextSchema),
    rateText: optional(figureTextSchema),
    rateDate: optional(isoDateSchema),
    on: optional(pastSchema),
    kind: optional(pipe(string(), maxLength(80))),
    own: optional(literal(true)),
    markupText: optional(figureTextSchema),
    timestamp: clockSchema,
  }),
  textsAgree(),
);
