import type { OwnUnit } from '@equivale/core/own-units';
import { maxLength, object, optional, pipe, regex, string } from 'valibot';
import { type Parsed, parseWith } from '../parsed.ts';
import { clocked } from './clocked.ts';

/** Letters of any script, and between them spaces, hyphens, dots and apostrophes; a degree sign. No digits: those are amounts. */
const WORD = /^[\p{L}°](?:(?:\. |[ '’.-])?[\p{L}\p{M}°])*\.?$/u;

const wordSchema = (most: number) =>
  pipe(string(), maxLength(most, 'is too long'), regex(WORD, 'must be letters'));

/** Longest name and longest symbol, in UTF-16 units. */
export const OWN_UNIT_LENGTHS = { name: 40, symbol: 12 } as const;

/** Digits of a factor: more than anything is measured with. */
const numberSchema = pipe(string(), regex(/^[-\d./]{1,60}$/, 'must be a number'));

/**
 * A unit that a person defined, as it is stored on a device and written to a copy of its data. Whether it can be worked out,
 * and whether its words are free, depends on the other units and is not said here.
 */
const ownUnitSchema = object({
  id: pipe(string(), regex(/^own-[\da-z-]{1,60}$/, 'must be the id of an own unit')),
  name: wordSchema(OWN_UNIT_LENGTHS.name),
  plural: optional(wordSchema(OWN_UNIT_LENGTHS.name)),
  symbol: wordSchema(OWN_UNIT_LENGTHS.symbol),
  factor: numberSchema,
  of: optional(pipe(string(), regex(/^[\w-]{1,64}$/, 'must be a unit'))),
  offset: optional(numberSchema),
  categoryName: optional(pipe(string(), regex(/^\S.{0,39}$/u, 'must be a name'))),
});

/** An own unit with its clock. */
export const storedOwnUnitSchema = clocked(ownUnitSchema.entries);

/** Reads an own unit that comes from a device's storage or a copy of its data. */
export const parseOwnUnit = (input: unknown): Parsed<OwnUnit> =>
  parseWith(ownUnitSchema, input) as Parsed<OwnUnit>;
