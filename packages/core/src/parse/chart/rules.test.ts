import { describe, expect, it } from 'vitest';
import type { LanguageId } from '../../../../../languages/list.ts';
import { chartReaderIn, localeOf } from '../../testing/chart-readers.ts';
import type { Cell } from './cell.ts';
import { GLOBAL_RULES, LOCAL_RULES } from './chart-reader.ts';

/**
 * Every rule with a question that it is needed for and one that looks like it and is none, or is read without it. What the first comes
 * to is worked out by hand.
 */
const TABLE: readonly (readonly [
  rule: string,
  language: LanguageId,
  example: string,
  value: string,
  nearMiss: string,
])[] = [
  ['number unit', 'es', '5 km en millas', '5 km > mi', '12 in mm'],
  ['unit number', 'en', '$20 + $5 in eur', '25 USD > EUR', 'top 10 in usd'],
  ['falling parts', 'en', 'my desk is 5 ft 11 in in cm', '71 in > cm', '150 lb 2 kg'],
  ['and amount', 'es', 'corro 5 km en 25 min y 30 s a qué ritmo', '5.1 minkm', '5 kg y 3 lb en g'],
  ['falling parts with and', 'es', '300 km en 2 h y 30 min velocidad', '120 kmh', 'gano 5 kg y pierdo 2 kg'],
  ['trailing part', 'es', '150 km en 1h15 velocidad', '120 kmh', '5 km 3 l en millas'],
  ['one and a half', 'es', '150 km en hora y media velocidad', '100 kmh', 'dos y media'],
  ['half of the last', 'es', '150 km en 2 horas y media velocidad', '60 kmh', 'dos y media'],
  ['percentage', 'fr', '20 pour cent de 80 euros', '16 EUR', '20 pour 80 euros'],
  ['amount of noun', 'it', '2 kg di mele a 3 € al kg', '6 EUR', '5 kg quadrati in libbre'],
  ['number noun', 'de', '3 Pizzas zu 8 €', '24 EUR', '3 Dutzend Eier zu 2 €'],
  ['number night', 'pt', 'hotel 3 noites a 80 euros', '240 EUR', 'hotel 3 estrelas a 80 euros'],
  ['number people', 'ca', 'sopar 90 € entre 3 persones', '30 EUR', 'taula de 2 m per a 6 persones en peus'],
  [
    'count of noun',
    'es',
    '3 noches de hotel a 95 dólares en soles',
    '285 USD > PEN',
    '3 noches hotel a 95 dólares',
  ],
  ['at price', 'es', '3 entradas a 12 €', '36 EUR', '3 entradas en 12 €'],
  ['at figure', 'es', '2,5 kg de peras a 1,80 el kilo', '4.5', '3 kilos a 2,50'],
  ['each unit', 'fr', '3 kg à 2,50 € le kilo', '7.5 EUR', '3 kg avec 2,50 € kilo'],
  ['each amount', 'es', '4 € cada 300 g cuánto cuestan 900 g', '12 EUR', '4 € y 300 g cuánto cuestan 900 g'],
  ['each noun', 'en', '3 pizzas at $8 per pizza', '24 USD', '3 pizzas at $8 per waiter'],
  ['each night', 'fr', 'hôtel 3 nuits à 80 euros la nuit', '240 EUR', 'hôtel 3 nuits à 80 euros le parking'],
  ['amount each', 'es', '12 €/kg x 3 kg', '36 EUR', '12 € 3 kg'],
  ['price each', 'it', '3 kg a 2,50 € al kg', '7.5 EUR', '3 kg a 2,50 € in kg'],
  ['figure each', 'es', '3 kilos 2,50 el kilo', '7.5', '3 kilos 2,50 kilo'],
  ['amount of each', 'en', '4 tickets $15 each', '60 USD', '4 tickets $15 other'],
  ['price of each', 'en', '4 tickets at $15 each', '60 USD', 'ticket at $15 each'],
  ['thing costs', 'en', 'if 3 kg cost 45 usd how much do 5 kg cost', '75 USD', '3 kg cost how much'],
  [
    'thing costs money',
    'es',
    'si 3 kg cuestan 45 € cuánto cuestan 5 kg',
    '75 EUR',
    'si 3 kg cuestan 45 litros cuánto cuestan 5 kg',
  ],
  [
    'amount holds',
    'es',
    '1 litro rinde 10 m2, para 45 m2 cuántos litros',
    '4.5 l > l',
    '1 litro y 10 m2, para 45 m2 cuántos litros',
  ],
  [
    'amount holds amount',
    'en',
    'if 1 gallon covers 350 sq ft, how many gallons for 700 sq ft',
    '2 gal_us > gal_us',
    '1 kg covers 3 kg how many kg',
  ],
  ['count at price', 'es', '3 pizzas a 11,50 €', '34.5 EUR', 'mesa 4 sillas a 30 €'],
  ['count by rate', 'en', '6 shirts $25 each', '150 USD', '6 shirts $25 a kilo'],
  ['count of price', 'es', '3 entradas de 45 €', '135 EUR', 'la entrada de 45 €'],
  ['count of money', 'es', '3 entradas de 45 €', '135 EUR', 'un octavo de una pulgada'],
  ['thing price', 'es', 'vuelo 340 € hotel 420 € taxi 20 €', '780 EUR', 'vuelo 340 € y hotel 420 €'],
  ['share of', 'de', '20 % von 80 Euro', '16 EUR', '20 % 80 Euro'],
  ['share on', 'en', '15% on 80 usd', '12 USD', '15% upon 80 usd'],
  ['part of amount', 'ca', '20% de 80 euros', '16 EUR', 'suma 20% de 80 euros'],
  ['part of figure', 'es', 'veinte por ciento de cinco mil', '1000', '20% de 10 c'],
  ['tax share', 'es', '100 € + iva del 21%', '121 EUR', '100 € iva del 21%'],
  ['tip share', 'en', '$80 plus tip 10%', '88 USD', 'tip 10% of'],
  ['tip added', 'es', 'cuenta 120 € propina 10% entre 4', '33 EUR', 'propina del 10% 120 €'],
  ['share tax', 'en', '200 usd + 10% vat', '220 USD', '200 usd 10% vat'],
  ['share tip', 'en', '$80 with 20% tip', '96 USD', '$80 with 20%'],
  ['share tip added', 'en', 'dinner $80 20% tip', '96 USD', '20% tip on 80 and 5'],
  ['plus share', 'es', '50 € más 10%', '55 EUR', 'más 10%'],
  ['plus tax', 'fr', '50 € plus 20% de TVA', '60 EUR', '50 km plus TVA'],
  ['with tax', 'it', '50 € con IVA al 22%', '61 EUR', '50 € con 22%'],
  ['minus share', 'pt', '50 € menos 10%', '45 EUR', 'menos 10%'],
  ['discount share', 'es', '80 € descuento del 25%', '60 EUR', 'descuento del 25%'],
  ['share off', 'en', '$80 20% off', '64 USD', '20% off'],
  ['share discount', 'es', '80 € 25% descuento', '60 EUR', '25% descuento'],
  ['with discount', 'es', '80 € con descuento del 25%', '60 EUR', '80 € con 25%'],
  ['minus discount', 'en', '80 usd minus discount 25%', '60 USD', '80 usd minus minus 25%'],
  ['without tax', 'es', '121 € sin iva del 21%', '100 EUR', '100 € sin impuestos en dólares'],
  ['tax included', 'es', '121 € iva del 21% incluido', '100 EUR', '121 € incluido'],
  ['included tax', 'en', '120 usd including 20% vat', '100 USD', '120 usd including 20% vat in total'],
  ['among number', 'es', 'cena 132,50 € entre 5', '26.5 EUR', '100 euros entre 20 dólares'],
  [
    'how much each',
    'fr',
    '300 g pour 4,20 €, combien le kilo',
    '14 EUR/kg > EUR',
    '300 g pour 4,20 €, combien le litre',
  ],
  [
    'money costs',
    'de',
    'wenn 3 kg 45 € kosten, was kosten 5 kg',
    '75 EUR',
    'wenn 3 kg 45 Liter kosten, was kosten 5 kg',
  ],
  ['thing money costs', 'de', 'wenn 3 kg 45 € kosten, was kosten 5 kg', '75 EUR', '45 € kosten'],
  ['shared among', 'pt', 'jantar 90 € dividir por 3 pessoas', '30 EUR', 'jantar 90 € dividir'],
  ['among count', 'es', 'cena 90 € entre 3 personas', '30 EUR', 'mesa de 2 m para 3 personas'],
  ['number times', 'es', 'habitación de 3 x 4 m área', '12 m2', '2 x 5 pies 10 pulgadas en cm'],
  ['side times', 'en', '10 ft x 12 ft area', '120 ft2', '10 ft x 12 lb area'],
  ['two sides', 'de', 'Zimmer 3 x 4 m Fläche', '12 m2', '3 x 4 kg Fläche'],
  ['more sides', 'en', 'tank 60 x 30 x 40 cm in litres', '72000 cm3 > l', '60 x 30 x 40 cm in kg'],
  ['so many times', 'en', '3 x $19.99', '59.97 USD', '3 x 20 c in f'],
  ['amount times', 'es', '8 horas x 5 en minutos', '40 h > min', '750 ml por 6,50 cuánto el litro'],
  ['amount so often', 'es', '8 horas x 5 en minutos', '40 h > min', '8 m x 5'],
  ['deep side', 'en', 'slab 10 x 12 ft 4 in deep volume', '40 ft3', 'slab 4 in deep volume'],
  [
    'sides with a depth',
    'en',
    'slab 10 x 12 ft 4 in deep volume',
    '40 ft3',
    '10 x 12 x 2 ft 4 in deep volume',
  ],
  ['in unit', 'pt', '3 noites a 80 reais em dólares', '240 BRL > USD', '3 noites a 80 reais em quilos'],
  [
    'how many unit',
    'it',
    'quanti litri per 300 km a 6 l/100km',
    '18 l > l',
    'quante bottiglie per 300 km a 6 l/100km',
  ],
  ['and unit', 'en', 'my desk is 71 in in feet and inches', '71 in > ft+in', '71 in and feet'],
  [
    'target and unit',
    'en',
    'my desk is 71 in in feet and inches',
    '71 in > ft+in',
    '71 in in feet and kilos',
  ],
  ['target each', 'es', '$5/lb en €/kg', '11.023113109 USD/kg > EUR', '$5/lb en €/l'],
  [
    'price each asked',
    'es',
    '4,20 € los 300 g a cuánto sale el kilo',
    '14 EUR/kg > EUR',
    '4,20 € los 300 g a cuánto sale el litro',
  ],
  [
    'convert',
    'de',
    'mein Hund wiegt 30 kg in Pfund',
    '30 kg > lb',
    'mein Hund 30 kg meine Katze 5 kg in Pfund',
  ],
  ['dimensions', 'ca', '300 km a 120 km/h quant trigo', '150 min', '300 km a 120 kg quant trigo'],
  [
    'price per unit',
    'en',
    '$4 for 8 oz how much per pound',
    '8 USD/lb > USD',
    '$4 for 8 oz how much per mile',
  ],
  ['sides', 'es', 'foto de 10 x 15 cm en pulgadas', '10 cm × 15 cm > in', 'cuántos metros son 4 x 100 m'],
  ['signed terms', 'fr', '100 € + 20 € en dollars', '120 EUR > USD', "j'ai 100 € et je dois 20 € en dollars"],
  [
    'speed from nothing',
    'en',
    '0 to 60 mph in 5 s in m/s2',
    '5.36448 mps2 > mps2',
    '5 to 60 mph in 5 s in m/s2',
  ],
  [
    'from a standstill',
    'en',
    '0 to 60 mph in 5 s in m/s2',
    '5.36448 mps2 > mps2',
    '0 to 60 kg in 5 s in m/s2',
  ],
  [
    'to a standstill',
    'es',
    '0-100 km/h en 5 s en m/s2',
    '5.5555555556 mps2 > mps2',
    '5-100 km/h en 5 s en m/s2',
  ],
  [
    'per hundred',
    'es',
    '16 kwh a los 100 cuanto gasto en 250 km',
    '40 kwh',
    '16 kwh a los 90 cuanto gasto en 250 km',
  ],
  [
    'amount per hundred',
    'en',
    'fuel for 600 km at 7.5 l per 100',
    '45 l',
    'fuel for 600 km at 7.5 kg per 100',
  ],
  ['two figures', 'en', 'room 12 x 14 how many sq ft', '168 ft2 > ft2', 'room 12 x 14 how many ft'],
  ['bare sides', 'es', 'lote 12 x 30 en m2', '360 m2 > m2', 'lote 12 x 30 en kg'],
  [
    'thing weighs',
    'en',
    'each bag weighs 25 kg, how heavy are 14 bags in lb',
    '350 kg > lb',
    'each bag weighs 25 kg, how heavy are 14 boxes in lb',
  ],
  ['thing costs each', 'en', 'a ticket costs 12 usd, 5 tickets', '60 USD', 'a ticket costs 12 usd, 5 cars'],
  [
    'so many of each',
    'es',
    'si una bolsa pesa 25 kg cuanto pesan 14 bolsas',
    '350 kg',
    'si una bolsa pesa 25 kg cuanto pesan 14 cajas',
  ],
  ['counted each', 'en', '450 bricks of 2.3 kg each', '1035 kg', '450 bricks of 2.3 kg wide'],
  [
    'number of',
    'es',
    '3 sacos de 50 kg y 2 de 25 kg en libras',
    '200 kg > lb',
    '50 kg y 2 de 25 kg en libras',
  ],
  [
    'dozens of noun',
    'en',
    'how many eggs are in 3 dozen eggs',
    '36',
    'how many calories are in 3 dozen eggs',
  ],
  ['dozens', 'es', 'tres docenas y media en unidades', '42', '3 docenas de huevos a 2 € en unidades'],
  ['how many things', 'en', 'how many eggs in 3 dozen', '36', 'how many calories in 3 dozen eggs'],
  [
    'in things',
    'es',
    '6 litros en botellas de 750 ml cuantas son',
    '8',
    '6 kg en botellas de 750 ml cuantas son',
  ],
  [
    'how many of a size',
    'en',
    'how many 45 cm pieces from 6 m',
    '13.333333333',
    'how many 45 cm pieces from 6 kg',
  ],
  [
    'how many of sides',
    'en',
    'how many 30x30cm tiles for 9 square metres',
    '100',
    'how many 30x30cm tiles for 9 kg',
  ],
  ['in a size', 'en', 'cut 8 ft into 16 inch pieces how many', '6', 'cut 8 kg into 16 inch pieces how many'],
  [
    'with things',
    'es',
    '9 m2 con baldosas de 30x30 cm cuantas son',
    '100',
    '9 kg con baldosas de 30x30 cm cuantas son',
  ],
  ['sized parts', 'en', 'how many 45 cm pieces from 6 m', '13.333333333', 'how many 45 cm from 6 m'],
  ['sized things', 'en', 'how many 500 ml bottles from 6 litres', '12', 'how many 500 ml bottles from 6 kg'],
  ['sized units', 'en', 'how many 15ml tablespoons in 240 ml', '16', 'how many 15ml tablespoons in 240 km'],
  [
    'things of a size',
    'es',
    'cortar 6 m en tramos de 45 cm cuantos salen',
    '13.333333333',
    'cortar 6 m en tramos 45 cm cuantos salen',
  ],
  [
    'things of sides',
    'es',
    '9 m2 con baldosas de 30x30 cm cuantas son',
    '100',
    '9 kg con baldosas de 30x30 cm cuantas son',
  ],
  [
    'units of a size',
    'es',
    'cuantas tazas de 250 ml hay en 2 litros',
    '8',
    'cuantas tazas de 250 ml hay en 2 km',
  ],
  [
    'pieces',
    'fr',
    'combien de bouteilles de 750 ml pour 6 litres',
    '8',
    'combien de bouteilles de 750 ml pour 6 kg',
  ],
  [
    'named sides',
    'es',
    'pared de 5 x 2,6 m menos puerta de 0,8 x 2 m',
    '11.4 m2',
    'pared de 5 x 2,6 m puerta de 0,8 x 2 m',
  ],
  ['number parts', 'de', '6 m in 4 gleiche Teile', '1.5 m', '6 m in 4 Bretter'],
  ['number of parts', 'en', '12 slices at €2 each', '24 EUR', '12 slices €2'],
  ['in parts', 'it', '6 m in 4 parti uguali in cm', '1.5 m > cm', '6 m in 4 parti in kg'],
  ['among parts', 'es', '1 kg de masa entre 8 porciones', '125 g', '1 kg de masa y 8 porciones'],
  [
    'for so many',
    'fr',
    'recette pour 4 personnes 300 g de farine, combien pour 6',
    '450 g',
    'recette pour 4 personnes 300 g de farine',
  ],
  [
    'serves',
    'en',
    'recipe serves 6 uses 2 cups of rice, how much for 10 people',
    '3.3333333333 cup_us',
    'recipe serves 6 uses 2 cups of rice',
  ],
  [
    'we are',
    'es',
    'la receta lleva 300 g para 4 y somos 7 cuanto pongo',
    '525 g',
    'la receta lleva 300 g y somos 7 cuanto pongo',
  ],
  [
    'people',
    'ca',
    'recepta per a 4 persones porta 300 g de farina, quant per a 6',
    '450 g',
    'recepta per a 4 persones porta 300 g de farina',
  ],
  [
    'for so many people',
    'es',
    'receta para 4 personas lleva 250 g de harina cuanto para 6',
    '375 g',
    'mesa de 2 m para 4 personas cuanto para 6',
  ],
  [
    'how much does',
    'es',
    'cada baldosa pesa 1,8 kg cuanto pesan 60',
    '108 kg',
    'cada baldosa pesa 1,8 kg pesan 60',
  ],
  [
    'how much holds',
    'es',
    'si 1 litro cubre 8 m2 cuanto cubren 20 litros',
    '160 m2',
    'si 1 litro cubre 8 m2 cubren 20 litros',
  ],
  ['amount at price', 'es', '310 kwh a 0,18 €', '55.8 EUR', '3 kilos a 2,50 €'],
  [
    'amount at rate',
    'en',
    '5 hours at £25 per hour plus 20% vat',
    '150 GBP',
    '5 weeks at £25 per hour plus 20% vat',
  ],
  [
    'ingredient at rate',
    'en',
    '2 kg mangoes at 180 inr/kg plus 5% tax',
    '378 INR',
    '2 kg mangoes at 180 inr/km plus 5% tax',
  ],
  ['money noun', 'en', '£54.99 game 20% off', '43.992 GBP', '54.99 pesos game 20% off'],
  ['tax of amount', 'es', 'iva de 350 euros al 21%', '73.5 EUR', 'iva de 350 euros'],
  ['tax of number', 'en', 'vat on 80 at 20%', '16', 'vat on 80 in 20'],
  ['tip of amount', 'en', 'tip on £45 at 20%', '9 GBP', 'tip on £45'],
  ['tip of number', 'en', 'tip on 45 at 20%', '9', 'tip on 45 in 20'],
  ['taxing share', 'es', 'iva de 100 al 21%', '21', 'iva de 100 con 21'],
  [
    'tax told',
    'en',
    '£240 including vat, without 20% vat',
    '200 GBP',
    '£240 including food, without 20% vat',
  ],
  ['tax told behind', 'es', '605 euros iva incluido, sin iva 21%', '500 EUR', '605 euros iva, sin iva 21%'],
  ['price with its tax', 'es', '121 € con iva cuanto es sin iva al 21%', '100 EUR', '121 € sin iva al 21%'],
  ['price of one', 'es', '12 huevos 3,60 € cuanto cada uno', '0.3 EUR', '12 huevos a 3,60 € cuanto cada uno'],
  [
    'pay',
    'en',
    '$18 an hour 40 hours a week how much a year',
    '37440 USD',
    '$18 an hour 8 hours a day how much a year',
  ],
  ['amount noun', 'en', '1 kg dough into 8 pieces', '125 g', '1 kg dough'],
  [
    'in parts of',
    'es',
    'cortar 6 m en tramos de 45 cm cuantos salen',
    '13.333333333',
    'cortar 6 kg en tramos de 45 cm cuantos salen',
  ],
  ['reduced share', 'it', 'scarpe da 120 euro scontate del 25%', '90 EUR', 'scarpe da 120 euro in 25%'],
  ['raised share', 'en', '£200 rent increased by 10%', '220 GBP', '£200 rent by 10%'],
  ['reduced discount', 'fr', 'manteau de 80 € soldé à -25 %', '60 EUR', 'manteau de 80 € à -25 %'],
  ['part asked', 'de', '15 % Trinkgeld auf 50 €, nur das Trinkgeld', '7.5 EUR', '50 € und nur das Trinkgeld'],
  ['tax on', 'pt', 'gorjeta de 10% em uma conta de R$ 87', '8.7 BRL', 'conta de R$ 87 com gorjeta de 10%'],
  ['tax of a price', 'de', 'Brutto 107 € bei 7 % MwSt., netto', '100 EUR', '107 € bei 7 % MwSt., netto'],
  [
    'so many of',
    'es',
    'acerté 34 de 40 preguntas, qué porcentaje es',
    '85 >',
    '34 a 40 preguntas, qué porcentaje es',
  ],
  [
    'from one to another',
    'fr',
    'le loyer passe de 640 à 672 €, hausse en pour cent',
    '105 EUR + -100 EUR > EUR',
    '640 et 672 €, hausse en pour cent',
  ],
  ['percent asked', 'ca', '38 de 40, quin tant per cent', '95 >', '38 de 40, quin cent'],
  [
    'ratio',
    'en',
    'pay went from 24,000 to 25,800, what is the rise in percent',
    '107.5 + -100 >',
    'pay went from 24,000 to 25,800, what is the rise in pounds',
  ],
];

const rulesOf = ({ rule, of }: Cell): readonly string[] => [rule, ...of.flatMap(rulesOf)];

/** What a question comes to, and the rules that it took. */
function read(language: LanguageId, text: string) {
  const reader = chartReaderIn(language);
  const locale = localeOf(language);
  const answer = reader.parse(text, { locale });
  const [best] = answer.ok ? reader.meaningsOf(reader.cutFor(text, { locale }), { locale }) : [];
  if (!best) return { value: 'refused', rules: [] };
  const { amount, from, to, terms, per, sides, compound, assumedTarget } = best.interpretation;
  const parts = sides ?? terms ?? [{ amount: amount.toFraction(), unit: from }];
  const shown = parts.map((part) =>
    `${Number((Number(part.amount.n) / Number(part.amount.d)).toPrecision(11))} ${part.unit}`.trim(),
  );
  const target = assumedTarget || to.length === 0 ? '' : ` > ${to.join(compound ? '+' : ',')}`;
  const value = `${shown.join(sides ? ' × ' : ' + ')}${per ? `/${per}` : ''}${target}`.trim();
  return { value, rules: [best.rule.id, ...best.cover.cells.flatMap(rulesOf)] };
}

describe('the rules of the chart', () => {
  it('stand in the table, each once', () => {
    const ids = new Set([...LOCAL_RULES, ...GLOBAL_RULES].map(({ id }) => id));
    expect(TABLE.map(([rule]) => rule).toSorted()).toEqual([...ids].toSorted());
  });

  it.each(TABLE)('[I14.chart] %s, %s: %s is %s', (rule, language, example, value) => {
    const answer = read(language, example);
    expect(answer.value).toBe(value);
    expect(answer.rules).toContain(rule);
  });

  it.each(TABLE)(
    '[I14.chart] %s, %s: near %s (%s) stands %s',
    (rule, language, _example, _value, nearMiss) => {
      expect(read(language, nearMiss).rules).not.toContain(rule);
    },
  );
});
