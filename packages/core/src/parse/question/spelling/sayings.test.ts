import { describe, expect, it } from 'vitest';
import { locale as es } from '../../../locale/es/locale.ts';
import { parseQuestion, units } from '../../../testing/parse-question.ts';
import type { UnitSet } from '../../../units/unit-set.ts';

/** What a question comes to in its target, as far as nine digits tell, and what was read otherwise. */
function result(text: string): string[] {
  const question = parseQuestion(text, { locale: es });
  if (!question.ok) return [question.code];
  const { amount, from, to } = question.interpretation;
  const value = (units as UnitSet).convert(amount.toFraction(), from, to[0] ?? '');
  const read = question.corrections.map(({ span, word }) => `${text.slice(...span)} = ${word}`);
  return [`${value.ok ? value.toSignificant(9) : ''} ${to}`, ...read];
}

/** Values by GNU Units 2.22 and fractions. */
describe('[I14.corrected] what is said in short', () => {
  it.each([
    ['38.5 en fahrenheit', '101.3 f', '38.5 = 38.5 celsius'],
    ['fever 102.4 in celsius', '39.1111111 c', '102.4 = 102.4 fahrenheit', 'fever = '],
    ['horno 350 en celsius', '176.666667 c', '350 = 350 fahrenheit'],
    ['kilometros q son 26.2 millas', '42.1648128 km', 'q = que'],
    ['150 lsb to kg', '68.0388555 kg', 'lsb = lbs'],
    ['1.5 ton ac in watts', '5275.27926 watt', 'ton ac = refrigeration ton'],
    ['5:30 min/km in min/mile', '8.851392 minmi', '5:30 min = 330/60 min'],
    ['5:30 min/km a km/h', '10.9090909 kmh', '5:30 min = 330/60 min'],
    ['8:00 per mile in min/km', '4.97096954 minkm', '8:00 = 480/60 min'],
    ['quarter turn in degrees', '90 deg', 'quarter turn = quarter of a turn'],
    ['65 mph en km', '104.60736 kmh', 'km = km/h'],
    ['500 pies cuadrados en metros', '46.45152 m2', 'metros = m2'],
    ['12000 btu en watts', '3516.85284 watt', 'btu = btu/h'],
    ['3 yards of mulch in cubic feet', '81 ft3', 'of mulch = ', 'yards = cubic yard'],
    ['100 megas de internet en MB/s', '12.5 mbyteps', 'de internet = ', 'megas = mbps'],
  ])('%s is %s', (text, ...meant) => {
    expect(result(text)).toEqual(meant);
  });

  it.each([
    ['pi/4 radianes a grados', '45 deg'],
    ['2 pi radians to degrees', '360 deg'],
  ])('%s is %s', (text, meant) => {
    expect(result(text)[0]).toBe(meant);
  });

  it('tells bytes from bits in words as in symbols', () => {
    expect(result('100 mbps en MB por segundo')).toEqual(['12.5 mbyteps']);
    expect(result('100 MB per second in mbps')).toEqual(['800 mbitps']);
    expect(result('100 Mb por segundo en MB/s')).toEqual(['12.5 mbyteps']);
  });

  it.each([
    '10 m² en m',
    '10 yards in gallons',
    '2000 kcal en watts',
    '5 tons in kw',
    'top 10 in celsius',
    '5 gb in mbps',
    '5 metros en litros',
    '12 pi in degrees celsius',
    '5:75 min/km in km/h',
  ])('%s is refused', (text) => {
    expect(parseQuestion(text, { locale: es }).ok).toBe(false);
  });
});
