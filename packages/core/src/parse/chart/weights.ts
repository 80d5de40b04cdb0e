import type { Role } from './cell.ts';

/**
 * What a stretch of the imagination costs: 0 is how people write, above {@link WEIGHTS.most} nothing is understood. One table, so that
 * costs can be held against each other.
 */
export const WEIGHTS = {
  /** A text is refused above it. */
  most: 5,
  /** Meanings within it of the best are told beside it; those of another family of rules make the question two. Sums of tenths round: a little more than 1. */
  near: 1.001,
  /** Each cell of a cover: few long ones rather than many short ones. */
  cell: 0.1,
  otherNumber: 0.6,
  article: 0.3,
  littleUnit: 0.5,
  /** A word between two cells that a rule joins. */
  gap: 0.05,
  /** A noun in a place where one can stand. */
  noun: 0.7,
  bareTarget: 0.4,
  /** An apple that is a unit somewhere. */
  unitAsNoun: 0.6,
} as const;

/** What it costs to leave out a word of a role; roles that are not here are never left out. */
export const SKIPPED: Partial<Record<Role, number>> = {
  silent: 0.05,
  of: 0.05,
  in: 0.3,
  and: 0.15,
  howMany: 0.3,
  does: 0.1,
  costs: 0.3,
  at: 0.3,
  given: 0.05,
  what: 0.1,
  is: 0.1,
  for: 0.4,
  moves: 0.4,
  holds: 0.5,
  on: 0.2,
};
