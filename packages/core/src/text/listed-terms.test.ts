import { expect, it } from 'vitest';
import { joinLists, listedTerms, textsOf } from './listed-terms.ts';

it.each([
  ['kilo', { text: 'kilo', rank: 0, caseMatters: false, searchOnly: false }],
  ['=NM', { text: 'NM', rank: 0, caseMatters: true, searchOnly: false }],
  ['~pound', { text: 'pound', rank: 1, caseMatters: false, searchOnly: false }],
  ['~~oz', { text: 'oz', rank: 2, caseMatters: false, searchOnly: false }],
  ['*satoshi', { text: 'satoshi', rank: 0, caseMatters: false, searchOnly: true }],
  ['~"', { text: '"', rank: 1, caseMatters: false, searchOnly: false }],
  ['=', { text: '=', rank: 0, caseMatters: false, searchOnly: false }],
  ['a =b', { text: 'a =b', rank: 0, caseMatters: false, searchOnly: false }],
  ['A=B', { text: 'A=B', rank: 0, caseMatters: false, searchOnly: false }],
])('%s is %j', (listed, term) => {
  expect(listedTerms(listed)).toEqual([term]);
});

it('reads several lists one after another, without the ones that are not there', () => {
  const texts = listedTerms('mt, ~mts', undefined, '', 'metro lineal').map(({ text }) => text);
  expect(texts).toEqual(['mt', 'mts', 'metro lineal']);
});

it('gives the texts of those that are wanted', () => {
  expect(textsOf(listedTerms('mt, ~mts'), ({ rank }) => rank === 0)).toEqual(['mt']);
});

it('sets the terms of another table behind those of the same id', () => {
  expect(joinLists({ m: 'meter', g: 'gram' }, { m: 'mt, mts', s: 'sec' })).toEqual({
    m: 'meter, mt, mts',
    g: 'gram',
    s: 'sec',
  });
});
