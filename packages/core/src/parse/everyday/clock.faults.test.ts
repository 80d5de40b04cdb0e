import { describe, expect, it } from 'vitest';
import { clockAt } from '../sums/relation/clock-amount.ts';
import { formulaText } from '../sums/sum.ts';
import { readClockSpan } from './clock-span.ts';

/** The lengths that a text may ask for: minutes, how they are said, and from when to when. */
const spans = (text: string) =>
  readClockSpan(text).map(({ amount, compound, formula, from, to }) =>
    [amount.toNumber(), from, compound ? to.join('+') : to.join(','), formulaText(formula, () => '')].join(
      ' ',
    ),
  );

describe('from one hour to another', () => {
  it.each([
    ['9 to 5 how many hours', '480 min h 9:00 → 17:00', '1200 min h 9:00 → 5:00'],
    ['from 9:15 am to 5:45 pm how many hours', '510 min h+min 9:15 → 17:45'],
    ['de 9:00 a 17:30 cuantas horas', '510 min h+min 9:00 → 17:30'],
    ['de 8 de la manana a 6 de la tarde cuantas horas son', '600 min h 8:00 → 18:00'],
    ['de 8 de la noche a 6 de la manana cuanto tiempo', '600 min h 20:00 → 6:00'],
    ['17h30 a 19h cuantas horas', '90 min h+min 17:30 → 19:00'],
    ['17.30 a 19.00 cuantas horas', '90 min h+min 17:30 → 19:00'],
    ['12 am to 12 pm how many hours', '720 min h 0:00 → 12:00'],
    ['12 pm to 12 am how many hours', '720 min h 12:00 → 0:00'],
    ['5 to 7 pm how many hours', '120 min h 5:00 → 7:00', '840 min h 5:00 → 19:00'],
    ['11 to 1 pm how many hours', '120 min h 11:00 → 13:00'],
    ['9 am to 9 am how many hours', '1440 min h 9:00 → 9:00'],
    ['9:00 to 9:00 how many hours', '720 min h 9:00 → 21:00', '1440 min h 9:00 → 9:00'],
    ['13 to 13 how many hours', '1440 min h 13:00 → 13:00'],
    ['13 to 12 how many hours', '1380 min h 13:00 → 12:00'],
    ['12 to 13 how many hours', '60 min h 12:00 → 13:00'],
    ['12 to 1 how many hours', '60 min h 12:00 → 13:00', '780 min h 12:00 → 1:00'],
    ['0 to 5 how many hours', '300 min h 0:00 → 5:00'],
    ['5 to 0 how many hours', '1140 min h 5:00 → 0:00'],
    ['24:00 to 6:00 how many hours', '360 min h 0:00 → 6:00'],
    ['22:00 to 6:30 hours', '510 min h+min 22:00 → 6:30'],
    ['9:59 to 10:00 how many minutes', '1 min min 9:59 → 10:00'],
    ['9:00 to 10:00 how many mins', '60 min h 9:00 → 10:00'],
    ['9:00 to 10:01 how many hrs', '61 min h+min 9:00 → 10:01'],
    ['9:05 to 9:59 how long', '54 min min 9:05 → 9:59'],
    ['las 8 a las 10 cuantas horas', '120 min h 8:00 → 10:00'],
    ['la 1 a las 3 cuantas horas', '120 min h 1:00 → 3:00'],
    ['desde las 22 hasta las 6 cuanto tiempo', '480 min h 22:00 → 6:00'],
    ['9 am until 5 pm how many hours', '480 min h 9:00 → 17:00'],
    ['9 a.m. till 5 p.m. how many hours', '480 min h 9:00 → 17:00'],
    ['de 9 a. m. a 5 p. m. cuantas horas', '480 min h 9:00 → 17:00'],
    ['9am-5pm hours', '480 min h 9:00 → 17:00'],
    ['9am - 5pm time', '480 min h 9:00 → 17:00'],
    ['between 9 and 17 how many hours is that in total', '480 min h 9:00 → 17:00'],
    ['8hs a 10hs cuantas horas', '120 min h 8:00 → 10:00'],
    ['8 hr to 10 hr how many minutes', '120 min h 8:00 → 10:00'],
    ['8 hora a 10 horas cuantos minutos', '120 min h 8:00 → 10:00'],
    ['trabajo de 9 a 17 cuantas horas', '480 min h 9:00 → 17:00'],
    ['i work 9 to 17, how many hours?', ''],
    ['how many hours: 9 to 17', '480 min h 9:00 → 17:00'],
    ['5 to 12 pm how many hours', '420 min h 5:00 → 12:00'],
  ])('%s', (text, ...meant) => {
    expect(spans(text)).toEqual(meant.filter(Boolean));
  });

  it.each([
    '9 to 5',
    '9 to 5 hours',
    '22 to 6 horas',
    '9am to 5pm',
    '9 to 5 how many hours a day',
    '9 to 5% how many hours',
    '9 to 5 kg how many hours',
    '9 to 5km how many hours',
    '1:9 to 5 how many hours',
    'a9 to 5 how many hours',
    '.9 to 5 how many hours',
    '25:00 to 6:00 how many hours',
    '6:00 to 25:00 how many hours',
    '9:60 to 10:00 how many hours',
    '0 am to 5 pm how many hours',
    '13 pm to 15 pm how many hours',
    '5 am to 0 pm how many hours',
    '5 am to 13 pm how many hours',
    '9 am to 5 pm how much',
    '9 am to 5 pm on how many hours',
    '100 to 200 how many hours',
    'how many hours',
    '9 to how many hours',
  ])('none in %s', (text) => {
    expect(spans(text)).toEqual([]);
  });
});

describe('a time as a clock shows it', () => {
  const clock = (text: string, place = 0) => {
    const found = clockAt(text, place);
    return found && [found.end, ...found.operand.map(({ amount, from }) => `${amount.toNumber()} ${from}`)];
  };

  it.each([
    ['48:30', 5, '2910 s', '2910 min'],
    ['1:02:15', 7, '3735 s'],
    ['1:59:59 x', 7, '7199 s'],
    ['48:30 hx', 5, '2910 s', '2910 min'],
    ['48:30 mx', 5, '2910 s', '2910 min'],
    ['148:00, 3', 6, '8880 s', '8880 min'],
  ])('%s', (text, ...meant) => {
    expect(clock(text)).toEqual(meant);
  });

  it('has its parts', () => {
    const [minutes, hours] = clockAt('x 48:30', 2)?.operand ?? [];
    const parts = (one = minutes) => one?.parts.map(({ amount, unit }) => `${amount.n} ${unit}`);
    expect([parts(), parts(hours)]).toEqual([
      ['48 min', '30 s'],
      ['48 h', '30 min'],
    ]);
    expect(minutes).toMatchObject({ category: 'time', to: [], compound: false, assumedTarget: true });
  });

  it.each([
    '48',
    '48:60',
    '48:3',
    '48:30 h',
    '48:30min',
    '48:30 am',
    '48:30pm',
    '48:30:15:10',
    '48:30.5',
    '48:30,5',
    'x 48:30',
    '48:30:5',
    '48:301',
  ])('not %s', (text) => {
    expect(clock(text)).toBeUndefined();
  });
});
