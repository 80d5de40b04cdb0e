import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/en/core/locale.ts';
import { questionParser } from '../../testing/parse-question.ts';
import { Draft } from '../rephrasing/draft.ts';
import { fromFirstAmount } from './first-amount.ts';

const lexemesOf = (text: string) => questionParser.lexemesOf(text, { locale });

/** A text from its first amount on, and what was left out. */
function fromFirst(text: string): string[] {
  const draft = fromFirstAmount(new Draft(text), lexemesOf(text));
  return draft
    ? [draft.text, ...draft.corrections.map(({ span, word }) => `${text.slice(...span)}=${word}`)]
    : [];
}

describe('what stands before the first amount', () => {
  it.each([
    ['dinner 86 eur plus 10 percent tip in gbp', 'dinner '],
    ['lunch €86.5 tip', 'lunch '],
    ['dinner: 186 usd', 'dinner: '],
    ['dinner 15 usd plus 3 eur', 'dinner '],
    ['dinner 15 usd and a tip of 3 eur', 'dinner '],
    ['dinner 15 km', 'dinner '],
    ['halfway house 150 usd', 'halfway house '],
  ])('%s: %s is left out', (text, left) => {
    expect(fromFirst(text)).toEqual([text.slice(left.length), `${left}=`]);
  });

  it.each([
    '86 eur in gbp',
    'wire 12 in mm',
    'dinner three 150 usd',
    'dinner iphone 150 usd',
    'dinner 15 usd in eur',
    'dinner-party 150 usd',
    'dinner & lunch 150 usd',
    'dinner twice 150 usd',
    'dinner otro 150 usd',
    'dinner otros 150 usd',
    'zapato dinner 150 usd',
    'zapatos dinner 150 usd',
    'de 5 dinner 150 usd',
    'worst dinner 150 usd',
  ])('%s is not read without it', (text) => {
    expect(fromFirst(text)).toEqual([]);
  });
});
