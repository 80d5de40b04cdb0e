import type { ExchangeRates, StreetSourceReport } from '@equivale/contract';
import { crossRate, dayOfInstant, isoDate } from '@equivale/core';
import type { Logger } from 'pino';
import { createSourceFetch, failureWords, keepValidators, type Validator } from '../ingest/fetch-source.ts';
import { recordRefusals } from '../ingest/refusal-rows.ts';
import { isLive, NEVER_ASKED, recordAttempt, sourceStates } from '../ingest/source-state.ts';
import {
  isGone,
  loadStreet,
  STREET_STATE_KEY,
  type StreetBeside,
  type StreetState,
  streetBeside,
} from '../rates/street/street-state.ts';
import { confirmStreet, type StreetRefusal, takeInStreet } from '../rates/street/take-in.ts';
import type { StreetSettings } from '../source-settings.ts';
import { STREET_SOURCES } from '../sources/street/all-street-sources.ts';
import type { StreetSource } from '../sources/street/street-source.ts';
import type { Store } from '../store/open-store.ts';
import type { RefusalRecord } from '../store/rows.ts';
import { oneAtATime } from './one-at-a-time.ts';

interface Deps {
  readonly store: Pick<Store, 'getMeta' | 'setMeta' | 'lock' | 'announce' | 'refusals' | 'putRefusals'> &
    Parameters<typeof recordRefusals>[0];
  readonly log: Logger;
  readonly now: () => Date;
  readonly settings: StreetSettings;
  readonly timeoutMs: number;
  readonly contact?: string | undefined;
  /** Reference rates per 1 USD. */
  readonly reference: () => Promise<ExchangeRates['rates']>;
}

export type StreetRates = ReturnType<typeof createStreetRates>;

const rowOf = (
  source: StreetSource,
  { figure, rate, rule, held }: StreetRefusal,
  at: string,
): RefusalRecord => ({
  at,
  source: source.key,
  code: figure.code,
  date: isoDate(dayOfInstant(figure.claimedMs)),
  rule: `street-${rule}`,
  rate: rate === undefined ? null : Number(rate),
  detail: `${figure.name} per ${figure.base}${held ? ', waits' : ''}`,
});

interface Round extends Deps {
  readonly validators: Map<string, Validator>;
  readonly ending: AbortSignal;
  /** What was served after the last round. */
  announced?: string;
}

function fetchBody({ key, url }: StreetSource, round: Round) {
  const { settings, timeoutMs, contact, validators, ending } = round;
  const place = settings.sources[key];
  const { fetch, seen } = createSourceFetch({
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ending]),
    ...{ validators, contact, token: settings.tokens[key] },
    mirror: place === 'on' ? undefined : place,
  });
  return { fetched: fetch(url), seen };
}

/** Asks one source and takes in what it says. @returns how many figures were refused, or wait, and the version of what it said */
async function askOne(
  source: StreetSource,
  state: StreetState,
  rates: ExchangeRates['rates'],
  round: Round,
): Promise<{ readonly refused: number; readonly seen: ReadonlyMap<string, Validator> }> {
  const { fetched, seen } = fetchBody(source, round);
  const payload = await fetched;
  const { store, log, now } = round;
  const nowMs = now().getTime();
  if (payload === undefined) {
    confirmStreet(source.key, state, nowMs);
    return { refused: 0, seen };
  }
  const reference = (base: string, code: string): number | undefined => {
    const [per, of] = [rates[code], rates[base]];
    return per && of && crossRate(per, of);
  };
  const refused = takeInStreet({ source, figures: source.read(payload.body), nowMs, reference }, state);
  const at = new Date(nowMs).toISOString();
  await recordRefusals(
    store,
    refused.map((refusal) => rowOf(source, refusal, at)),
  );
  if (refused.length > 0) log.warn({ source: source.key, refused: refused.length }, 'street rates refused');
  return { refused: refused.length, seen };
}

/** How the publishers are doing that are switched on. */
async function reportOf(
  sources: readonly StreetSource[],
  { store, now }: Pick<Deps, 'store' | 'now'>,
): Promise<StreetSourceReport[]> {
  const [state, states] = await Promise.all([loadStreet(store), sourceStates(store, sources)]);
  const at = now();
  return sources.map(({ key, name, site }) => {
    const stored = Object.values(state.entries).filter(
      (entry) => entry.source === key && !isGone(entry, at.getTime()),
    );
    const last = stored.length === 0 ? undefined : Math.max(...stored.map(({ sinceMs }) => sinceMs));
    const newest = last === undefined ? null : isoDate(dayOfInstant(last));
    const attempt = states.get(key) ?? NEVER_ASKED;
    return { key, name, site, codes: stored.length, newest, ...attempt, live: isLive(attempt, at) };
  });
}

async function doRound(sources: readonly StreetSource[], round: Round): Promise<boolean> {
  const { store, log, now, ending, reference, validators } = round;
  const state = await loadStreet(store);
  const rates = await reference();
  const versions = new Map<string, Validator>();
  let answered = 0;
  // Serial: each is compared with those before it.
  for (const source of sources) {
    let [error, refused]: [string | null, number] = [null, 0];
    try {
      const outcome = await askOne(source, state, rates, round);
      refused = outcome.refused;
      // A figure that waits is looked at again in the next response.
      if (refused === 0) for (const [url, version] of outcome.seen) versions.set(url, version);
      answered += 1;
    } catch (failure) {
      ending.throwIfAborted();
      error = failureWords(failure);
      log.warn({ source: source.key, error }, 'street source failed');
    }
    await recordAttempt(store, source.key, { at: now().toISOString(), error, refused });
  }
  await store.setMeta(STREET_STATE_KEY, JSON.stringify(state));
  // Not before: "nothing new" would be all that is heard of what could not be stored.
  keepValidators(validators, versions);
  // Also without an answer: what still moved at the last round may be frozen by now.
  const served = JSON.stringify(streetBeside(state, sources, now().getTime()));
  if (served !== round.announced) await store.announce();
  round.announced = served;
  return answered > 0;
}

/** The rates of the street: with no source switched on nothing is requested, read or served. */
export function createStreetRates(deps: Deps) {
  const { store, log, now, settings } = deps;
  const sources = STREET_SOURCES.filter(({ key }) => settings.sources[key] !== undefined);
  const ending = new AbortController();
  const round: Round = { ...deps, validators: new Map(), ending: ending.signal };

  async function lockedRound(): Promise<boolean> {
    try {
      return (await store.lock('street', () => doRound(sources, round))) ?? true;
    } catch (error) {
      if (!ending.signal.aborted) log.error({ err: error }, 'street refresh failed');
      return false;
    }
  }

  return {
    ...oneAtATime(lockedRound, ending),
    async served(): Promise<StreetBeside | undefined> {
      if (sources.length === 0) return undefined;
      return streetBeside(await loadStreet(store), sources, now().getTime());
    },
    /** How each publisher that is switched on is doing; undefined where none is. */
    report: async () => (sources.length === 0 ? undefined : reportOf(sources, deps)),
  };
}
