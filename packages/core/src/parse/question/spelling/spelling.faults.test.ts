import { describe, expect, it } from 'vitest';
import { answered } from '../../../testing/answered.ts';
import { soundsKnown } from './slips.ts';

/** 1 lb = 0.45359237 kg, 1 mi = 1.609344 km, 1 in = 25.4 mm, 1 oz = 28.349523125 g, 1 bar = 14.5037738 psi. */
describe('a question with a slip, and what the reader is told', () => {
  it.each([
    ['onsas en 1 kg', '35.2739619 oz', 'onsas = onzas'],
    ['5 oras en minutos', '300 min', 'oras = horas'],
    ['5 sentimetros en m', '0.05 m', 'sentimetros = centimetros'],
    ['5 zentimetros en m', '0.05 m', 'zentimetros = centimetros'],
    ['5 jramos en onzas', '0.17636981 oz', 'jramos = gramos'],
    ['5 qilos en libras', '11.0231131 lb', 'qilos = kilos'],
    ['5 livras en kg', '2.26796185 kg', 'livras = libras'],
    ['5 kilso en libras #pepe', '11.0231131 lb', '#pepe = ', 'kilso = kilos'],
    ['5 kg (torque) en libras', '11.0231131 lb', '(torque) = '],
    ['5 kg [torque] en libras', '11.0231131 lb', '[torque] = '],
    ['10kmtomiles', '6.21371192 mi'],
    ['10kmamillas', '6.21371192 mi'],
    ['100usdeur', '80 EUR'],
    ['usdeur', '0.8 EUR'],
    ['70kgto lb', '154.323584 lb', 'kgto = kg to'],
    ['5 pies squared en metros', '0.4645152 m2', 'metros = m2'],
  ])('%s', (text, ...meant) => {
    expect(answered(text)).toEqual(meant);
  });

  it.each([
    '3 gros en kg',
    '2 gambas en euros',
    'dos gambas en euros',
    'una gamba argentina',
    '5 kg (km) en libras',
    '5 kilso en libras #pe',
    '5 kilso en libras @pe',
    '5 kilso en libras {',
    'a b c d e f g h i j k l m n o 5 kilso en libras',
    '5 kmamillas',
    '5 kilometrostomiles',
    '100 usdtoeur',
    '100 yenes euroseur',
  ])('%s is refused', (text) => {
    expect(answered(text)).toHaveLength(1);
    expect(answered(text)[0]).toMatch(/^[a-z]+(?:-[a-z]+)+$/);
  });
});

describe('words that change what stands beside them are never left out', () => {
  const WORDS =
    'no not never sin without except excepto raiz root log square squared cube cubed cuadrado cuadrada cuadrados cuadradas cubico cubica ' +
    'cubicos cubicas between versus above over under sobre each size average avg median promedio max warmer colder hotter ' +
    'dropped rose fell subio cayo difference diferencia bisiesto imc part parte';
  it.each(WORDS.split(' '))('mesa %s', (word) => {
    expect(answered('mesa 5 kg en libras')).toEqual(['11.0231131 lb', 'mesa = ']);
    expect(answered(`mesa ${word} 5 kg en libras`)[0]).not.toBe('11.0231131 lb');
  });
});

describe('what is in no table is not asked of one', () => {
  it.each([
    'how long to boil 5 liters of water',
    'cuánto tarda una olla de 5 litros en galones',
    'cuanto demoraria una olla de 5 litros en galones',
    'cuánto pesa una botella de 2 litros',
    'how much does a bottle of 2 liters weigh',
    'a bottle of 2 liters weighs',
    'weight of a bottle of 2 liters',
    'cuánto cuesta un kilo de tomates',
    'precio de un kilo de tomates',
    'price of 2 kg of beef',
  ])('%s is refused', (text) => {
    expect(answered(text)[0]).toMatch(/^[a-z]+(?:-[a-z]+)+$/);
  });
});

it.each([
  ['oras', 'horas', true],
  ['sena', 'cena', true],
  ['senas', 'cenaz', true],
  ['sinta', 'cinta', true],
  ['onsas', 'onzas', true],
  ['livras', 'libras', true],
  ['yave', 'llabe', true],
  ['kilos', 'quilos', true],
  ['qilos', 'quilos', true],
  ['kuarto', 'cuarto', true],
  ['pssi', 'psi', true],
  ['sasa', 'caca', false],
  ['kilos', 'kilo', false],
  ['lito', 'litro', false],
])('%s sounds like %s: %s', (typed, word, sounds) => {
  expect(soundsKnown(typed, () => ['foo', word])).toBe(sounds);
  expect(soundsKnown(typed, () => [])).toBe(false);
});

describe('parts of one', () => {
  it.each([
    ['1 dieciseisavo de pulgada en mm', '1.5875 mm'],
    ['una dieciseisava de pulgada en mm', '1.5875 mm'],
    ['one sixteenth of an inch in mm', '1.5875 mm'],
    ['3 treintaidosavos de pulgada en mm', '2.38125 mm'],
    ['three thirty seconds of an inch in mm', '2.38125 mm'],
    ['5 thirty-seconds of an inch in mm', '3.96875 mm'],
    ['5 sixty-fourths of an inch in mm', '1.984375 mm'],
    ['5 sesentaicuatroavos de pulgada en mm', '1.984375 mm'],
    ['a hundredth of a mile in m', '16.09344 m'],
    ['una milésima parte de un km en m', '1 m'],
    ['7 ninths of a mile in km', '1.251712 km'],
    ['la novena parte de 18 km en m', '2000 m'],
    ['la cuarta parte de 10 km en m', '2500 m'],
    ['la tercera parte de 30 km en m', '10000 m'],
    ['la quinta parte de 10 km en m', '2000 m'],
    ['un sexto de 12 km en m', '2000 m'],
    ['one seventh of 14 km in m', '2000 m'],
    ['2 octavos de 16 km en m', '4000 m'],
    ['una décima de 10 km en m', '1000 m'],
  ])('%s: %s', (text, result) => {
    expect(answered(text)[0]).toBe(result);
  });

  it('but not of what counts nothing', () => {
    expect(answered('los foo octavos de milla en km')).toEqual(['unknown-word']);
  });
});

describe('a number in other words', () => {
  it.each([['5 crore in lakh', '500']])('%s: %s', (text, result) => {
    expect(answered(text)).toEqual([result]);
  });

  it.each(['foo million in thousand', '3 8 as decimal', '5 kg in million'])('%s is refused', (text) => {
    expect(answered(text)[0]).toMatch(/^[a-z]+(?:-[a-z]+)+$/);
  });
});
