import { expect, it } from 'vitest';
import { locale } from '../../../../../../languages/en/core/locale.ts';
import { questionParser } from '../../../testing/parse-question.ts';
import { isCrowded } from './crowd.ts';

const crowd = (text: string) => {
  const lexemes = questionParser.lexemesOf(text, { locale });
  return [isCrowded(lexemes), isCrowded(lexemes, true)];
};
const times = (count: number, text: string) => Array.from({ length: count }, () => text).join(' ');

it.each([
  ['', false, false],
  ['1:30:00 - 0:12:45 in min', false, false],
  // words
  [times(18, 'foo'), false, false],
  [times(19, 'foo'), true, true],
  // units
  [times(6, 'km foo'), false, false],
  [times(7, 'km foo'), false, true],
  [times(8, 'km foo'), false, true],
  [times(9, 'km foo'), true, true],
  // numbers in figures and words, units and signs
  [times(15, '5'), false, false],
  [times(16, '5'), true, true],
  [times(15, '+'), false, false],
  [times(16, '+'), true, true],
  [`${times(9, '5')} ${times(6, 'km')}`, false, false],
  [`${times(10, '5')} ${times(6, 'km')}`, true, true],
  [`five ${times(9, '5')} ${times(6, 'km')}`, true, true],
  [`${times(9, '5')} ${times(6, 'km')} %`, true, true],
  // what is said in between is no crowd
  [`${times(9, '5')} ${times(6, 'km')} the`, false, false],
])('%s: %s, and where it is written another way %s', (text, is, isWriting) => {
  expect(crowd(text)).toEqual([is, isWriting]);
});
