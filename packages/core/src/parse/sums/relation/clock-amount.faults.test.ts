import { describe, expect, it } from 'vitest';
import { clockAt } from './clock-amount.ts';

/** `2910 s = 48 min 30 s`, each meaning. */
const read = (text: string, place = 0) =>
  clockAt(text, place)?.operand.map(
    ({ amount, from, parts }) =>
      `${amount.toNumber()} ${from} = ${parts.map((part) => `${part.amount.n} ${part.unit}`).join(' ')}`,
  );

describe('a time as a clock shows it', () => {
  // 48 · 60 + 30; 1 · 3600 + 2 · 60 + 15
  it.each([
    ['48:30', ['2910 s = 48 min 30 s', '2910 min = 48 h 30 min']],
    ['5:09', ['309 s = 5 min 9 s', '309 min = 5 h 9 min']],
    ['1:02:15', ['3735 s = 1 h 2 min 15 s']],
    ['123:59:00', ['446340 s = 123 h 59 min 0 s']],
  ])('%s: %j', (text, meanings) => {
    expect(read(text)).toEqual(meanings);
    expect(read(` ${text}`, 1)).toEqual(meanings);
    expect(read(` ${text}`)).toBeUndefined();
    for (const next of ['.', ',', ', 10 km', ' 10 km', ';5', '.x', ' minas', 'hm', '  min', ' x am'])
      expect(clockAt(text + next, 0)).toMatchObject({ end: text.length });
  });

  it.each([
    '5:60',
    '5:3',
    '5:300',
    '5:3x',
    '5:30:',
    '5:30:1',
    '5:30:60',
    '5:30:75',
    '5:30:5x',
    '5:30:15:10',
    '5:30.5',
    '5:30,5',
    '5:30 h',
    '5:30h',
    '5:30 min',
    '5:30min',
    '5:30 min/km',
    '5:30 am',
    '5:30pm',
    '5:x0',
    ':30',
    'x:30',
    '5-30',
  ])('%s is none', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('is a time that no unit was asked for', () => {
    const time = { category: 'time', to: [], compound: false, assumedTarget: true };
    expect(clockAt('48:30', 0)?.operand).toMatchObject([time, time]);
  });
});
