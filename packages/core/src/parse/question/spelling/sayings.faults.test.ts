import { describe, expect, it } from 'vitest';
import { locale as es } from '../../../../../../languages/es/core/locale.ts';
import { parseSum } from '../../../testing/parse-sum.ts';

/** How a question is read, `5 mi > km`, with what the reader is told of it. */
function read(text: string): string[] {
  const question = parseSum(text, { locale: es });
  if (!question.ok) return ['refused'];
  const { amount, from, to, assumedTarget } = question.interpretation;
  const told = question.corrections.map(({ span, word }) => `${text.slice(...span).trim()} = ${word}`);
  const target = assumedTarget || from === '' ? '' : ` > ${to}`;
  return [`${amount.toSignificant(12)} ${from}${target}`, ...told];
}

describe('each word that a saying has a place for, with what the reader is told', () => {
  it.each([
    ['temperatura 38 en fahrenheit', '38 c > f', '38 = 38 celsius'],
    ['20 grados in fahrenheit', '20 c > f'],
    ['horno 350 en centigrados', '350 f > c', '350 = 350 fahrenheit'],
    ['bake at 350, what is that in centigrade', '350 f > c', '350 = 350 fahrenheit', 'bake = '],
    ['200 dietary calories in kj', '200 kcal > kj'],
    ['un maratón en millas', '42195 m > mi'],
    ['presion 30 libras a bar', '30 psi > bar', 'presion = ', 'libras = psi'],
    ['presión de llanta 32 lb a bar', '32 psi > bar', 'presión de llanta = ', 'lb = psi'],
    ['presión de llanta 32 lbs en bar', '32 psi > bar', 'presión de llanta = ', 'lbs = psi'],
    ['tire pressure 32 pounds in bar', '32 psi > bar', 'tire pressure = ', 'pounds = psi'],
    ['tire pressure 2 bar to kilos', '2 bar > kgfcm2', 'to kilos = en kg/cm2', 'tire pressure = '],
    ['presión 30 psi a kg', '30 psi > kgfcm2', 'a kg = en kg/cm2', 'presión = '],
    ['presión 30 psi en kgs', '30 psi > kgfcm2', 'en kgs = en kg/cm2', 'presión = '],
    ['presion 30 libras por pulgada cuadrada a bar', '30 psi > bar', 'presion = '],
    ['presión 30 psi en kg por cm2', '30 psi > kgfcm2', 'presión = '],
    ['como mínimo 5 km en millas', '5 km > mi', 'como mínimo = '],
    ['máximo 5 km en millas', '5 km > mi', 'máximo = '],
    ['5 km de mi en millas', '5 km > mi'],
    ['10 klm in milas', '10 km > mi', 'milas = miles'],
    ['5 kilómetros en milas?', '5 km > mi', 'milas = miles'],
    ['10:15 min/mi in min/km', '10.25 minmi > minkm', '10:15 min = 615/60 min'],
    ['5:30minutos/km a km/h', '5.5 minkm > kmh', '5:30minutos = 330/60 min'],
    ['65 km/h en millas', '65 kmh > mph', 'millas = mph'],
    ['65 mph en metros', '65 mph > mps', 'metros = m/s'],
    ['500 m² en pies', 'refused'],
    ['12000 btu en kw', '12000 btuh > kw', 'btu = btu/h'],
    ['2 yards in m3', '2 yd3 > m3', 'yards = cubic yard'],
    ['1 giga en mbps', '1 gbitps > mbitps', 'giga = gbps'],
  ])('%s', (text, ...meant) => {
    expect(read(text)).toEqual(meant);
  });
});

describe('what people say around a question', () => {
  it.each([
    'no sé cuánto son 5 km en millas',
    'que no me acuerdo 5 km en millas',
    'no lo entiendo bien 5 km en millas',
    "I don't know 5 km in miles",
    'do not know 5 km in miles',
    "i'm not sure 5 km in miles",
    'not sure, 5 km in miles',
    'no idea, 5 km in miles',
    'más o menos 5 km en millas',
    'buenos días 5 km en millas',
    'buenas 5 km en millas',
    'buenas noches 5 km en millas',
    'good evening 5 km in miles',
    '5 km en millas es mucho?',
    '5 km en millas urgente',
    '5 km en millas rápido',
    '5 km en millas rapidito',
    '5 km in miles quick',
    '5 km in miles quickly',
    '5 km in miles asap lol',
    'jajaja 5 km en millas',
    'haha 5 km in miles',
    'anybody 5 km in miles',
    'someone 5 km in miles',
    'alguien 5 km en millas',
    'mate 5 km in miles',
    'bro 5 km in miles ty',
    'roughly 5 km in miles',
    'aprox. 5 km en millas',
    '5 km en millas #duda @pepe',
  ])('%s', (text) => {
    expect(read(text)[0]).toBe('5 km > mi');
  });

  it.each([['5 km al día en millas', 'refused']])('%s', (text, ...meant) => {
    expect(read(text)).toEqual(meant);
  });
});
