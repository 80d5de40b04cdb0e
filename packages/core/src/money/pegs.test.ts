import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, findCurrency } from './currencies/currencies.ts';
import { SAME_MONEY, SUCCESSIONS } from './currencies/successions.ts';
import { PEGS } from './pegs.ts';

interface Seeds {
  readonly pegs: readonly { quote: string; base: string; rate: number; since: string; authority: string }[];
  readonly defunct: readonly { iso_code: string; terminal_date: string; successor: string; ratio?: number }[];
}

const seeds: Seeds = JSON.parse(
  readFileSync(new URL('recorded/frankfurter-seeds.json', import.meta.url), 'utf8'),
);
const EURO_START = '1999-01-01';

describe('PEGS', () => {
  it('[D.peg] holds 37 circulating currencies and three crown dependencies, each once', () => {
    const codes = PEGS.map((peg) => peg.code);
    expect(new Set(codes).size).toBe(40);
    expect(codes.filter((code) => ['GGP', 'IMP', 'JEP'].includes(code))).toHaveLength(3);
  });

  it('[D.peg] ties known money to known, freely quoted money', () => {
    const pegged = new Set(PEGS.map((peg) => peg.code));
    for (const { code, anchor } of PEGS) {
      expect(findCurrency(code), code).toBeDefined();
      expect(findCurrency(anchor), anchor).toBeDefined();
      expect(pegged.has(anchor), anchor).toBe(false);
    }
  });

  it.each(seeds.pegs.filter((seed) => seed.quote !== 'ANG'))(
    'agrees with the recorded seed of $quote',
    (seed) => {
      const peg = PEGS.find((row) => row.code === seed.quote);
      expect(Number(peg?.rate)).toBe(seed.rate);
      expect(peg).toMatchObject({ anchor: seed.base, authority: seed.authority });
      // A tie to the euro cannot be older than the euro.
      expect(peg?.since).toBe(seed.base === 'EUR' && seed.since < EURO_START ? EURO_START : seed.since);
    },
  );

  it.each([
    ['KYD', 1, 1.2],
    ['XPF', 1000, 8.38],
  ])('%s is the law’s %d for %d the other way round', (code, units, anchors) => {
    const peg = PEGS.find((row) => row.code === code);
    expect(Number(peg?.rate)).toBe(units / anchors);
    expect(Number(peg?.inverse) * units).toBe(anchors);
  });

  it('marks what is a policy rather than a law', () => {
    expect(PEGS.filter((peg) => peg.policy).map((peg) => peg.code)).toEqual(['ERN', 'LBP']);
  });
});

describe('SUCCESSIONS', () => {
  it.each(seeds.defunct)('agrees with the recorded seed of $iso_code', (seed) => {
    const row = SUCCESSIONS.find((succession) => succession.code === seed.iso_code);
    expect(row).toMatchObject({ date: seed.terminal_date, successor: seed.successor });
    expect(seed.ratio === undefined || Number(row?.ratio) === seed.ratio).toBe(true);
  });

  it('runs from the oldest to the newest', () => {
    const dates = SUCCESSIONS.map((row) => row.date);
    expect(dates).toEqual([...dates].sort());
  });

  it('says of a withdrawn currency what the currency table says', () => {
    for (const { code, retired } of CURRENCIES.filter((row) => row.retired)) {
      const row = SUCCESSIONS.find((succession) => succession.code === code);
      expect(row).toMatchObject({ date: retired?.since, successor: retired?.successor });
      const expected = retired?.anchor === retired?.successor ? retired?.rate : '1';
      expect(row?.ratio, code).toBe(expected);
    }
  });
});

describe('SAME_MONEY', () => {
  it('serves the bolívar under both of its codes', () => {
    expect([...SAME_MONEY]).toEqual([['VED', 'VES']]);
  });
});
