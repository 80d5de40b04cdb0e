import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecast } from './forecast.ts';

/** A walk of daily changes up to 1 %, and a pair's inverse. */
const walk = (count: number) =>
  fc
    .array(fc.double({ min: -0.01, max: 0.01, noNaN: true }), { minLength: count, maxLength: count })
    .map((changes) => {
      let price = 1;
      return changes.map((change) => (price *= 1 + change));
    });

describe('forecast', () => {
  it('has none from less than a year, and says how much there is', () => {
    const closes = Array.from({ length: 249 }, (_, index) => 1 + (index % 7) / 1000);
    expect(forecast(closes)).toEqual({ ok: false, code: 'too-few-closes', have: 249, need: 250 });
    expect(forecast([])).toMatchObject({ ok: false, code: 'too-few-closes', have: 0 });
  });
  it('has none for a price that stands still, or does so in four weeks of five', () => {
    expect(forecast(Array.from({ length: 400 }, () => 3.6725))).toEqual({ ok: false, code: 'no-movement' });
    const seldom = Array.from({ length: 400 }, (_, index) => 1 + Math.floor(index / 100) / 100);
    expect(forecast(seldom)).toEqual({ ok: false, code: 'no-movement' });
  });
  it('takes the newest close for its middle, and the trend from the year behind it', () => {
    const rising = Array.from({ length: 300 }, (_, index) => 1 + index / 1000 + (index % 5) / 2000);
    expect(forecast(rising)).toMatchObject({ ok: true, median: rising.at(-1), trend: 'up' });
    expect(forecast(rising.map((close) => 1 / close))).toMatchObject({ ok: true, trend: 'down' });
  });
  it('is wider after wild days than after calm ones', () => {
    const width = (last: number) => {
      const made = forecast(
        Array.from({ length: 500 }, (_, index) => 1 + (index % 2) * (index > 450 ? last : 0.005)),
      );
      return made.ok ? made.high / made.low : Number.NaN;
    };
    expect(width(0.02)).toBeGreaterThan(width(0.001));
  });
  it('gives a pair and its inverse the same forecast, inverted', () => {
    fc.assert(
      fc.property(walk(260), (closes) => {
        const pair = forecast(closes);
        const inverse = forecast(closes.map((close) => 1 / close));
        if (!pair.ok || !inverse.ok) return pair.ok === inverse.ok;
        return Math.abs(pair.low * inverse.high - 1) < 1e-9 && Math.abs(pair.high * inverse.low - 1) < 1e-9;
      }),
      { numRuns: 50 },
    );
  });
  it('looks at the last 1280 closes only', () => {
    const closes = Array.from({ length: 1280 }, (_, index) => 1 + ((index * 7919) % 100) / 5000);
    expect(forecast([...Array.from({ length: 500 }, () => 42), ...closes])).toEqual(forecast(closes));
  });
  it('holds about 80 % of the outcomes of a walk that it has not seen', () => {
    let state = 1;
    const random = () => {
      state = (state * 16807) % 2147483647;
      return state / 2147483647;
    };
    let price = 1;
    const closes = Array.from(
      { length: 2500 },
      () => (price *= 1 + (random() + random() + random() - 1.5) / 100),
    );
    let inside = 0;
    for (let at = 500; at + 5 < closes.length; at += 1) {
      const made = forecast(closes.slice(0, at + 1));
      const outcome = closes[at + 5] ?? 0;
      if (made.ok && made.low <= outcome && outcome <= made.high) inside += 1;
    }
    expect(inside / 1995).toBeGreaterThan(0.76);
    expect(inside / 1995).toBeLessThan(0.84);
  });
  it('refuses what no series has', () => {
    expect(() => forecast([], 0)).toThrow(RangeError);
    expect(() => forecast([], 1.5)).toThrow(RangeError);
    expect(() => forecast(Array.from({ length: 300 }, (_, index) => index))).toThrow('close 0');
  });
});
