import { describe, expect, it } from 'vitest';
import type { LanguageId } from '../../../../languages/list.ts';
import { resolverIn } from '../testing/resolver-in.ts';
import { resultJson } from './result-json.ts';

/** Answers as the command line does. */
async function answerTo(id: LanguageId, text: string) {
  const { resolver, locale } = await resolverIn(id);
  const figures = { rates: () => Promise.reject(new Error('no question about money')) };
  return resultJson(await resolver.resolve(text, { locale, today: '2026-08-22' }, figures));
}

describe('[I43.questions] questions about technical units', () => {
  it.each([
    ['es', '12 voltios en milivoltios', 'volt', 'millivolt', '12000'],
    ['es', '5 curios en becquerels', 'curie', 'becquerel', '185000000000'],
    ['es', '3 pascales segundo en poise', 'pascal_s', 'poise', '30'],
    ['en', '220 volts to kilovolts', 'volt', 'kilovolt', '0.22'],
    ['en', '4700 ohms in kiloohms', 'ohm', 'kiloohm', '4.7'],
    ['en', '100 nanofarads in microfarads', 'nanofarad', 'microfarad', '0.1'],
    // ICU: half of 17.2 and 20.8 m/s
    ['en', '8 beaufort in km/h', 'beaufort', 'kmh', '68.4'],
    ['en', '12 typographic points in mm', 'point_css', 'mm', '4.23333333333333'],
    ['en', '5 millimoles per liter in micromoles per liter', 'mmol_l', 'umol_l', '5000'],
    ['pt', '500 miliamperes em amperes', 'milliampere', 'ampere', '0.5'],
    ['fr', '3 microsieverts en millisieverts', 'microsievert', 'millisievert', '0.003'],
    ['de', '2 Tesla in Gauß', 'tesla', 'gauss', '20000'],
    ['it', '800 lumen in chilolumen', 'lumen', 'kilolumen', '0.8'],
    ['ca', '3 gauss en tesles', 'gauss', 'tesla', '0.0003'],
  ] as const)('%s: %s', async (language, text, from, to, result) => {
    expect(await answerTo(language, text)).toMatchObject({ ok: true, from, to, result });
  });

  it.each([
    ['en', '5 volts in ohms'],
    ['es', 'cuántos voltios'],
    ['en', '3 gray in sieverts'],
    ['en', '20% to 80'],
  ] as const)('%s: %s is refused', async (language, text) => {
    expect(await answerTo(language, text)).toMatchObject({ ok: false });
  });
});

describe('[I43.composed-questions] questions about units that are made of units', () => {
  it.each([
    ['es', '3 kg·m²/s³ en W', '3'],
    ['en', '100 J/(kg K) to J/(g K)', '0.1'],
    ['en', 'V A in W', '1'],
    ['fr', '1,5 kWh/(100 km) en N', '54'],
    ['de', '12 V in mV', '12000'],
    ['en', '2 Gy to J/kg', '2'],
  ] as const)('%s: %s', async (language, text, result) => {
    expect(await answerTo(language, text)).toMatchObject({ ok: true, result });
  });

  it('names the dimensions of what does not convert', async () => {
    expect(await answerTo('en', '5 kg·m²/s³ in Pa')).toMatchObject({
      ok: false,
      error: { code: 'other-dimension', dimensions: ['kg·m²·s⁻³', 'kg·m⁻¹·s⁻²'] },
    });
  });
});

describe('[I43.substances] mass and amount of a substance', () => {
  // factors of AMA Manual of Style, 11th edition, table 17-4, at their digits
  it.each([
    ['en', '1 mg/dL of glucose in mmol/L', 0.0555, 4],
    ['en', '1 mg/dL cholesterol in mmol/L', 0.0259, 4],
    ['en', '1 mg/dL of triglycerides in mmol/L', 0.0113, 4],
    ['en', '1 mg/dL of creatinine in µmol/L', 88.4, 1],
    ['en', '1 mg/dL of uric acid in µmol/L', 59.48, 2],
    ['en', '1 mg/dL of urea nitrogen in mmol/L', 0.357, 3],
    ['es', '100 mg/dl de glucosa en mmol/l', 5.551, 3],
    ['es', '5,2 mmol/l de colesterol a mg/dl', 201.07, 2],
    ['pt', '90 mg/dl de glicose em mmol/l', 4.996, 3],
    ['fr', '1 g/l de glucose en mmol/l', 5.551, 3],
    ['de', '100 mg/dl Blutzucker in mmol/l', 5.551, 3],
    ['it', '100 mg/dl di glucosio in mmol/l', 5.551, 3],
    ['ca', '100 mg/dl de glucosa en mmol/l', 5.551, 3],
    ['en', '15 g/dL hemoglobin in mmol/L', 9.308, 3],
  ] as const)('%s: %s', async (language, text, figure, decimals) => {
    const answer = await answerTo(language, text);
    expect(answer).toMatchObject({ ok: true, category: 'composed' });
    expect(Number('result' in answer ? answer.result : Number.NaN).toFixed(decimals)).toBe(
      figure.toFixed(decimals),
    );
  });

  it.each([
    ['en', '100 mg/dL in mmol/L', 'other-dimension'],
    ['en', '100 mg/dL of glucose in W', 'other-dimension'],
  ] as const)('%s: %s is refused', async (language, text, code) => {
    expect(await answerTo(language, text)).toMatchObject({ ok: false, error: { code } });
  });
});
