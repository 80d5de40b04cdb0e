import { describe, expect, it } from 'vitest';
import { MEASURED_PAIRS, OVERALL, trackRecord } from './track-record.ts';

describe('the measured record of the forecast', () => {
  it('covers at least 60 pairs, and 78 to 82 % of all outcomes fell inside the interval', () => {
    expect(MEASURED_PAIRS).toHaveLength(OVERALL.pairs);
    expect(OVERALL.pairs).toBeGreaterThanOrEqual(60);
    expect(OVERALL.coverage).toBeGreaterThanOrEqual(0.78);
    expect(OVERALL.coverage).toBeLessThanOrEqual(0.82);
  });
  it('holds 74 to 86 % for each pair with ten years', () => {
    const long = MEASURED_PAIRS.map((pair) => trackRecord(...(pair.split('/') as [string, string]))).filter(
      (row) => (row?.weeks ?? 0) >= 500,
    );
    expect(long.length).toBeGreaterThanOrEqual(60);
    for (const row of long) {
      expect(row?.coverage).toBeGreaterThanOrEqual(0.74);
      expect(row?.coverage).toBeLessThanOrEqual(0.86);
    }
  });
  it('is the same for a pair and its inverse, and unknown for a pair that was not measured', () => {
    expect(trackRecord('USD', 'EUR')).toEqual(trackRecord('EUR', 'USD'));
    expect(trackRecord('USD', 'COP')).toBeUndefined();
  });
  it('claims a direction for few pairs only', () => {
    const claims = MEASURED_PAIRS.filter((pair) => {
      const [base = '', target = ''] = pair.split('/');
      return trackRecord(base, target)?.hasDirection;
    });
    expect(claims).toContain('TRY/USD');
    expect(claims).not.toContain('EUR/USD');
    expect(claims.length).toBeLessThan(40);
  });
});
