import { describe, expect, it } from 'vitest';
import { locale as es } from '../../../../../../languages/es/core/locale.ts';
import { units } from '../../../testing/parse-question.ts';
import { parseSum } from '../../../testing/parse-sum.ts';
import type { UnitSet } from '../../../units/unit-set.ts';

/** What a question comes to in its target, as far as nine digits tell, and what was read otherwise. */
function result(text: string): string[] {
  const question = parseSum(text, { locale: es });
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
    ['5:30 min/km in min/mile', '8.851392 minmi', '5:30 min = 330/60 min'],
    ['5:30 min/km a km/h', '10.9090909 kmh', '5:30 min = 330/60 min'],
    ['8:00 per mile in min/km', '4.97096954 minkm'],
    ['65 mph en km', '104.60736 kmh', 'km = km/h'],
    ['500 pies cuadrados en metros', '46.45152 m2', 'metros = m2'],
    ['12000 btu en watts', '3516.85284 watt', 'btu = btu/h'],
    ['3 yards of mulch in cubic feet', '81 ft3', 'of mulch = ', 'yards = cubic yard'],
    ['100 megas de internet en MB/s', '12.5 mbyteps', 'de internet = ', 'megas = mbps'],
  ])('%s is %s', (text, ...meant) => {
    expect(result(text)).toEqual(meant);
  });

  // @source World Athletics, competition rule 55: a marathon has 42.195 km, and half of that is 21.0975 km
  it.each([
    ['S/ 100 a usd', '100 PEN > USD'],
    ['s/100 en usd', '100 PEN > USD'],
    ['cuánto es S/.50 en usd', '50 PEN > USD'],
    ['120 miles an hour in kmh', '120 mph > kmh'],
    ['30 m a second in kmh', '108 kmh > kmh'],
    ['200 food calories in kj', '200 kcal > kj'],
    ['200 calorias de la comida en kj', '200 kcal > kj'],
    ['a half marathon in miles', '21097.5 m > mi'],
    ['una media maratón en millas', '21097.5 m > mi'],
    ['un medio maratón en millas', '21097.5 m > mi'],
    ['half a marathon in km', '21097.5 m > km'],
    ['how far is a half-marathon in km', '21097.5 m > km'],
    ['a marathon in miles', '42195 m > mi'],
    ['maratón en km', '42195 m > km'],
    ['mido 1.80 en pies', '1.8 m > ft'],
    ['yo mido 1,75 en pies', '1.75 m > ft'],
    ['mide 1.8 en pies', '1.8 m > ft'],
    ['rate on 100 usd to eur', '100 USD > EUR'],
    ['how strong are 5 newtons in lbf', '5 newton > lbf'],
    ['5 kilometers to milas', '5 km > mi'],
    ['40 kilometros a milas.', '40 km > mi'],
    ['5 tasas en ml', '5 taza > ml'],
    ['12:30 min/km en km/h', '12.5 minkm > kmh'],
    ['cuántos km/h son 5:30 min/km', '5.5 minkm > kmh'],
    ['5:30 minutos por km en min/mi', '5.5 minkm > minmi'],
    ['5:30 minuto por kilometro a min/milla', '5.5 minkm > minmi'],
    ['8:30 minutes per mile in km/h', '8.5 minmi > kmh'],
    ['65 km/h en millas', '65 kmh > mph'],
    ['100 km/h en metros', '100 kmh > mps'],
    ['500 metros cuadrados en pies', '500 m2 > ft2'],
    ['500 pies cuadrados en yardas', '500 ft2 > yd2'],
    ['500 millas cuadradas en km', '500 mi2 > km2'],
    ['100 gigas a gb/s', '100 gbitps > gbyteps'],
    ['1 giga a mb/s', '1 gbitps > mbyteps'],
  ])('%s is %s', (text, meant) => {
    const question = parseSum(text, { locale: es });
    if (!question.ok) throw new Error(question.code);
    const { amount, from, to } = question.interpretation;
    expect(`${amount.toSignificant(12)} ${from}${from && ` > ${to}`}`).toBe(meant);
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
    'mil uno setenta en pies',
    'mido 3.80 en pies',
    'mido 180 en pies',
    '2 marathon in km',
    '5 klmetros a mils',
    '65 mph en km y millas',
    'km en 65 mph',
    '500 ha en km',
    '10 kilobytes en mbps',
  ])('%s is refused', (text) => {
    expect(parseSum(text, { locale: es }).ok).toBe(false);
  });
});
