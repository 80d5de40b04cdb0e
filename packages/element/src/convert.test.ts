import { readFileSync } from 'node:fs';
import { parseExchangeRates } from '@equivale/contract';
import { describe, expect, it } from 'vitest';
import { words as english } from '../../../languages/en/element.ts';
import { words as spanish } from '../../../languages/es/element.ts';
import { readPair, show } from './convert.ts';
import { ALL_WORDS } from './words/all-words.ts';
import type { Words } from './words/words.ts';
import { inRegion } from './words.ts';

/** Reference rates of the European Central Bank of 21 August 2026, and the dirham's peg, as a service sends them. */
const parsed = parseExchangeRates({
  base: 'USD',
  rates: { USD: 1, EUR: 1 / 1.1699, MXN: 19.769 / 1.1699, AED: 3.6725 },
  timestamp: '2026-08-21T14:00:00.000Z',
  fallback: false,
  fetchedAt: '2026-08-21T15:00:00.000Z',
  origins: [
    {
      source: 'ecb',
      date: '2026-08-21',
      mark: 'observed',
      rateType: 'reference',
      codes: ['USD', 'EUR', 'MXN'],
      published: { base: 'EUR', rates: { USD: '1.1699', MXN: '19.769' } },
    },
    {
      source: 'legal',
      date: '2026-08-21',
      mark: 'peg',
      codes: ['AED'],
      published: { base: 'USD', rates: { AED: '3.6725' } },
    },
  ],
  sources: { ecb: { name: 'European Central Bank', short: 'ECB' } },
});
const table = parsed.ok ? parsed.value : undefined;
const SATURDAY = Date.UTC(2026, 7, 22, 18, 5);

function shown(text: string, from: string, to: string, { words = spanish as Words, now = SATURDAY } = {}) {
  const pair = readPair(from, to);
  const found = pair && show(text, pair, table, words, now);
  return found?.ok ? [found.figure.text, found.origin, found.old] : found?.code;
}

describe('[I18.embed-figures] the element', () => {
  // @source Unicode CLDR 48: es-MX writes 1,234.5, es-AR 1.234,5, de-CH 1’234.5
  it.each([
    ['es-MX', spanish, '110.265835'],
    ['es-AR', spanish, '110,265835'],
    ['en-ZA', spanish, '110,265835'],
    ['C', english, '110.265835'],
  ])('writes figures as the region of %s does', (tag, words, figure) => {
    expect(shown('129', 'USD', 'EUR', { words: inRegion(words, tag) })?.[0]).toBe(figure);
  });

  it('[I36.rate-type] converts money as its service published it, and says source, kind and day', () => {
    // 129 / 1.1699, worked out apart: 110.2658347…
    expect(shown('129', 'usd', 'EUR')).toEqual([
      '110,265835',
      'BCE · tipo de referencia · 21 ago 2026',
      undefined,
    ]);
    expect(shown('129', 'USD', 'EUR', { words: english })).toEqual([
      '110.265835',
      'ECB · reference rate · Aug 21, 2026',
      undefined,
    ]);
    expect(shown('1', 'AED', 'USD')?.[1]).toBe('AED por su paridad fija con USD');
  });

  it('says when its rates are old, and not over a long weekend', () => {
    expect(shown('1', 'EUR', 'MXN', { now: SATURDAY + 4 * 86_400_000 })?.[2]).toBeUndefined();
    expect(shown('1', 'EUR', 'MXN', { now: SATURDAY + 5 * 86_400_000 })?.[2]).toBe('Tipos de hace 6 días');
    expect(shown('1', 'AED', 'USD', { now: SATURDAY + 50 * 86_400_000 })?.[2]).toBeUndefined();
  });

  it('converts the common units by their exact definitions', () => {
    expect(shown('26,2', 'mi', 'km')?.[0]).toBe('42,164813');
    expect(shown('-40', 'c', 'f', { words: english })?.[0]).toBe('-40.000000'.replace('-', '\u2212'));
  });

  it('says what is wrong, and never a figure in its place', () => {
    expect(shown('1,2,3', 'USD', 'EUR')).toBe('not-a-number');
    expect(shown('-274', 'c', 'f')).toBe('below-absolute-zero');
    expect(shown('1', 'USD', 'JPY')).toBe('missing-rate');
    expect(readPair('mi', 'kg')).toBeUndefined();
    expect(readPair('USD', 'XYZ')).toBeUndefined();
  });

  it('waits for rates where it needs them', () => {
    const pair = readPair('USD', 'EUR');
    expect(pair && show('1', pair, undefined, english, SATURDAY)).toBeUndefined();
  });
});

it.each(Object.entries(ALL_WORDS))(
  '[I36.rate-type] names kinds of figures as the app does: %s',
  async (language, words) => {
    const file = new URL(`../../../languages/${language}/app/provenance.json`, import.meta.url);
    const app: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    for (const [type, name] of Object.entries(words.types)) expect(name).toBe(app[`rate-type.${type}`]);
  },
);
