import { expect, it } from 'vitest';
import { locale } from '../../../../../../languages/en/core/locale.ts';
import { questionParser } from '../../../testing/parse-question.ts';
import { isCrowded } from './crowd.ts';

const crowd = (text: string) => {
  const { lexemes } = questionParser.cut(text, { locale });
  return [isCrowded(lexemes, 'chart'), isCrowded(lexemes, 'writing')];
};
const times = (count: number, text: string) => Array.from({ length: count }, () => text).join(' ');

it.each([
  ['', false, false],
  ['1:30:00 - 0:12:45 in min', false, false],
  // words
  [times(18, 'foo'), false, false],
  [times(19, 'foo'), false, true],
  [times(28, 'foo'), false, true],
  [times(29, 'foo'), true, true],
  // units
  [times(6, 'km foo'), false, false],
  [times(7, 'km foo'), false, true],
  [times(12, 'km'), false, true],
  [times(13, 'km'), true, true],
  // numbers in figures and words, units and signs
  [times(15, '5'), false, false],
  [times(16, '5'), false, true],
  [times(22, '5'), false, true],
  [times(23, '5'), true, true],
  [times(15, '+ foo').slice(0, 30), false, false],
  [`${times(9, '5')} ${times(6, 'km')}`, false, false],
  [`${times(10, '5')} ${times(6, 'km')}`, false, true],
  [`five ${times(9, '5')} ${times(6, 'km')}`, false, true],
  [`${times(9, '5')} ${times(6, 'km')} %`, false, true],
  [`five ${times(16, '5')} ${times(6, 'km')}`, true, true],
  [`${times(16, '5')} ${times(6, 'km')} %`, true, true],
  // two signs in a row, but for a sign of money
  ['5 + - 5 + - 5', false, false],
  ['5 + - 5 + - 5 + -', false, true],
  ['5 + - 5 + - 5 + - 5 + -', false, true],
  ['5 + - 5 + - 5 + - 5 + - 5 + -', true, true],
  ['5 + $5 + $5 + $5', false, false],
  ['5 + foo - 5 + foo - 5 + foo -', false, false],
  // two connectors in a row
  ['foo in to foo in to', false, false],
  ['foo in to foo in to foo in to', false, true],
  // units of several kinds in a row, and more than two kinds
  ['kg km foo kg km', false, false],
  ['kg km foo kg km foo kg km', false, true],
  ['km mi foo km mi foo km mi', false, false],
  ['kg foo km foo hour foo litre', false, false],
  ['kg foo km foo hour foo litre foo joule', false, true],
  ['kg foo km foo hour foo litre foo joule foo watt', false, true],
  ['kg foo km foo hour foo litre foo joule foo watt foo byte', true, true],
  ['ran 5k in 25 min 30 sec pace mile', false, true],
  // what is said in between is no crowd
  [`${times(9, '5')} ${times(6, 'km')} the`, false, false],
])('%s: %s, and where it is written another way %s', (text, is, isWriting) => {
  expect(crowd(text)).toEqual([is, isWriting]);
});
