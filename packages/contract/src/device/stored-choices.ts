import { array, maxLength, optional, pipe, string, unknown } from 'valibot';
import { currencyCodeSchema } from '../primitives.ts';
import { clocked, idSchema } from './clocked.ts';

const codesSchema = pipe(array(currencyCodeSchema), maxLength(60));

/** A list of currencies: what is in it, and the amount of one of them. */
export const storedListSchema = clocked({
  id: idSchema,
  rows: codesSchema,
  from: currencyCodeSchema,
  amount: pipe(string(), maxLength(1001)),
  pinned: optional(codesSchema),
  hidden: optional(codesSchema),
});

/** `theme`, `language`, `cup`, `figures`; `kind/ARS`: which kind of rate was chosen for a currency. */
export const preferenceSchema = clocked({ id: idSchema, value: unknown() });
