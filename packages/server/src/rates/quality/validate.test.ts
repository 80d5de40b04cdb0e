import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { dayNumber, isoDate } from '@equivale/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSeed, seedObservations } from '../../seed/read-seed.ts';
import { decodeSeed } from '../../seed/seed-text.ts';
import type { Observation, SourceKey } from '../../sources/source.ts';
import { CRYPTO } from '../facts/currency-facts.ts';
import { ObservationIndex } from '../observation-index.ts';
import type { QualityState, ValidationResult } from './rule.ts';
import { applyResult, emptyState, validate } from './validate.ts';

const recorded = join(import.meta.dirname, '../recorded');
const bundle = readSeed();
const ecb = bundle.filter((series) => series.source === 'ecb');

/** The 344 recorded tables of exchange-api as published: our codes with their values, and as many nameless others as there were. */
function archive(): Observation[][] {
  const text = brotliDecompressSync(readFileSync(join(recorded, 'exchange-api-archive.txt.br')));
  const others = JSON.parse(
    readFileSync(join(recorded, 'exchange-api-archive-others.json'), 'utf8'),
  ) as number[];
  const byDate = Map.groupBy(seedObservations(decodeSeed(text.toString('latin1'))), ({ date }) => date);
  return [...byDate.keys()].sort().map((date, at) => [
    ...(byDate.get(date) ?? []),
    ...Array.from({ length: others[at] ?? 0 }, (_, n) => ({
      source: 'exchange-api' as const,
      code: `TOKEN${n}`,
      date,
      rate: 1,
    })),
  ]);
}

const table = (source: SourceKey, date: string, rates: Record<string, number>): Observation[] =>
  Object.entries(rates).map(([code, rate]) => ({ source, code, date, rate }));

function stateWithEcb(today: string, until = today): QualityState {
  const state = emptyState(dayNumber(today));
  for (const observation of seedObservations(ecb))
    if (observation.date <= until && observation.date > '2024') state.index.put(observation);
  return state;
}

const results = new Map<string, ValidationResult>();
const served = new Map<string, Map<string, number>>();
/** As the bundle is built: all others first. */
const replayed = emptyState(dayNumber('2026-02-28'));

beforeAll(() => {
  const others = bundle.filter(({ source }) => source !== 'exchange-api');
  for (const observation of seedObservations(others))
    if (observation.date > '2024') replayed.index.put(observation);
  for (const observations of archive()) {
    const date = observations[0]?.date ?? '';
    const result = validate('exchange-api', observations, replayed);
    applyResult(result, replayed);
    results.set(date, result);
    const now = new Map<string, number>();
    for (const code of replayed.index.codes('exchange-api'))
      now.set(code, replayed.index.latest('exchange-api', code)?.rate ?? Number.NaN);
    served.set(date, now);
  }
});

const refusal = (date: string, code: string) =>
  results.get(date)?.refused.find((entry) => entry.observation.code === code)?.reason;
const servedOn = (date: string, code: string) => served.get(date)?.get(code) ?? Number.NaN;

describe('incidents of the recorded archive', () => {
  it('has all 344 tables', () => {
    expect(results.size).toBe(344);
    expect(results.has('2025-12-10')).toBe(false);
  });

  it('are bundled as the rules take them in: the bundle is what its builder makes', () => {
    const made = [...replayed.index.observations()].filter(({ source }) => source === 'exchange-api');
    const bundled = [...seedObservations(bundle.filter(({ source }) => source === 'exchange-api'))];
    const key = ({ code, date, rate }: Observation) => `${code} ${date} ${rate}`;
    const old = bundled.filter(({ date }) => date < '2026-09-29');
    expect(made.map(key).sort()).toEqual(old.map(key).sort());
  });

  it('stores no token that is no currency, no price of a unit fixed by law, and of a venue coins alone', () => {
    expect(replayed.index.codes('exchange-api').some((code) => code.startsWith('TOKEN'))).toBe(false);
    const compiled = table('exchange-api', '2026-02-26', { MXV: 2.32924553, MXN: 20.29768434 });
    const known = stateWithEcb('2026-02-26');
    expect(validate('exchange-api', compiled, known, { partial: true })).toMatchObject({
      accepted: [{ code: 'MXN' }],
      refused: [],
    });
    const venue = table('coinbase', '2026-02-26', { EUR: 0.85, CUC: 1, BTC: 0.00001468 });
    const { accepted, refused } = validate('coinbase', venue, emptyState(dayNumber('2026-02-26')));
    expect([accepted.map(({ code }) => code), refused]).toEqual([['BTC'], []]);
  });

  it('MNT as the token Mantle is never served', () => {
    for (const date of ['2025-03-23', '2025-03-31']) expect(refusal(date, 'MNT')).toBe('degraded-table');
    for (let day = dayNumber('2025-10-25'); day <= dayNumber('2025-11-15'); day++)
      expect(refusal(isoDate(day), 'MNT')).toBe('beyond-factor-three');
    for (const [date, rates] of served) expect(rates.get('MNT'), date).toBeGreaterThan(3000);
    expect(servedOn('2025-11-16', 'MNT')).toBe(4152.29259338);
  });

  it('VES and VED a hundred times too big are slipped decimal points', () => {
    for (const date of ['2025-05-07', '2025-05-16'])
      for (const code of ['VES', 'VED']) expect(refusal(date, code)).toBe('power-of-ten');
    expect(servedOn('2025-05-07', 'VES')).toBe(100.04605956);
    expect(servedOn('2025-05-08', 'VES')).toBe(103.58225512);
  });

  it('a table without 92 of its codes carries other tokens under the names BTC, ETH and XRP', () => {
    expect(results.get('2025-12-06')?.isDegraded).toBe(true);
    for (const code of ['BTC', 'ETH', 'XRP']) expect(refusal('2025-12-06', code)).toBe('degraded-table');
    for (const rates of served.values()) expect(rates.get('BTC') ?? 1).toBeLessThan(3e-5);
    expect(servedOn('2025-12-07', 'BTC')).toBe(0.00001302602);
  });

  it('SYP takes its new unit in January 2026 and never goes back', () => {
    expect(servedOn('2026-01-07', 'SYP')).toBe(12940.9495385);
    expect(servedOn('2026-01-08', 'SYP')).toBe(129.10822169);
    expect(refusal('2026-02-12', 'SYP')).toBe('degraded-table');
    expect(servedOn('2026-02-12', 'SYP')).toBe(131.65336959);
  });

  it('IRR follows the end of its official rate and not the one day it came back', () => {
    expect(servedOn('2026-01-09', 'IRR')).toBeLessThan(60_000);
    expect(servedOn('2026-01-10', 'IRR')).toBe(1163416.03249852);
    expect(refusal('2026-02-12', 'IRR')).toBe('degraded-table');
    expect(servedOn('2026-02-12', 'IRR')).toBe(1489629.64224888);
  });

  it('of a table that lost codes, SLE and XDR 6 % off are not taken, though a day may bring as much', () => {
    for (const code of ['SLE', 'XDR']) expect(refusal('2026-02-12', code)).toBe('degraded-table');
    expect(servedOn('2026-02-12', 'SLE')).toBe(27.24289066);
  });

  it('CUP of another upstream is not taken', () => {
    expect(refusal('2025-03-23', 'CUP')).toBe('degraded-table');
  });

  it('CUP without its segment is taken up to the day before there were several, and never since', () => {
    const days = [...results.keys()].filter((date) =>
      results.get(date)?.accepted.some(({ code }) => code === 'CUP'),
    );
    expect(days.at(-1)).toBe('2025-12-18');
    expect(refusal('2026-02-12', 'CUP')).toBeUndefined();
  });

  it('gold with three digits left is not taken', () => {
    expect(refusal('2025-03-23', 'XAU')).toBe('lost-digits');
  });

  it('a quote of KYD beside its peg is refused; a sound one is of no use', () => {
    const off = [...results].filter(([date]) => refusal(date, 'KYD') === 'off-peg');
    expect(off.length).toBeGreaterThan(50);
    for (const { accepted } of results.values())
      expect(accepted.some(({ code }) => code === 'KYD' || code === 'AED')).toBe(false);
  });

  it('a table whose tail stands on AED, as on 2021-06-01, gives none of its tail', () => {
    const tail = ['UYU', 'UZS', 'VND', 'XOF', 'YER', 'ZMW'];
    const state = stateWithEcb('2026-02-13');
    const days = archive();
    const at = days.findIndex((day) => day[0]?.date === '2026-02-11');
    applyResult(validate('exchange-api', days[at - 1] ?? [], state), state);
    const onAed = (days[at] ?? []).map((observation) =>
      tail.includes(observation.code) ? { ...observation, rate: observation.rate / 3.6728 } : observation,
    );
    const { refused, accepted } = validate('exchange-api', onAed, state);
    expect(refused.map(({ observation }) => observation.code)).toEqual(expect.arrayContaining(tail));
    expect(accepted.some(({ code }) => tail.includes(code))).toBe(false);
  });

  it('true jumps of the market are served within three publications', () => {
    expect(refusal('2025-04-11', 'LYD')).toBe('jump');
    expect(servedOn('2025-04-13', 'LYD')).toBeGreaterThan(6);
    expect(refusal('2025-04-15', 'ARS')).toBe('jump');
    expect(servedOn('2025-04-16', 'ARS')).toBeGreaterThan(1300);
  });

  it('2026-09-29 offers SYP at 13,003 per dollar and keeps 110', () => {
    const file = join(import.meta.dirname, '../../sources/recorded/exchange-api-2026-09-29-eur.min.json');
    const { date, eur } = JSON.parse(readFileSync(file, 'utf8')) as {
      date: string;
      eur: Record<string, number>;
    };
    const upper = Object.fromEntries(Object.entries(eur).map(([code, rate]) => [code.toUpperCase(), rate]));
    // Seven months after the archive, HMRC's figures of September say where the others have gone.
    const now = { ...replayed, today: dayNumber(date) };
    const result = validate('exchange-api', table('exchange-api', date, upper), now);
    const syp = result.refused.find((entry) => entry.observation.code === 'SYP');
    expect(syp).toMatchObject({ reason: 'beyond-factor-three', observation: { rate: 14772.816477 } });
    expect(result.accepted.find(({ code }) => code === 'BOB')?.rate).toBe(13.81797255);
    const bundled = bundle.filter(
      ({ source, days }) => source === 'exchange-api' && days.at(-1) === now.today,
    );
    expect(result.accepted.map(({ code }) => code).sort()).toEqual(bundled.map(({ code }) => code));
  });
});

describe('the whole archive in order', () => {
  it('[D.blend] serves no fiat value more than 5 % from the ECB of the same day', () => {
    let compared = 0;
    for (const [date, rates] of served) {
      for (const { code } of ecb) {
        const truth = replayed.index.latest('ecb', code, dayNumber(date));
        const rate = rates.get(code);
        if (truth === undefined || rate === undefined || dayNumber(date) - truth.day > 4) continue;
        compared++;
        expect(Math.abs(rate / truth.rate - 1), `${code} ${date}`).toBeLessThan(0.05);
      }
    }
    expect(compared).toBeGreaterThan(9000);
  });

  it('refuses no good ECB value of those days for more than one publication', () => {
    const state = stateWithEcb('2026-02-28', '2025-03-17');
    const days = Map.groupBy(
      [...seedObservations(ecb)].filter(({ date }) => date > '2025-03-17' && date <= '2026-02-26'),
      ({ date }) => date,
    );
    const prices = new Map(archive().map((day) => [day[0]?.date ?? '', day]));
    const waited: string[] = [];
    for (const date of [...days.keys()].sort()) {
      const result = validate('ecb', days.get(date) ?? [], state);
      applyResult(result, state);
      expect(result.table, date).toBeUndefined();
      waited.push(...result.refused.map(({ observation }) => `${observation.code} ${date}`));
      const compiled = prices.get(date);
      if (compiled) applyResult(validate('exchange-api', compiled, state), state);
    }
    expect(days.size).toBeGreaterThan(230);
    expect(waited).toEqual([]);
  });

  it('moves no fiat code by more than 20 % a day except where the table of true changes says so', () => {
    let before = new Map<string, number>();
    const moved: string[] = [];
    for (const [date, rates] of served) {
      for (const [code, rate] of rates) {
        const old = before.get(code);
        if (old && !CRYPTO.has(code) && Math.abs(Math.log(rate / old)) > Math.log(1.2))
          moved.push(`${code} ${date}`);
      }
      before = rates;
    }
    expect(moved).toEqual(['SYP 2026-01-08', 'IRR 2026-01-10', 'XAG 2026-02-02']);
  });
});

describe('rules on single tables', () => {
  const day = '2026-08-20';
  const known = stateWithEcb('2026-08-21', day);
  const record = stateWithEcb('2026-08-21').index;
  const good = Object.fromEntries(
    ecb.flatMap(({ code }) => {
      const rate = record.on('ecb', code, dayNumber('2026-08-21'));
      return rate === undefined ? [] : [[code, rate] as const];
    }),
  );
  const perDollar = Object.fromEntries(
    Object.entries({ ...good, EUR: 1 }).map(([code, rate]) => [code, rate / (good.USD ?? 1)]),
  );
  /** A piece of a compiled table per euro: the majors of the day, and some others. */
  const compiledOf = (others: Record<string, number>) => table('exchange-api', day, { ...good, ...others });
  const validateEcb = (rates: Record<string, number>, date = '2026-08-21') =>
    validate('ecb', table('ecb', date, rates), known);

  it('takes a sound table as it is', () => {
    expect(validateEcb(good)).toMatchObject({ refused: [] });
    expect(validateEcb(good).accepted).toHaveLength(29);
  });

  it.each([
    ['zero', 0, 'not-a-rate'],
    ['a negative', -1.17, 'not-a-rate'],
    ['NaN', Number.NaN, 'not-a-rate'],
    ['infinity', Number.POSITIVE_INFINITY, 'not-a-rate'],
    ['a hundred times', 116.99, 'power-of-ten'],
    ['four times', 4.7, 'beyond-factor-three'],
    ['ten percent more', 1.29, 'jump'],
  ])('%s for USD is refused and nothing else', (_, USD, reason) => {
    const { refused, accepted } = validateEcb({ ...good, USD });
    expect(refused.map((entry) => [entry.observation.code, entry.reason])).toEqual([['USD', reason]]);
    expect(accepted).toHaveLength(28);
  });

  it('refuses days in the future, as in the IMF compilation with a row of 2027-03-31', () => {
    const { refused, accepted } = validateEcb(good, '2027-03-31');
    expect(accepted).toEqual([]);
    expect(new Set(refused.map((entry) => entry.reason))).toEqual(new Set(['future-date']));
  });

  it('takes neither of two figures for one code and day: which of them is meant cannot be told', () => {
    const twice = [...table('ecb', '2026-08-21', good), ...table('ecb', '2026-08-21', { SEK: 11.2 })];
    const { accepted, refused } = validate('ecb', twice, known);
    expect(accepted.some(({ code }) => code === 'SEK')).toBe(false);
    expect(refused.map((entry) => entry.reason)).toEqual(['two-values', 'two-values']);
  });

  it('refuses a base that does not cost 1, as IEX did with USDUSD 230.92', () => {
    const { refused } = validateEcb({ ...good, EUR: 230.92 });
    expect(refused.map((entry) => entry.reason)).toEqual(['wrong-base']);
  });

  it('refuses a table on another base, inverted or cut short as a whole', () => {
    const inverted = Object.fromEntries(Object.entries(good).map(([code, rate]) => [code, 1 / rate]));
    const short = Object.fromEntries(Object.entries(good).slice(0, 20));
    expect(validateEcb(perDollar).table).toBe('majors-disagree');
    expect(validateEcb(inverted).table).toBe('majors-disagree');
    expect(validateEcb(short).table).toBe('too-few-codes');
    expect(validateEcb(perDollar).accepted).toEqual([]);
  });

  it('serves no quote of a withdrawn code', () => {
    const { accepted, refused } = validateEcb({ ...good, BGN: 1.96, HRK: 7.5 });
    expect([refused, accepted.length]).toEqual([[], 29]);
  });

  it('accepts a true jump of the ECB with its next publication: TRY −26.6 % on 2021-12-21', () => {
    const state = emptyState(dayNumber('2021-12-22'));
    const days = Map.groupBy(
      [...seedObservations(ecb)].filter(({ date }) => date >= '2021-12-01' && date <= '2021-12-22'),
      ({ date }) => date,
    );
    const waited: string[] = [];
    for (const [date, observations] of [...days].sort(([a], [b]) => a.localeCompare(b))) {
      const result = validate('ecb', observations, state);
      waited.push(...result.refused.map((entry) => `${entry.observation.code} ${date} ${entry.reason}`));
      applyResult(result, state);
    }
    expect(waited).toEqual(['TRY 2021-12-17 jump', 'TRY 2021-12-21 jump']);
    expect(state.index.on('ecb', 'TRY', dayNumber('2021-12-21'))).toBe(14.7132);
    expect(state.index.on('ecb', 'TRY', dayNumber('2021-12-17'))).toBe(19.1155);
    expect(state.held.size).toBe(0);
  });

  it('validates a jump by what follows on its own side only', () => {
    const state = stateWithEcb('2026-08-28', day);
    const usd = good.USD ?? 1;
    const publish = (date: string, factor: number) => {
      const result = validate('ecb', table('ecb', date, { ...good, USD: usd * factor }), state);
      applyResult(result, state);
      return result.accepted.filter(({ code }) => code === 'USD').map((entry) => entry.date);
    };
    expect(publish('2026-08-21', 1.2)).toEqual([]);
    expect(publish('2026-08-24', 0.8)).toEqual([]);
    expect(publish('2026-08-25', 0.81)).toEqual(['2026-08-24', '2026-08-25']);
  });

  it('takes a correction of a known day: NOK of 2025-10-23', () => {
    const state = stateWithEcb('2025-10-24', '2025-10-22');
    const asPublished = table('ecb', '2025-10-23', { ...good, NOK: 11.8529 });
    applyResult({ ...validate('ecb', asPublished, state) }, state);
    const nok = state.index.on('ecb', 'NOK', dayNumber('2025-10-23'));
    expect(nok).toBe(11.8529);
    const corrected = table('ecb', '2025-10-23', { ...good, NOK: 11.5829 });
    expect(validate('ecb', corrected, state).accepted).toEqual([
      { source: 'ecb', code: 'NOK', date: '2025-10-23', rate: 11.5829 },
    ]);
  });

  it('outvotes what lies more than 5 % from the ECB', () => {
    const rates = { ...good, NOK: (good.NOK ?? 0) * 1.06 };
    const state = stateWithEcb('2026-08-21', day);
    const result = validate('imf', table('imf', day, { ...rates, USD: good.USD ?? 0, EUR: 1 }), state);
    expect(result.refused.map((entry) => [entry.observation.code, entry.reason])).toEqual([
      ['NOK', 'outvoted'],
    ]);
  });

  it('refuses the dollar’s figure under another name, as HMRC printed it for LRD', () => {
    const state = emptyState(dayNumber('2021-02-01'));
    const result = validate(
      'hmrc',
      table('hmrc', '2021-01-01', { USD: 1.3388, LRD: 1.3388, PAB: 1.3388 }),
      state,
    );
    expect(result.refused.map((entry) => [entry.observation.code, entry.reason])).toEqual([
      ['LRD', 'copied-value'],
    ]);
  });

  it('measures a first value against the other sources', () => {
    const state = stateWithEcb('2026-08-21', day);
    applyResult(
      validate('exchange-api', compiledOf({ VND: 30_000, KES: 150 }), state, { partial: true }),
      state,
    );
    const rows = { ...perDollar, VND: 26_000 * 100, KES: 129 * 1.4, AFN: 65 };
    const result = validate('frankfurter-nbu', table('frankfurter-nbu', day, rows), state, { partial: true });
    const reasons = Object.fromEntries(result.refused.map((entry) => [entry.observation.code, entry.reason]));
    expect(reasons).toEqual({ VND: 'power-of-ten', KES: 'jump' });
    expect(result.accepted.map(({ code }) => code)).toContain('AFN');
  });

  it('leaves what it knows untouched', () => {
    const index = new ObservationIndex();
    const state = emptyState(dayNumber(day), index);
    validate('ecb', table('ecb', day, good), state);
    expect([...index.observations()]).toEqual([]);
  });
});
