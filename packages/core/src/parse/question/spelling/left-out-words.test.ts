import { describe, expect, it } from 'vitest';
import { locale as es } from '../../../../../../languages/es/core/locale.ts';
import { parseQuestion } from '../../../testing/parse-question.ts';
import { parseSum } from '../../../testing/parse-sum.ts';

/** What a question is read as, and what of its text is left out. */
function read(text: string): string[] {
  const question = parseQuestion(text, { locale: es });
  if (!question.ok) return [question.code];
  const { amount, from, to, assumedTarget } = question.interpretation;
  const left = question.corrections.filter(({ word }) => word === '');
  return [
    `${amount.toSignificant(12)} ${from}${assumedTarget ? '' : ` > ${to.join()}`}`,
    ...left.map(({ span }) => text.slice(...span)),
  ];
}

describe('[I14.corrected] what is measured is left out, and shown', () => {
  it.each([
    // before the amount
    ['tabla de 2 1/2 pulgadas a centímetros', '2.5 in > cm', 'tabla'],
    ['motor 1600 cc en litros', '1600 cm3 > l', 'motor'],
    ['tyre 30 psi to kpa', '30 psi > kpa', 'tyre'],
    ['steel 7850 kg/m3 in lb/ft3', '7850 kgm3 > lbft3', 'steel'],
    ['mi carro da 15 km/l cuanto es en mpg', '15 kml > mpg_us', 'mi carro da'],
    ['bebe de 8 libras y 6 onzas en kilos', '134 oz > kg', 'bebe'],
    ['baby born 8lb 4oz in grams', '132 oz > g', 'baby born'],
    ['lata 33cl cuantos ml', '33 cl > ml', 'lata'],
    ['driving at 100 kph how fast in mph', '100 kmh > mph', 'driving', 'fast'],
    ['cuerda de 50 pies en metros', '50 ft > m', 'cuerda'],
    ['rent 1200 gbp in usd', '1200 GBP > USD', 'rent'],
    ['hotel 120 euros in usd', '120 EUR > USD', 'hotel'],
    ['equipaje de mano 10 kg en libras', '10 kg > lb', 'equipaje de mano'],
    ['caja de libros 10 kg en libras', '10 kg > lb', 'caja de libros'],
    ['una mesa de los abuelos de 5 m en pies', '5 m > ft', 'una mesa de los abuelos'],
    ['para la mesa de 5 m en pies', '5 m > ft', 'para la mesa'],
    ['cuántos metros tiene una tabla de 5 pies', '5 ft > m', 'una tabla'],
    ['cuántos kilos pesa un perro de 20 libras', '20 lb > kg', 'un perro'],
    ['what is the weight of 5 kg of paint', '5 kg', 'what is the weight', 'of paint'],
    ['vuelo 250 usd in eur', '250 USD > EUR', 'vuelo'],
    ['wire 12 in to mm', '12 in > mm', 'wire'],
    ['pole 12 m in ft', '12 m > ft', 'pole'],
    ['mesa de menos 5 c en f', '-5 c > f', 'mesa'],
    // behind an amount and its unit
    ['media libra de jamon en gramos', '0.5 lb > g', 'de jamon'],
    ['80 lb bag of concrete in kg', '80 lb > kg', 'bag of concrete'],
    ['quarter acre block in square metres', '0.25 acre > m2', 'block'],
    ['studs 16 inches on center in mm', '16 in > mm', 'studs', 'on center'],
    ['cuántos cm de tela son 5 m', '5 m > cm', 'de tela'],
    ['10″ plate in mm', '10 in > mm', 'plate'],
    ['half an inch bolt in mm', '0.5 in > mm', 'bolt'],
    ['5-inch phone in cm', '5 in > cm', 'phone'],
    ['20 kg metal plate in pounds', '20 kg > lb', 'metal plate'],
    ['kilo de arroz en libras', '1 kg > lb', 'de arroz'],
    ['cup of rice in ml', '1 cup_us > ml', 'of rice'],
    ['5 m cable de red negro en pies', '5 m > ft', 'cable de red negro'],
    ['5 m cable please in ft', '5 m > ft', 'cable'],
    ['5 m please cable in ft', '5 m > ft', 'cable'],
    ['2 kg plate and glass in lb', '2 kg > lb', 'plate', 'glass'],
    ['5 m para mesa en pies', '5 m > ft', 'para mesa'],
    ['5 m on the table in ft', '5 m > ft', 'on the table'],
    // behind the target, and in between
    ['100 pesos for lunch in usd', '100 MXN > USD', 'for lunch'],
    ['100 usd in paris how much is that in eur', '100 USD > EUR', 'in paris'],
    ['5 km (en bici) en millas', '5 km > mi', '(en bici)'],
    ['5 km (aprox.) en millas', '5 km > mi', '(aprox.)'],
    ['100 [cien] euros a yenes', '100 EUR > JPY', '[cien]'],
    ['5 km a millas segun google', '5 km > mi', 'segun'],
    ['100 usd in eur for my trip', '100 USD > EUR', 'for my trip'],
    ['its 41 degrees celsius in delhi what is that in fahrenheit', '41 c > f', 'in delhi'],
    ['100 (cien) euros a yenes', '100 EUR > JPY', '(cien)'],
    // a country or a metal
    ['onza troy de plata en gramos', '1 ozt > g', 'de plata'],
    ['12 lb turkey in kg', '12 lb > kg', 'turkey'],
    ['un pavo de 14 libras en kilos', '14 lb > kg', 'un pavo'],
  ])('%s is %s', (text, meant, ...left) => {
    expect(read(text)).toEqual([meant, ...left]);
  });

  it.each(
    [
      // in the place of a unit, or a word that makes it another one
      '3 patos en kilos|5 boxes in kg|10 wug de harina en gramos|20 patatas de kilo en libras',
      '5 nautik miles in km',
      // in the place of a target
      '5 km in zorks|5 kg en manzanitas|100 usd to foos|cuántos patos son 5 kg|how many bananas in 5 kg|10 litros en cubetas|3 miles to whatever',
      // prices of things, and what is nobody's question
      'cuanto cuesta un kilo de tomates|cuánto vale una libra de café|how much do 2 lbs of beef cost|how much is a car|how much is a car in euros|precio de la gasolina en dolares|iphone price in usd|cuanto cuesta un iphone 15 en pesos',
      'iphone 10 usd en euros|puerta 1 usd a eur|room 10 in usd|top 10 in usd|half a pound of butter in euros|media libra de jamon en euros',
      'who is the president of france|weather in tokyo|capital of peru in euros|receta de pan|flight to japan|que dia es hoy en mexico',
      // no conversion
      'kg to metres|5 km in kg|tabla de 5 metros en kilos|motor 1600 cc en metros|tyre 30 psi to km|iphone 5c|galaxy s10|audi a4|boeing 747',
      // signs and words that change the amount
      'raiz 5 km en m|menos cuadro es 5 c en f|dos coches son 5 km en m|sin tabla 5 m en pies|not 5 km in miles|foo/5 km en m|foo+5 km en m|√foo 5 km en m',
      // a second amount
      'tabla de 5 metros y caja de 3 kilos en libras|5 kg bag 10 lb in g|caja 5 kg en 3 bolsas|mesa 3 m silla 2 m en pies',
      'shoe size 10 in cm|wire 12 in mm|talla 10 a cm|24 carat gold in grams|oro de 18 quilates en gramos',
      'mesa de -5 m en pies|mesa - 5 m en pies|mesa por 5 m en pies|mesa/5 m en pies|mesa % 5 m en pies|mesa #3 5 m en pies',
      '5 m warmer room in ft|average of table 5 m in ft|5 km foo per hour in mph|bolsa por kg 5 lb en kg',
      'galón leche en litros|cup rice in ml|24 carats gold in grams|gate 99 usd in eur|vitamina c 5 g|100 dollars lunch in eur',
      '20 kg nautik in pounds|20 kg cuadardos en lb|100 (cien dolares) euros a yenes|100 (50) euros a yenes|5 km en bici y 3 a pie en millas',
      'cuanto pesa un bebe de 50 cm|cuánto pesa 5 litros de pintura|how many cm is a poster of 20 kg|euros a yenes foo 20|mi mesa mil metros en yardas',
      'minus table 5 c in f|mesa times 5 m in ft',
      'xqzw5 km|ж 5 km a m|lámpara en cm|una lámpara es en cm',
    ].flatMap((line) => line.split('|')),
  )('%s is refused', (text) => {
    const question = parseSum(text, { locale: es });
    expect(question.ok && [question.interpretation, question.corrections]).toBe(false);
  });
});
