import { describe, expect, it } from 'vitest';
import { bluelytics } from '../../sources/street/bluelytics.ts';
import { dolarApiAr, dolarApiVe, readDolarApi } from '../../sources/street/dolarapi.ts';
import { elToque } from '../../sources/street/eltoque.ts';
import type { StreetFigure, StreetSource } from '../../sources/street/street-source.ts';
import { yadio } from '../../sources/street/yadio.ts';
import { recording } from '../../testing/recorded-upstream.ts';
import { emptyStreetState, type StreetState, servedStreet } from './street-state.ts';
import { takeInStreet } from './take-in.ts';

const HOUR_MS = 3_600_000;
/** A Tuesday. */
const START_MS = Date.parse('2026-08-18T12:00:00Z');
const sources = [dolarApiAr, bluelytics, elToque, yadio];

const blue = (bid: number, ask: number, more: Partial<StreetFigure> = {}): StreetFigure => ({
  code: 'ARS',
  base: 'USD',
  kind: 'parallel',
  name: 'blue',
  bid: `${bid}`,
  ask: `${ask}`,
  claimedMs: 0,
  ...more,
});
const official = blue(1470, 1520, { kind: 'official', name: 'oficial' });
const mep = (hour: number) => blue(1531 + hour, 1545 + hour, { kind: 'market', name: 'mep' });

/** A world by the hour: what each source publishes in it, and what is served after it. */
function simulate(
  hours: number,
  publish: (hour: number) => readonly (readonly [StreetSource, readonly StreetFigure[] | 'nothing'])[],
  state: StreetState = emptyStreetState(),
) {
  return Array.from({ length: hours }, (_, hour) => {
    const nowMs = START_MS + hour * HOUR_MS;
    for (const [source, published] of publish(hour)) {
      if (published === 'nothing') continue;
      const figures = published.map((figure) => ({ ...figure, claimedMs: figure.claimedMs || nowMs }));
      takeInStreet({ source, figures, nowMs, reference: () => 1495 }, state);
    }
    return servedStreet(state, sources, nowMs);
  });
}

const blueOf = (served: ReturnType<typeof servedStreet>) => served.find(({ name }) => name === 'blue');

/** What the true blue of an hour is: it creeps. */
const trueBlue = (hour: number) => blue(1530 + hour, 1550 + hour);
const FROM = 4;

interface Fault {
  readonly name: string;
  /** What is published in place of the true blue in the hours of the fault; `[]` where there is no figure. */
  readonly wrong: (hour: number) => readonly StreetFigure[] | 'nothing';
  readonly lasts: number;
  /** A second publisher goes on rightly. */
  readonly second?: true;
}

const FAULTS: readonly Fault[] = [
  { name: 'null or zero with a fresh date', wrong: () => [], lasts: 8 },
  { name: 'a banner in place of the response', wrong: () => 'nothing', lasts: 8 },
  {
    name: 'a figure of a day to come',
    wrong: (h) => [blue(1600, 1620, { claimedMs: START_MS + (h + 24) * HOUR_MS })],
    lasts: 8,
  },
  {
    name: 'an old response again',
    wrong: () => [blue(1480, 1500, { claimedMs: START_MS - 48 * HOUR_MS })],
    lasts: 8,
  },
  { name: 'bid and ask changed over', wrong: () => [blue(1550, 1530)], lasts: 8 },
  { name: 'a digit lost in the ask', wrong: () => [blue(1530, 155)], lasts: 8 },
  { name: 'a digit lost in the bid, and a wide spread', wrong: () => [blue(1130, 1550)], lasts: 8 },
  { name: 'the point lost: a hundred times', wrong: (h) => [blue(153_000 + h, 155_000 + h)], lasts: 8 },
  { name: 'the point moved: ten times', wrong: (h) => [blue(15_300 + h, 15_500 + h)], lasts: 8 },
  { name: 'pesos per ten dollars: a tenth', wrong: (h) => [blue(153 + h / 10, 155 + h / 10)], lasts: 8 },
  { name: 'turned round: dollars per peso', wrong: () => [blue(0.000645, 0.000654)], lasts: 8 },
  { name: "the official's row under its name", wrong: () => [blue(1470, 1520)], lasts: 8 },
  { name: "the card's row for one publication", wrong: () => [blue(1911, 1976)], lasts: 1 },
  {
    name: "a neighbour's figure, while a second publisher stays",
    wrong: (h) => [blue(1911 + h, 1976 + h)],
    lasts: 8,
    second: true,
  },
  {
    name: "the official's row under its name, while a second publisher stays",
    wrong: () => [blue(1470, 1520)],
    lasts: 8,
    second: true,
  },
  {
    name: 'a digit lost in the bid, while a second publisher stays',
    wrong: () => [blue(1130, 1550)],
    lasts: 8,
    second: true,
  },
  {
    name: 'the point moved, while a second publisher stays',
    wrong: (h) => [blue(15_300 + h, 15_500 + h)],
    lasts: 8,
    second: true,
  },
  { name: 'another currency in its row', wrong: (h) => [blue(291 + h, 292 + h)], lasts: 8 },
  { name: 'three times for one publication', wrong: () => [blue(4600, 4650)], lasts: 1 },
];

describe('[I15.street-faults]', () => {
  it.each(FAULTS)(
    '$name: nothing wrong is served, and the first true figures are',
    ({ wrong, lasts, second }) => {
      const isWrong = (hour: number) => hour >= FROM && hour < FROM + lasts;
      const served = simulate(FROM + lasts + 2, (hour) => {
        const row = isWrong(hour) ? wrong(hour) : [trueBlue(hour)];
        const published = row === 'nothing' ? row : [official, mep(hour), ...row];
        return [[dolarApiAr, published], ...(second ? [[bluelytics, [trueBlue(hour)]] as const] : [])];
      });
      for (const [hour, rates] of served.entries()) {
        const { rate: text = 1540, bid = 0, ask = 1 } = blueOf(rates) ?? {};
        const rate = Number(text);
        expect(Number(bid), `hour ${hour}`).toBeLessThan(Number(ask));
        expect(rate, `hour ${hour}`).toBeGreaterThanOrEqual(1540);
        expect(rate, `hour ${hour}`).toBeLessThanOrEqual(1540 + hour);
      }
      const last = FROM + lasts + 1;
      expect(blueOf(served[last] ?? [])?.rate).toBe(`${1540 + last}`);
    },
  );

  it('[I15.street-frozen] a value that stands still under fresh dates says since when, and moves on at once', () => {
    const still = (hour: number) => (hour >= 4 && hour < 40 ? blue(1534, 1554) : trueBlue(hour));
    const served = simulate(42, (hour) => [[dolarApiAr, [official, mep(hour), still(hour)]]]);
    expect(blueOf(served[20] ?? [])?.frozen).toBeUndefined();
    expect(blueOf(served[30] ?? [])).toMatchObject({ frozen: true, since: '2026-08-18T16:00:00.000Z' });
    expect(blueOf(served[41] ?? [])).toMatchObject({ rate: '1581' });
    expect(blueOf(served[41] ?? [])?.frozen).toBeUndefined();
  });

  it('[I15.street-frozen] one that stands still for three weekdays is frozen though it is alone; a weekend is no weekday', () => {
    const still = (hour: number) => trueBlue(Math.min(hour, 74));
    const served = simulate(24 * 6, (hour) => [[dolarApiAr, [official, mep(hour), still(hour)]]]);
    // the last new figure comes on Friday at 14:00
    for (const hour of [100, 122, 140]) expect(blueOf(served[hour] ?? [])?.frozen).toBeUndefined();
    const alone = simulate(24 * 4, () => [[dolarApiAr, [official, trueBlue(0)]]]);
    expect(blueOf(alone.at(-1) ?? [])).toMatchObject({ frozen: true, since: '2026-08-18T13:00:00.000Z' });
  });

  it('a second publisher that stands still speaks against no true move', () => {
    const moved = (hour: number) => (hour < 30 ? trueBlue(hour) : blue(2000 + hour, 2020 + hour));
    const served = simulate(33, (hour) => [
      [dolarApiAr, [official, mep(hour), moved(hour)]],
      [bluelytics, [blue(1530, 1550)]],
    ]);
    expect(blueOf(served[31] ?? [])).toMatchObject({ source: 'dolarapi-ar', rate: '2041' });
  });

  it('where it stands still and a second publisher moves, the second is served', () => {
    const served = simulate(34, (hour) => [
      [dolarApiAr, [official, mep(hour), blue(1530, 1550)]],
      [bluelytics, [trueBlue(hour)]],
    ]);
    expect(blueOf(served[12] ?? [])?.source).toBe('dolarapi-ar');
    expect(blueOf(served[33] ?? [])).toMatchObject({ source: 'bluelytics', rate: '1573' });
  });

  it('a publisher that says nothing for three days is not served any more', () => {
    const served = simulate(80, (hour) => [[dolarApiAr, hour < 4 ? [official, trueBlue(hour)] : 'nothing']]);
    expect(blueOf(served[60] ?? [])).toMatchObject({ rate: '1543', since: '2026-08-18T15:00:00.000Z' });
    expect(blueOf(served[79] ?? [])).toBeUndefined();
  });

  it('what is read a second time confirms nothing', () => {
    const state = emptyStreetState();
    const jump = blue(2000, 2020, { claimedMs: START_MS + 3 * HOUR_MS });
    const served = simulate(6, (hour) => [[dolarApiAr, hour < 3 ? [trueBlue(hour)] : [jump]]], state);
    expect(blueOf(served[5] ?? [])?.rate).toBe('1542');
  });
});

describe('[I15.street-held]', () => {
  it('a true move waits for one publication, and for none where a second publisher says it too', () => {
    const moved = (hour: number) => (hour < 4 ? blue(1530, 1550) : blue(2000 + hour, 2020 + hour));
    const alone = simulate(7, (hour) => [[dolarApiAr, [official, moved(hour)]]]);
    expect(alone.map((rates) => blueOf(rates)?.rate)).toEqual([
      undefined,
      '1540',
      '1540',
      '1540',
      '1540',
      '2015',
      '2016',
    ]);
    const news = simulate(1, (hour) => [
      [dolarApiAr, [official, trueBlue(hour)]],
      [bluelytics, [official, trueBlue(hour)]],
    ]);
    expect(blueOf(news[0] ?? [])).toMatchObject({ source: 'bluelytics', rate: '1540' });
    const both = simulate(6, (hour) => [
      [dolarApiAr, [moved(hour)]],
      [bluelytics, [moved(hour)]],
    ]);
    expect(blueOf(both[5] ?? [])?.rate).toBe('2015');
  });

  const before = (hour: number) => hour < 4;
  const was = blue(1530, 1550);
  /** Moves that two publishers tell of, from the fourth hour on. */
  const MOVES: readonly {
    readonly name: string;
    /** What each of the two says then. */
    readonly says: readonly [StreetFigure, StreetFigure];
    /** The hour in which the second says it. */
    readonly since?: number;
    /** The row beside it. */
    readonly beside?: StreetFigure;
    /** The official rate. */
    readonly at?: StreetFigure;
  }[] = [
    { name: 'by a third, seven percent apart', says: [blue(2000, 2020), blue(2140, 2160)] },
    { name: 'by a third, one an hour later', says: [blue(2000, 2020), blue(2005, 2025)], since: 5 },
    {
      name: 'to bid and ask of the row beside it',
      says: [blue(1560, 1580), blue(1561, 1581)],
      beside: { ...mep(0), bid: '1560', ask: '1580' },
    },
    { name: 'to a spread of a quarter', says: [blue(1500, 1900), blue(1510, 1890)] },
  ];

  it.each(MOVES)(
    'a true move $name is served by the second publication of both who say it',
    ({ says: [first, second], since = 4, beside, at = official }) => {
      const served = simulate(since + 2, (hour) => [
        [dolarApiAr, before(hour) ? [official, mep(hour), was] : [at, beside ?? mep(hour), first]],
        [bluelytics, hour < since ? [before(hour) ? official : at, was] : [at, second]],
      ]);
      const { bid, ask } = first;
      expect(blueOf(served[since + 1] ?? [])).toMatchObject({ source: 'dolarapi-ar', bid, ask });
    },
  );

  it.each([
    ['a tenth, which nobody announced', 'ARS', 10, '1540'],
    ['a hundredth, with the new unit that the facts announce', 'SYP', 100, '154'],
  ])('new money at %s: %s by %d of two publishers is served as %s', (_, code, factor, expected) => {
    const state = emptyStreetState();
    const on = Date.parse('2026-01-06T12:00:00Z');
    const old = code === 'SYP' ? 15_400 : 1540;
    let served: string | undefined;
    for (let hour = 0; hour < 8; hour++) {
      const nowMs = on + hour * HOUR_MS;
      const rate = `${hour < 4 ? old : old / factor}`;
      const figure = { ...blue(1, 1), code, claimedMs: nowMs, bid: rate, ask: rate };
      for (const source of [dolarApiAr, bluelytics])
        takeInStreet({ source, figures: [figure], nowMs, reference: () => undefined }, state);
      served = blueOf(servedStreet(state, sources, nowMs))?.rate;
    }
    expect(served).toBe(expected);
  });

  /** Recorded states in order; what was served after each. */
  function replay(file: string, code: string, name: string) {
    const state = emptyStreetState();
    const source = { ...dolarApiAr, read: (body: string) => readDolarApi(body, code) };
    return recording(`street/${file}`)
      .toString()
      .trim()
      .split('\n')
      .map((line) => {
        const { at, body } = JSON.parse(line) as { at: string; body: unknown };
        const nowMs = Date.parse(at);
        const figures = source.read(JSON.stringify(body));
        takeInStreet({ source, figures, nowMs, reference: () => undefined }, state);
        const served = servedStreet(state, [source], nowMs).find((rate) => rate.name === name);
        return [at.slice(0, 16), served?.rate];
      });
  }

  it('recorded: a price of 115 for 1,150 is never served', () => {
    const served = replay('dolarapi-ar-states.ndjson', 'ARS', 'blue').filter(([at]) =>
      at?.startsWith('2024-02-09'),
    );
    expect(served).toEqual([
      ['2024-02-09T13:00', undefined],
      ['2024-02-09T14:00', '1135'],
      ['2024-02-09T14:09', '1135'],
      ['2024-02-09T14:48', '1140'],
      ['2024-02-09T15:00', '1140'],
    ]);
  });

  it('recorded: a service that starts while points are lost takes none of them for its first figure', () => {
    const states = recording('street/dolarapi-ar-states.ndjson').toString().trim().split('\n');
    const state = emptyStreetState();
    const lost = states.filter(
      (line) => line.includes('"at": "2024-09-03') || line.includes('"at":"2024-09-03'),
    );
    for (const line of lost) {
      const { at, body } = JSON.parse(line) as { at: string; body: unknown };
      const figures = readDolarApi(JSON.stringify(body), 'ARS');
      // the official rate of that day was 933 to 973
      takeInStreet({ source: dolarApiAr, figures, nowMs: Date.parse(at), reference: () => 953 }, state);
      for (const { rate } of Object.values(state.entries)) expect(Number(rate), at).toBeLessThan(3000);
    }
    expect(lost.length).toBeGreaterThan(3);
  });

  it.each([
    [yadio, dolarApiVe],
    [dolarApiVe, yadio],
  ])('what prints the figures of another does not bear it out: $key first', (...two) => {
    const state = emptyStreetState();
    const rates = [0, 1, 2, 3].map((hour) => {
      const nowMs = START_MS + hour * HOUR_MS;
      const rate = `${hour < 3 ? 900 : 1200}`;
      const figure = { ...blue(1, 1), code: 'VES', name: 'paralelo', claimedMs: nowMs, bid: rate, ask: rate };
      for (const source of two)
        takeInStreet({ source, figures: [figure], nowMs, reference: () => undefined }, state);
      return servedStreet(state, two, nowMs)[0]?.rate;
    });
    expect(rates).toEqual([undefined, '900', '900', '900']);
  });

  it('recorded: points lost for three hours are never served, and the first true figure is', () => {
    const served = replay('dolarapi-ar-states.ndjson', 'ARS', 'mep').filter(([at]) =>
      at?.startsWith('2024-09-03'),
    );
    expect(served.every(([, rate = '1200']) => Number(rate) > 1000 && Number(rate) < 1400)).toBe(true);
    expect(new Set(served.map(([, rate]) => rate)).size).toBeGreaterThan(1);
  });

  it("recorded: the card's rate without its tax waits for one publication", () => {
    const served = replay('dolarapi-ar-states.ndjson', 'ARS', 'tarjeta').filter(([at]) =>
      at?.startsWith('2024-12-23'),
    );
    expect(served.slice(1, 4)).toEqual([
      ['2024-12-23T16:00', '1641.6'],
      ['2024-12-23T16:57', '1641.6'],
      ['2024-12-23T17:00', '1334.45'],
    ]);
  });

  it('recorded: a day of zeros is none, and a step of 15 % that lasts waits for one publication', () => {
    const served = replay('dolarapi-ve-states.ndjson', 'VES', 'paralelo');
    expect(
      served.filter(([at]) => at?.startsWith('2024-10-18')).every(([, rate]) => rate === undefined),
    ).toBe(true);
    expect(served.slice(-3)).toEqual([
      ['2025-07-22T20:01', '142.42'],
      ['2025-07-22T20:38', '142.42'],
      ['2025-07-22T21:01', '164.41'],
    ]);
  });
});
