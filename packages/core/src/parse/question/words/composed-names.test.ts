import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../../languages/en/core/locale.ts';
import { parseQuestion } from '../../../testing/parse-question.ts';

function meant(text: string): string {
  const question = parseQuestion(text, { locale: en });
  if (!question.ok) return question.code;
  const { amount, from, to, assumedTarget } = question.interpretation;
  return `${amount.toSignificant(9)} ${from}${assumedTarget ? '' : ` > ${to.join()}`}`;
}

describe('[I14.composed] a unit named by the names of its parts', () => {
  it.each([
    [
      'kmh',
      'km per hour, kms/hr, km x hora, kilometros x h, kms por hora, km hora, km / h, kilómetros a la hora',
    ],
    ['mph', 'miles/hr, mi per hour, millas x hora, mile/h, millas por h'],
    ['mps', 'mts/seg, m x seg, metros por s, mtr/s, metros al segundo, m/second'],
    ['minkm', 'mins/km, minutos/km, min x km, minutes per km'],
    ['kml', 'kms/lt, km x litro, km per liter'],
    ['mpg_us', 'miles/gallon, mi per gal, millas x galón'],
    ['mbyteps', 'MB/sec, megabytes/s, MB por seg'],
    ['mbitps', 'Mb/sec, megabits x segundo'],
    ['psi', 'lbs/sq in, lb per sq. inch, libras x pulgada cuadrada, lb/pulg2, lbs/pulg²'],
    ['kgfcm2', 'kgs/cm2, kg per sq cm, kilos x cm cuadrado'],
    ['gcm3', 'gramos/cm3, grams per cubic cm, gr/cc'],
    ['lmin', 'lts/min, litros x minuto, litres/minute'],
    ['cfm', 'cubic ft/min, cu ft per minute, pies cúbicos x minuto, pies3/min'],
    ['lbf_ft', 'lbs/pie, libras x pie, lb·pie, lb pies'],
    ['kwh', 'kw-hr, kilowatts hora, kw hrs'],
    [
      'm2',
      'sq metres, square m, meters squared, metros al cuadrado, mts2, m. cuadrados, sqm, metros^2, sq mtr',
    ],
    ['ft2', 'square ft, sq foot, sq. feet, feet squared, pies2, pie²'],
    ['in2', 'inches squared, pulg cuadradas, pulg2, sq inch'],
    ['m3', 'cu m, cubic mts, meters cubed, mts cúbicos, mts³, metros al cubo'],
    ['in3', 'cu inches, pulg cúbicas, pulgadas3'],
  ])('%s: %s', (id, spellings) => {
    for (const spelling of spellings.split(', '))
      expect(`${spelling}: ${meant(`3 ${spelling}`)}`).toBe(`${spelling}: 3 ${id}`);
  });

  it.each([
    // what only looks like one
    ['2 ft 3 in cm', '27 in > cm'],
    ['50 m2 in sq ft', '50 m2 > ft2'],
    ['3 lb in kg', '3 lb > kg'],
    ['6\'2" to metres', '74 in > m'],
    ['1 km a m, cm', '1 km > m,cm'],
    ['5 ft 2 square', 'unknown-word'],
    ['5 km per kg', 'mixed-categories'],
    ['3 kg square', 'unknown-word'],
  ])('%s: %s', (text, result) => {
    expect(meant(text)).toBe(result);
  });
});
