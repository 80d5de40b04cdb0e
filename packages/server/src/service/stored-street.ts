import type { ExchangeRates, StreetRateServed } from '@equivale/contract';
import { servedStreet } from '../rates/street/served-street.ts';
import { readStreetState, STREET_STATE_KEY, type StreetState } from '../rates/street/street-state.ts';
import type { StreetSource } from '../sources/street/street-source.ts';
import type { StoredRates } from '../store/store.ts';

/** The part of a table that street rates add. */
export interface StreetBeside {
  readonly kinds: StreetRateServed[];
  readonly sources: ExchangeRates['sources'];
}

export const loadStreet = async (store: Pick<StoredRates, 'getMeta'>): Promise<StreetState> =>
  readStreetState(await store.getMeta(STREET_STATE_KEY));

/** @param sources those whose rates are served */
export const streetBeside = (
  state: StreetState,
  sources: readonly StreetSource[],
  nowMs: number,
): StreetBeside => ({
  kinds: servedStreet(state, sources, nowMs),
  sources: Object.fromEntries(sources.map(({ key, name, site }) => [key, { name, site }])),
});
