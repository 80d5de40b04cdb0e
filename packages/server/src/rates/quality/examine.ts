import { dayNumber } from '@equivale/core';
import type { Observation } from '../../sources/source.ts';
import type { Dated } from '../observation-index.ts';
import type { Examined, Publication, QualityState, SourceQuote } from './rule.ts';
import { lastGood } from './rules/moves.ts';
import { sourceQuotes } from './source-quotes.ts';

/** Puts a value under examination; the other sources are looked up once, and only when a rule wants them. */
export function examine(observation: Observation, table: Publication, state: QualityState): Examined {
  const day = dayNumber(observation.date);
  let quotes: readonly SourceQuote[] | undefined;
  const readQuotes = () => (quotes ??= sourceQuotes(observation, day, table, state));
  let last: { readonly value: Dated | undefined } | undefined;
  return {
    observation,
    day,
    table,
    state,
    get last() {
      last ??= { value: lastGood(observation, day, state, readQuotes) };
      return last.value;
    },
    get quotes() {
      return readQuotes();
    },
  };
}
