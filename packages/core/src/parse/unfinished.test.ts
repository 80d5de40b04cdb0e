import { expect, it } from 'vitest';
import { locale as en } from '../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../languages/es/core/locale.ts';
import { outcomeOf, readAskedQuestions } from '../testing/asked-questions.ts';
import { parseSum } from '../testing/parse-sum.ts';

/** Questions that lack something, and their neighbours that do not; values by hand. */
const ASKED = `
## es
convertir a euros | !
pasar a dólares | !
cambiar a dólares | !
convertir a euros 100 dólares | 100 USD > EUR
pasar 40 a | !
cambiar 100 a | !
cuántos metros cuadrados son 40 a | 40 are > m2 | 4000
cuánto cuesta un kilo | !
cuánto cuestan 5 litros | !
¿cuánto cuesta un metro? | !
si 250 g cuestan 3 euros cuánto cuesta el kilo | 12 EUR > EUR
cuánto cuesta un euro en dólares | 1 EUR > USD
a qué velocidad voy si hice 20 km | !
a qué velocidad son 100 km/h en mph | 100 km/h > mph | 62.1371192237334
área 10 x 20 x 30 cm | !
área 10 x 20 cm en cm2 | 10 * 20 cm^2 > cm2 | 200
volumen de 10 x 20 cm | !
volumen 10 x 20 x 30 cm en litros | 10 * 20 * 30 cm^3 > liter | 6
x3 150 hp a kw | !
x2 100 euros a dólares | !
3 cuartos mexicanos | !
3 cuartos argentinos | !
tres cuartos de kilo en gramos | 0.75 kg > g | 750
5 min en m | !
5 min en segundos | 5 min > s | 300
2 docenas en unidades | = 2 * 12 | 24
200 euros y 50 céntimos en dólares | 200.5 EUR > USD
10 euros con 50 a dólares | 10.5 EUR > USD
un 30 por ciento de | !
cuántos son en libras | !
cuánto es un euro en dólares | 1 EUR > USD
## en
and in pounds | !
how much in euros | !
what is it in euros | !
how much is a euro in dollars | 1 EUR > USD
how fast is 100 miles | !
speed for 20 km | !
convert to euros | !
change to us dollars | !
convert it to euros | !
how much is a kilo | !
how much does a pound cost | !
how fast am i going if i did 20 km | !
15% of | !
area 10 x 20 x 30 cm | !
area 10 x 20 m in ft2 | 10 * 20 m^2 > ft2 | 2152.782083341944
3 us links | !
3 us drams | !
5 us delay in ms | 5 us > ms | 0.005
200 quid and 50 pence in usd | 200.5 GBP > USD
ten pounds fifty in usd | 10.5 GBP > USD
`;

it('[I14.unfinished] what lacks something is refused, and its neighbours are understood', () => {
  const faults = readAskedQuestions(ASKED).flatMap((asked) => {
    const how = outcomeOf(parseSum(asked.question, { locale: { es, en }[asked.language] }), asked);
    return how === 'right' ? [] : `${asked.question} | ${asked.meant}: ${how}`;
  });
  expect(faults).toEqual([]);
});
