import { describe, expect, it } from 'vitest';
import { foldQuestion } from '../../text/fold-question.ts';
import { currentAsked, energyPaid } from './electricity.ts';
import { covering, mixture, oilMixed, partsPerMillion, pureAlcohol } from './materials.ts';
import { addedUp, equalParts, manyOfOne, piecesOf, shareOfWhole } from './pieces.ts';
import { recipeScaled } from './recipes.ts';
import { Rest } from './rest.ts';
import { areasAdded, shapeAsked, tilesFor } from './shapes.ts';
import { accelerationAsked, fuelNeeded, fuelPaid, fuelUsed, splitAsked, timeAtSpeed } from './travel.ts';

/** What one form makes of a text, as a sum in the figures of the text. */
const of = (form: (folded: string) => string[], text: string) => form(foldQuestion(text).text);

describe('currentAsked', () => {
  it.each([
    ['12 v 7 ah in watt-hour', '(12*7/1000) kwh in wh'],
    ['220 v 5 a en vatio', '(220*5/1000) kw in w'],
    ['3 kw 230 v amp', '(3*1000/230)'],
    ['12 v 7 ah watthora', '(12*7/1000) kwh in wh'],
    ['vatioshora 12 v 7 ah', '(12*7/1000) kwh in wh'],
    ['bateria 12 v 7 ah en vatio hora', '(12*7/1000) kwh in wh'],
    ['220 v 5 a in kw', '(220*5/1000) kw in kw'],
    ['220 v 5 a in watt', '(220*5/1000) kw in w'],
    ['220 v 5 a en watio', '(220*5/1000) kw in w'],
    ['20000mah 3.7v in wh', '(3.7*20000/1000/1000) kwh in wh'],
  ])('%s', (text, sum) => expect(of(currentAsked, text)).toEqual([sum]));

  it.each([
    'wattsx 5 amperes a 220 v',
    '12 v 5 a 7 ah in wh',
    '12 v 7 ahen watts hora',
    '230 vamp 3 kw',
    '2000 wx 10 a en voltios',
  ])('nothing of %s', (text) => expect(of(currentAsked, text)).toEqual([]));
});

describe('energyPaid', () => {
  it.each([
    ['100 w bulb for 10 hours at $0.15 a kwh', '(100*10/1000*0.15) $'],
    ['100 w bulb for 10 hours at 15 cents per kwh', '(100*10/1000*15/100) usd'],
    ['60w bulb on for 10 hrs at 15p per kwh', '(60*10/1000*15/100) gbp'],
    ['100 w bulb for 10 hours at 15 cent per kwh', '(100*10/1000*15/100) usd'],
    ['100 w bulb for 10 hours at 0.15 euro per kwh', '(100*10/1000*0.15) euro'],
    ['bombilla de 100 w por 10 horas a 1 centimo por kwh', '(100*10/1000*1/100) eur'],
    ['100 w bulb for 10 hours at 15c per kwh', '(100*10/1000*15/100) usd'],
    ['100 w bulb for 10 hours at 0.15 per kwh', '(100*10/1000*0.15)'],
    ['100 w bulb for 10 hours at 1 pound a kwh', '(100*10/1000*1) pound'],
    ['100 w bulb for 10 hours at 1 dollar a kwh', '(100*10/1000*1) dollar'],
    ['100 w bulb for 10 hours at 15 pence per kwh', '(100*10/1000*15/100) gbp'],
    ['bombilla de 100 w por 10 horas a 15 centimos por kwh', '(100*10/1000*15/100) eur'],
    ['calefactor 1500 w 4 horas a 0,18 €/kwh cuanto gasto', '(1500*4/1000*0,18) €'],
  ])('%s', (text, sum) => expect(of(energyPaid, text)).toEqual([sum]));

  it.each(['charger at 15p per kwh', '100 w bulb for 10 hours per kwh'])('nothing of %s', (text) =>
    expect(of(energyPaid, text)).toEqual([]),
  );
});

describe('recipeScaled', () => {
  it.each([
    ['recipe serves 6 uses 2 cups of rice, how much for 10 people', '(2*10/6)'],
    ['la receta lleva 300 g para 4 y somos 7 cuantos gramos', '(300*7/4) g in g'],
    ['recipe for 4 needs 2 cups, for 6', '(2*6/4)'],
  ])('%s', (text, sum) => expect(of(recipeScaled, text)).toEqual([sum]));

  it.each([
    'recipe for 4 needs 2 cups, how many cups for',
    '600 ml de leche para 1comensal y somos 5',
    '600 ml of milk for 1 person and how much for 5',
    'la receta lleva 300 gx para 4 y somos 7 cuanto',
  ])('nothing of %s', (text) => expect(of(recipeScaled, text)).toEqual([]));
});

describe('addedUp', () => {
  it.each([
    ['corri 3 km ayer, mas hoy y 12 el domingo total', '(3 + 12) km in km'],
    ['3 km, 5 and 7 in all', '(3 + 5 + 7) km in km'],
  ])('%s', (text, sum) => expect(of(addedUp, text)).toEqual([sum]));

  it.each([
    '3 km, 5 th, total',
    '3 km, 5 7 in all',
    '5 km total',
    'xtotal 3 km y 5 km',
    'total',
    '3 km, 5 kg total',
    'totalx 3 km y 5 km',
    '3 km or 5 km total',
  ])('nothing of %s', (text) => expect(of(addedUp, text)).toEqual([]));
});

describe('shareOfWhole', () => {
  it.each([
    ['media botella de 750 ml en oz', '(1/2*750) ml in oz'],
    ['a third of a roll of 30 m', '(1/3*30) m in m'],
    ['3/4 of a 50 m roll in feet', '(3/4*50) m in ft'],
    ['un cuarto de saco de 50 kg', '(1/4*50) kg in kg'],
    ['tres cuartos de bolsa de 20 kg', '(3/4*20) kg in kg'],
  ])('%s', (text, sum) => expect(of(shareOfWhole, text)).toEqual([sum]));

  it.each(['total', '1/2 of a 50 m roll to cut in feet'])('nothing of %s', (text) =>
    expect(of(shareOfWhole, text)).toEqual([]),
  );
});

describe('manyOfOne', () => {
  it.each([['una bolsa pesa 25 kg cuanto 14 bolsas', '(14*25) kg in kg']])('%s', (text, sum) =>
    expect(of(manyOfOne, text)).toEqual([sum]),
  );

  it.each(['each brick weighs 2 kg, bricks how heavy', '5 km total'])('nothing of %s', (text) =>
    expect(of(manyOfOne, text)).toEqual([]),
  );
});

describe('piecesOf', () => {
  it.each([
    ['cut 8 ft into 16 inch pieces how many', '8 ft / 16 in'],
    ['2 litres how many glasses of 250 ml', '2 l / 250 ml'],
  ])('%s', (text, sum) => expect(of(piecesOf, text)).toEqual([sum]));

  it.each(['6 m how many pieces'])('nothing of %s', (text) => expect(of(piecesOf, text)).toEqual([]));
});

describe('equalParts', () => {
  it.each([
    ['cut 8ft board into 5 equal bits each', '(8/5) ft in in'],
    ['2 l de jugo entre 4 vasos', '(2/4) l in ml'],
    ['3 yd of ribbon into 6 pieces', '(3/6) yd in ft'],
    ['corta 3 m en 5 partes iguales', '(3/5) m in cm'],
    ['1 kg dough into 8 pieces', '(1/8) kg in g'],
  ])('%s', (text, sum) => expect(of(equalParts, text)).toEqual([sum]));

  it.each(['a third of a roll of 30 m'])('nothing of %s', (text) => expect(of(equalParts, text)).toEqual([]));
});

describe('oilMixed', () => {
  it.each([
    ['mix 50:1 for 1 gallon of gas oil oz', '(1/50) gallon in fl oz'],
    ['mix 1:40 for 2 l oil', '(2/40) l in ml'],
    ['dos tiempos aceite 50:1 para 5 l', '(5/50) l in ml'],
  ])('%s', (text, sum) => expect(of(oilMixed, text)).toEqual([sum]));

  it.each(['mix 50:1 for 2 l', 'mix 2:3 for 2 l oil', 'mix 1:40 for 2 l oil 3'])('nothing of %s', (text) =>
    expect(of(oilMixed, text)).toEqual([]),
  );
});

describe('pureAlcohol', () => {
  it.each([
    ['1 l of beer 5% grams of alcohol', '(1*1000*5/100*0.789) g in g'],
    ['330 ml beer 5% pure alcohol', '(330*5/100) ml in ml'],
    ['500 ml of beer 5% nhs units', '(500*1*5/100/10)'],
    ['chupito 4 cl de ron 40% cuantos gramos de alcohol', '(4*10*40/100*0.789) g in g'],
  ])('%s', (text, sum) => expect(of(pureAlcohol, text)).toEqual([sum]));

  it.each([
    '1 l of beer 5% unit of alcohol',
    '330 ml beer grams of alcohol',
    '330 ml beer 5% pure alcohol 3 days',
  ])('nothing of %s', (text) => expect(of(pureAlcohol, text)).toEqual([]));
});

describe('covering', () => {
  it.each([
    ['one litre covers 8 m2 how much does 20 litres covers', '(20*8/1) m2 in m2'],
    ['2 botes cubren 8 m2, para 100 m2', '(100*2/8)'],
    ['1 bolsa de 25 kg cubre 5 m2, para 22 m2 cuantos kg', '(22*1/5*25) kg in kg'],
    ['1 litro cubre 8 m2, para 100 m2', '(100*1/8) l in l'],
    ['pinto 45 m2 y el bote rinde 10 m2 por litro cuantos litros', '(45*1/10) l in l'],
  ])('%s', (text, sum) => expect(of(covering, text)).toEqual([sum]));

  it.each([
    '1 litro rinde 8 m2 cuanto rinden 20 kg',
    '1 bote cubre 8 m2, para 100 ft2',
    'un bote cubre 40 m2, para 100 m2 cuantos litros',
  ])('nothing of %s', (text) => expect(of(covering, text)).toEqual([]));
});

describe('mixture', () => {
  it.each([['250 ml per litre for a 15 litre sprayer', '(250*15/1) ml in ml']])('%s', (text, sum) =>
    expect(of(mixture, text)).toEqual([sum]),
  );

  it.each(['330 ml beer grams of alcohol', '250 ml per 100 litres for a 15 litre sprayer in 3'])(
    'nothing of %s',
    (text) => expect(of(mixture, text)).toEqual([]),
  );
});

describe('partsPerMillion', () => {
  it.each([['solucion al 2% en ppm', '(2*10000)']])('%s', (text, sum) =>
    expect(of(partsPerMillion, text)).toEqual([sum]),
  );

  it.each(['vodka 40% uk units', '1 litro cubre 8 m2 cubren20 litros'])('nothing of %s', (text) =>
    expect(of(partsPerMillion, text)).toEqual([]),
  );
});

describe('splitAsked', () => {
  it.each([
    ['42 km in 13:30:00 pace per 1000 m', '(48600*1000/42/1000) s in min and s'],
    ['2000 m row in 7:20 split 500', '(440*500/2000) s in min and s'],
    ['2k row in 7:20.5 split per 500m', '(440.5*500/2/1000) s in min and s'],
    ['400 m split 2k in 7:20', '(440*400/2/1000) s in min and s'],
  ])('%s', (text, sum) => expect(of(splitAsked, text)).toEqual([sum]));

  it.each(['2k row in 7:20', '2k row in 7:20 split per 500mx', '2000 mk row in 7:20 split per 500m'])(
    'nothing of %s',
    (text) => expect(of(splitAsked, text)).toEqual([]),
  );
});

describe('fuelUsed', () => {
  it.each([
    ['412 miles on 11.3 gallons in l/100 km', '412 mi on 11.3 gallon l/100km'],
    ['600 km con 40 l en km/l', '600 km on 40 l km/l'],
    ['600 km on 10 gallons consumptionx', '600 km on 10 gallon l/100km'],
    ['600 km con 40 l mpg', '600 km on 40 l mpg'],
    ['recorrido 600 km con 40 litros', '600 km on 40 l l/100km'],
    ['600 km con 40 l en litre per 100', '600 km on 40 l l/100km'],
    ['600 km con 40 l en liter/100 km', '600 km on 40 l l/100km'],
    ['600 km con 40 l en l a los 100 kms', '600 km on 40 l l/100km'],
    ['412 miles on 40 litres consumption', '412 mi on 40 l l/100km'],
    ['600 km con 40 litros cuanto litro por 100', '600 km on 40 l l/100km'],
    ['drove 412 miles on 11.3 gallons', '412 mi on 11.3 gallon mpg'],
    ['my car gets 15 km to the litre, in l/100km', '15 km on 1 l l/100km'],
  ])('%s', (text, sum) => expect(of(fuelUsed, text)).toEqual([sum]));

  it.each(['xrecorri 520 km con 38 litros', '600 km con 40 ml consumo'])('nothing of %s', (text) =>
    expect(of(fuelUsed, text)).toEqual([]),
  );
});

describe('accelerationAsked', () => {
  it.each([
    ['0-100 kmh in 4 s acceleration in m/s2', '100 km/h / 4 s in m/s2'],
    ['0-100 km/h en 4 s en metros por segundo al cuadrado', '100 km/h / 4 s in m/s2'],
    ['0-60 mph in 3.9 s gforce', '60 mph / 3.9 s in g'],
    ['0-100 km/h in 4 s acceleration in g', '100 km/h / 4 s in g'],
  ])('%s', (text, sum) => expect(of(accelerationAsked, text)).toEqual([sum]));

  it.each(['0-100 km/h en 4 s en m/s/sx'])('nothing of %s', (text) =>
    expect(of(accelerationAsked, text)).toEqual([]),
  );
});

describe('fuelPaid', () => {
  it.each([
    ['600 km, litros, 7,2 l a los 100 y 1,60 el litro', '(600*7,2/100*1,60)'],
    [
      'viaje 320 km gasta 6,5 l a los 100 y la gasolina a 1,62 € el litro cuanto cuesta',
      '(320*6,5/100*1,62) €',
    ],
  ])('%s', (text, sum) => expect(of(fuelPaid, text)).toEqual([sum]));

  it.each(['600 km, 1,60 € el litro', '600 km, 7,2 l a los 100 y 1,60 el litro, 3 peajes'])(
    'nothing of %s',
    (text) => expect(of(fuelPaid, text)).toEqual([]),
  );
});

describe('timeAtSpeed', () => {
  it.each([
    ['200 mi a 50 por hora cuanto tardo', '200 mi a 50 mph how long'],
    ['200 km a 50 por hora cuanto tardo', '200 km a 50 km/h how long'],
  ])('%s', (text, sum) => expect(of(timeAtSpeed, text)).toEqual([sum]));

  it.each(['200 km cuanto tardo', '200 km a 50 por horas cuanto tardo'])('nothing of %s', (text) =>
    expect(of(timeAtSpeed, text)).toEqual([]),
  );
});

describe('fuelNeeded', () => {
  it.each([['300 km a 6 l/100km cuantos litros', '(300*6/100) l in l']])('%s', (text, sum) =>
    expect(of(fuelNeeded, text)).toEqual([sum]),
  );

  it.each(['fuel for 600 km', 'fuel for 600 m at 7.5 l per 100'])('nothing of %s', (text) =>
    expect(of(fuelNeeded, text)).toEqual([]),
  );
});

describe('shapeAsked', () => {
  it.each([
    ['3 x 4 x 2 in cubic feet', '3 ft x 4 ft x 2 ft in ft3'],
    ['12 by 15 raised bed in square feet', '12 ft x 15 ft in ft2'],
    ['3 x 4 en yd2', '3 yd x 4 yd in yd2'],
    ['3 x 4 x 2 en m3', '3 m x 4 m x 2 m in m3'],
    ['3 x 4 x 2 in cubic yards', '3 yd x 4 yd x 2 yd in yd3'],
    ['10x10 ft slab 4 inches thick in cubic yards', '10 ft x 10 ft x 4 in in yd3'],
  ])('%s', (text, sum) => expect(of(shapeAsked, text)).toEqual([sum]));

  it.each([
    'fish tank 60x30x40 cm',
    '10ft x 4 in square feet',
    'pared de 5 x 2,6 m',
    'cuantas baldosas de 30x30 cm por m2',
    '10 yard x 4 in square feet',
    'fish tank 60x30x40 in litres',
  ])('nothing of %s', (text) => expect(of(shapeAsked, text)).toEqual([]));
});

describe('areasAdded', () => {
  it.each([
    ['pared de 5 x 2,6 menos ventana de 1,2 x 1 en m2', '(5*2,6 - 1,2*1) m2 in m2'],
    ['10 x 12 ft plus 4 x 5 ft', '(10*12 + 4*5) ft2 in ft2'],
  ])('%s', (text, sum) => expect(of(areasAdded, text)).toEqual([sum]));

  it.each([
    'pared de 5 x 2,6 menos ventana de 1,2 x 1',
    '10 xft x 4 in square feet',
    '3 x 4 en m2',
    '10 ft x 12 ft plus 4 x 5 in sq ft',
  ])('nothing of %s', (text) => expect(of(areasAdded, text)).toEqual([]));
});

describe('tilesFor', () => {
  it.each([
    ['how many 30x30 cm tiles coverage 9 m2', '9 m2 / 30 cm / 30 cm'],
    ['cuantas baldosas de 30x30 cm por m2', '1 m2 / 30 cm / 30 cm'],
    ['cuantas baldosas de 30 cm x 30 para 9 m2', '9 m2 / 30 cm / 30 cm'],
  ])('%s', (text, sum) => expect(of(tilesFor, text)).toEqual([sum]));

  it.each([
    'cuantas baldosas de 30x30 cm cubre 9 m2',
    'cuantas baldosas de 30 cm x 0,3 m para 9 m2',
    'pendiente del 8% cuantos grados',
    'how many 30x30 cm tiles cover 9 m2',
    'tiles of 12 inch for 100 sq ft how many',
    'cuantas baldosas de 30x30 cm rinde 9 m2',
  ])('nothing of %s', (text) => expect(of(tilesFor, text)).toEqual([]));
});

describe('what is left of a text', () => {
  it.each([
    'mes',
    'cost',
    'day',
    'dia',
    'coat',
    'mano',
    'capa',
    'week',
    'stop',
    'euro',
    'cent',
    'dozen',
    'month',
    'junta',
    'docena',
    'varios',
    'semana',
    'dollar',
    'cuesta',
    'dos cosas',
  ])('would change what is worked out: %s', (word) => expect(new Rest(word).saysNothing).toBe(false));

  it.each(['xdos', 'ladrillos'])('says nothing: %s', (word) => expect(new Rest(word).saysNothing).toBe(true));
});
