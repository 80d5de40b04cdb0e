import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../locale/languages.ts';
import { QueryResolver } from '../../resolve/query-resolver.ts';
import { resultJson } from '../../resolve/result-json.ts';
import { everyUnit, units } from '../../testing/parse-question.ts';
import { preferredUnits } from './preferred-units.ts';

const metres = (amount: string) => (unit: string) => {
  const result = everyUnit.convert(amount, 'm', unit);
  return result.ok ? result.toFraction() : undefined;
};

const resolver = new QueryResolver({ units, languages: LANGUAGES, firstDay: '1999-01-04' });
async function targetsOf(text: string, region: string | undefined) {
  const figures = { rates: () => Promise.reject(new Error('no question about money')) };
  const context = { locale: LANGUAGES[0].locale, today: '2026-08-22', region };
  const answer = resultJson(await resolver.resolve(text, context, figures));
  if (!answer.ok || !('more' in answer || 'to' in answer)) return [];
  return [answer.to, ...(answer.more ?? []).map(({ to }) => to)];
}

describe('[I43.preferences] what regions measure in', () => {
  // rows of CLDR's unitPreferencesTest.txt
  it.each([
    ['length.road', 'DE', '900', ['km']],
    ['length.road', 'DE', '899', ['m']],
    ['length.road', 'US', '804.672', ['mi']],
    ['length.road', 'US', '90', ['ft']],
    ['length.person-height', 'MX', '1.8', ['cm']],
    ['length.person-height', 'AT', '1.8', ['m', 'cm']],
    ['length.person-height', 'US', '0.9144', ['ft', 'in']],
    ['length.person-height', 'US', '0.8', ['in']],
    ['length.rainfall', 'BR', '0.01', ['cm']],
  ] as const)('%s in %s of %s m: %j', (use, region, amount, expected) => {
    expect(preferredUnits(use, region, metres(amount))).toEqual(expected);
  });

  it.each([
    ['100 kg', 'US', 'lb'],
    ['30 °C', 'US', 'f'],
    ['30 °F', 'MX', 'c'],
    ['100 mi', 'MX', 'km'],
    ['200 hp', 'ES', 'kw'],
    ['2 l', 'US', 'qt_us'],
    ['30 psi', 'ES', 'pa'],
  ])('%s in %s is proposed in %s first', async (text, region, unit) => {
    expect((await targetsOf(text, region))[0]).toBe(unit);
  });

  it('an amount in what the region measures in has the targets that it has without a region', async () => {
    expect(await targetsOf('100 km', 'MX')).toEqual(await targetsOf('100 km', undefined));
    expect(await targetsOf('100 mi', 'US')).toEqual(await targetsOf('100 mi', undefined));
    expect(await targetsOf('100 km en mi', 'MX')).toEqual(['mi']);
  });
});
