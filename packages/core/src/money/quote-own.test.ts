import { describe, expect, it } from 'vitest';
import { checkOwnRate } from './quote-own.ts';
import type { RateTable } from './rate-table.ts';

/** Euro reference rates of the ECB of 21 August 2026. */
const TABLE: RateTable = {
  rates: {},
  origins: [
    {
      source: 'ecb',
      date: '2026-08-21',
      codes: ['EUR', 'MXN', 'USD'],
      published: { base: 'EUR', rates: { MXN: '19.7690', USD: '1.1699' } },
    },
  ],
};

const check = (base: string, code: string, text: string) => {
  const found = checkOwnRate({ base, code, text }, TABLE);
  if (!found.ok) throw new Error(found.code);
  return found;
};

describe('a rate that a person typed', () => {
  // 18.50 / 19.7690 - 1 = -6.4191 %, by hand; 0.054 x 19.7690 - 1 = 6.7526 %
  it.each([
    ['EUR', 'MXN', '18.50', '-6.4191'],
    ['MXN', 'EUR', '0.054', '6.7526'],
    ['EUR', 'MXN', '98.84', '399.9747'],
    ['EUR', 'MXN', '3.96', '-79.9686'],
  ])('1 %s = %s %s is %s %% above the reference, and no slip', (base, code, text, percent) => {
    const found = check(base, code, text);
    expect(found.percent.toFixed(4)).toBe(percent);
    expect(found.slip).toBeUndefined();
  });

  it.each([
    ['EUR', 'MXN', '185', '9.4', false, { base: 'EUR', code: 'MXN', text: '18.5' }],
    ['EUR', 'MXN', '1.85', '10.7', true, { base: 'EUR', code: 'MXN', text: '18.5' }],
    ['EUR', 'MXN', '98.85', '5.0', false, { base: 'EUR', code: 'MXN', text: '9.885' }],
    // 1 / 0.0541 = 18.48: nearer than 5.41 or 54.1
    ['EUR', 'MXN', '0.0541', '365.4', true, { base: 'MXN', code: 'EUR', text: '0.0541' }],
    ['MXN', 'EUR', '18.50', '365.7', false, { base: 'EUR', code: 'MXN', text: '18.50' }],
    ['USD', 'EUR', '8510', '9955.8', false, { base: 'USD', code: 'EUR', text: '0.851' }],
  ])('1 %s = %s %s is asked about', (base, code, text, times, isBelow, likely) => {
    const { slip } = check(base, code, text);
    expect(slip?.times.toFixed(1)).toBe(times);
    expect(slip?.isBelow).toBe(isBelow);
    expect(slip?.likely).toEqual(likely);
  });

  it.each([
    ['ARS', '1', { code: 'missing-rate', currency: 'ARS' }],
    ['MXN', '0', { code: 'out-of-range', text: '0' }],
    ['MXN', '', { code: 'not-a-number', text: '' }],
  ])('of %s at %j cannot be said', (code, text, failure) => {
    expect(checkOwnRate({ base: 'EUR', code, text }, TABLE)).toEqual({ ok: false, ...failure });
  });
});
