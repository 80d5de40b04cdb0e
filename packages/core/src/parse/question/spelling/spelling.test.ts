import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../../languages/es/core/locale.ts';
import { parseQuestion } from '../../../testing/parse-question.ts';
import type { Interpretation } from '../question.ts';

const say = ({ amount, from, to, assumedTarget }: Interpretation): string =>
  `${amount.toSignificant(12)} ${from}${assumedTarget ? '' : ` > ${to.join()}`}`;

/** What a question is read as, and how its text was put right: `kilomtros = kilometros`, `my telly = `. */
function read(text: string, locale = es): string[] {
  const question = parseQuestion(text, { locale });
  if (!question.ok) return [`${question.code} at ${text.slice(...question.span)}`];
  const corrections = question.corrections.map(({ span, word }) => `${text.slice(...span)} = ${word}`);
  return [say(question.interpretation), ...corrections];
}

describe('[I14.corrected] a question that is not understood as it was typed', () => {
  it.each([
    // one slip: a letter missing, too many, wrong, or in the other's place
    ['10 kilomtros a millas', '10 km > mi', 'kilomtros = kilometros'],
    ['10 kiloometros a millas', '10 km > mi', 'kiloometros = kilometros'],
    ['10 kilonetros a millas', '10 km > mi', 'kilonetros = kilometros'],
    ['100 dolraes a euros', '100 USD > EUR', 'dolraes = dolares'],
    ['100 usd a eruos', '100 USD > EUR', 'eruos = euros'],
    ['5 metrso a pies', '5 m > ft', 'metrso = metros'],
    ['5 kilometrs in miles', '5 km > mi', 'kilometrs = kilometros'],
    ['30 centigardos a fahrenheit', '30 c > f', 'centigardos = centigrado'],
    ['10 milas a km', '10 mi > km', 'milas = millas'],
    ['20 pouns in kg', '20 lb > kg', 'pouns = pounds'],
    ['10 metros cuadardos en pies', '10 m2 > ft2', 'cuadardos = cuadrados', 'pies = ft2'],
    ['how mnay cm in 2 inches', '2 in > cm', 'mnay = many'],
    // as it is heard, and glued to a connector
    ['5 sentimetros en mm', '5 cm > mm', 'sentimetros = centimetros'],
    ['5000 yenes aeuros', '5000 JPY > EUR', 'aeuros = a euros'],
    ['40 kilometrs in mils', '40 km > mi', 'mils = miles', 'kilometrs = kilometros'],
    // who or what is measured
    ['mi cuadro es de 55 pulgadas, cuánto es en cm', '55 in > cm', 'mi cuadro = '],
    ['mi tele es de 55 pulgadas, cuánto es en cm', '55 in > cm', 'mi tele = '],
    ['my new poster is 55 inches, how much is that in cm', '55 in > cm', 'my new poster = '],
    ['una pizza mide 30 cm cuanto es en pulgadas', '30 cm > in', 'una pizza = '],
    ['my dog weighs 20 kg how many pounds is that', '20 kg > lb', 'my dog = '],
    ['10 eur in pence', '10 EUR > GBP', 'pence = gbp'],
    // of what it is an amount
    ['un quintal de papas en kilos', '1 quintal > kg', 'de papas = '],
    ['5 lb bag in kg', '5 lb > kg', 'bag = '],
    ['mi perro pesa 20 kilso en libras', '20 kg > lb', 'mi perro = ', 'kilso = kilos'],
  ])('%s is %s: %s', (text, ...meant) => {
    expect(read(text)).toEqual(meant);
  });

  it.each([
    // two slips, a short word, and a word that is another one are only suggested
    ['5 kilmetrs in miles', 'unknown-word at kilmetrs'],
    ['100 usdt a euros', 'unknown-word at usdt'],
    ['5 patos a usd', 'unknown-word at patos'],
    ['5 xyzqw a usd', 'unknown-word at xyzqw'],
    // a word of a unit that has more than a slip, or of a country
    ['5 miles nautik in km', 'unknown-word at nautik'],
    ['100 dolares zimbabuanos en euros', 'unknown-word at zimbabuanos'],
    ['how many cents in 5 groats', 'unknown-word at groats'],
    // no noun and its number, no word that counts, no target that would be lost
    ['iphone 10 usd en euros', 'unknown-word at iphone'],
    ['room 10 in usd', 'unknown-word at room'],
    ['dos coches son 5 km en m', 'unknown-word at coches'],
    ['menos cuadro es 5 c en f', 'unknown-word at cuadro'],
    ['una lámpara es en cm', 'unknown-word at lámpara'],
    ['raíz 5 km en m', 'unknown-word at raíz'],
    // nor a unit that stands before the noun
    ['un kilo de tomates a 2,30 € cuánto sale la libra', 'unknown-word at tomates'],
    ['dólar mep 250 usd', 'unknown-word at mep'],
  ])('%s is refused: %s', (text, refusal) => {
    expect(read(text)).toEqual([refusal]);
  });

  it('shows what else a word with a slip may be', () => {
    const question = parseQuestion('10 galoness in l', { locale: en });
    expect(question.ok && question.alternatives.map(say)).toContain('10 gal_uk > l');
  });
});

describe('[I14.glued] figures and words without spaces', () => {
  it.each([
    ['70kgtolb', '70 kg > lb'],
    ['70kilosalibras', '70 kg > lb'],
    ['100usdtoeur', '100 USD > EUR'],
    ['100usdaeur', '100 USD > EUR'],
    ['180cmenpies', '180 cm > ft'],
    ['5kmtomiles', '5 km > mi'],
    ['5kmtoxyz', 'unknown-word at kmtoxyz'],
    ['100km/htomph', '100 kmh > mph'],
    ['100km/hamph', '100 kmh > mph'],
    // a clock: hours, minutes and seconds
    ['1:30:00 in min', '5400 s > min'],
    ['2:05:30 a segundos', '7530 s > s'],
    ['1:30:00 h en minutos', '5400 s > min'],
    ['1:30:15.5 in s', '5415.5 s > s'],
    ['1:30 h en s', '90 min > s'],
    ['1:30 hours in s', '90 min > s'],
    ['90:30 min to h', '5430 s > h'],
    ['1:75:00 en segundos', 'missing-unit at 1'],
  ])('%s is %s', (text, meant) => {
    expect(read(text)).toEqual([meant]);
  });

  it.each([
    ['1:30 en minutos', '90 min > min', '90 s > min'],
    ['1:30 in minutes', '90 min > min', '90 s > min'],
    ['1:30 a horas', '90 min > h', '90 s > h'],
    ['1:30 en segundos', '90 s > s', '90 min > s'],
    ['1:30 to seconds', '90 s > s', '90 min > s'],
  ])('%s is %s, and %s is offered', (text, ...meant) => {
    const question = parseQuestion(text, { locale: en });
    if (!question.ok) throw new Error(question.code);
    expect([question.interpretation, ...question.alternatives].map(say)).toEqual(meant);
  });
});

describe('[I14.sizes] what is a size of shoes or clothes', () => {
  it.each([
    'zapato 38 europeo',
    'que talla es un 42 europeo en usa',
    'us 9 shoe size in eu',
    'size 42 in us',
    '38 europeo a us',
    'eu 42 to us',
  ])('%s is refused', (text) => {
    expect(parseQuestion(text, { locale: es }).ok).toBe(false);
  });
});
