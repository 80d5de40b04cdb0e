import { describe, expect, it } from 'vitest';
import { energyUsed } from './appliances.ts';

const isPut = (folded: string, meant: string) => expect(energyUsed(folded)).toEqual(meant ? [meant] : []);

/** Folded text, and the energy as a sum: watts are parts of a thousand. */
it.each([
  ['foco 60 w 5 h kwh', '(60*5/1000) kwh in kwh'],
  ['foco 60 wattios 5 h kwh', ''],
  ['foco de 60 vatios 5 horas kilovatio hora', '(60*5/1000) kwh in kwh'],
  ['heater 2 kilowatts 3 hrs kilowatt-hour', '(2*3) kwh in kwh'],
  ['heater 2 kw 3 hours kilowatthours', '(2*3) kwh in kwh'],
  ['heater 2 kw 3 hours kilowatt hour', '(2*3) kwh in kwh'],
  ['heater 2 kw 3 hr kilovatiohora', '(2*3) kwh in kwh'],
  ['heater 2 kw 3 hours kilovatios-hora', '(2*3) kwh in kwh'],
  ['heater 2 kw 3 hours kilowatt_hour', ''],
  ['heater 2 kw 3 hours kwha', ''],
  ['1 foco 60 w 1 hora 1 dias kwh', '(60/1000) kwh in kwh'],
  ['2 focos 60 w 5 horas/dia 30 dias kwh', '(2*60*5*30/1000) kwh in kwh'],
  ['consumo de 2 focos led nuevos 60 w 5 horas kwh', '(2*60*5/1000) kwh in kwh'],
  ['consumo de 2 focos led muy nuevos de 60 w 5 horas kwh', ''],
  ['foco 60 w kwh', ''],
  ['foco 5 horas kwh', ''],
  ['foco 60 w 5 horas', ''],
  ['foco 60 w 5 horas 3 kwh', ''],
  ['foco 60 w 5 horas 3 años kwh', ''],
  ['60,5 w 5 horas 1,5 dias kwh', '(60,5*5*1,5/1000) kwh in kwh'],
  ['10wñ 5 horas kwh', ''],
  ['60 w 5 horasñ kwh', ''],
])('%s: %s', isPut);

describe('how many things there are, in words', () => {
  it.each(
    [
      'two three four five six seven eight nine ten',
      'dos tres cuatro cinco seis siete ocho nueve diez',
    ].flatMap((words) => words.split(' ').map((word, at) => [word, at + 2] as const)),
  )('%s are %i', (word, count) => {
    isPut(`${word} focos 60 w 5 h kwh`, `(${count}*60*5/1000) kwh in kwh`);
    isPut(`focos 60 w ${word} 5 h kwh`, '');
  });
});

describe('what would need to be known besides', () => {
  it.each(
    'mes meses month months semana semanas week weeks ano year media half medio dozen dozens docena docenas pair par couple several varios varias eleven once twelve doce twenty veinte thirty treinta hundred cien'.split(
      ' ',
    ),
  )('%s', (word) => {
    isPut(`foco 60 w 5 horas ${word} kwh`, '');
    isPut(`foco 60 w 5 horas ${word}ita kwh`, '(60*5/1000) kwh in kwh');
  });
});

describe('of what it costs another part of the reader knows more', () => {
  it.each('$ € % dollar dollars dolares euro euros pesos pound pounds soles usd eur cent cents'.split(' '))(
    '%s',
    (word) => {
      isPut(`foco 60 w 5 horas kwh ${word} luz`, '');
    },
  );

  it('does not take other words for money', () => {
    isPut('foco 60 w 5 horas kwh centavos', '(60*5/1000) kwh in kwh');
    isPut('foco 60 w 5 horas kwh xeuro', '(60*5/1000) kwh in kwh');
  });
});
