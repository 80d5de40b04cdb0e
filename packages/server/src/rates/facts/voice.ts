import type { RateOrigin, RateWithQuotes, SourceKey } from '@equivale/contract';
import { AUTHORITIES, INSTITUTIONS } from '../../facts/facts.ts';
import { SOURCES, sourceInfo } from '../../sources/all-sources.ts';
import { CRYPTO } from './currency-facts.ts';

const names = new Map([...SOURCES, ...INSTITUTIONS].map(({ key, name }) => [key, name]));

/** The institution that publishes the official rate of a code; of the dollar, in which all are quoted, nobody does. */
export function authorityOf(code: string): Pick<RateWithQuotes, 'authority'> {
  const key = AUTHORITIES.get(code);
  if (code === 'USD' || CRYPTO.has(code)) return {};
  return { authority: key === undefined ? null : { key, name: names.get(key) ?? key } };
}

/** Whose figures those of a source are, and of what kind. */
export function voiceOf(
  source: SourceKey,
): Pick<RateOrigin, 'rateType' | 'institution' | 'via' | 'segment' | 'compiled'> {
  const { rateType, institution, via, segment, kind } = sourceInfo(source);
  return {
    rateType,
    ...(institution && { institution }),
    ...(via && { via }),
    ...(segment && { segment }),
    ...(kind === 'compiled' && { compiled: true }),
  };
}
