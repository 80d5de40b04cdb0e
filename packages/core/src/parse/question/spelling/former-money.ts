import { FORMER_MONEY as en } from '../../../../../../languages/en/core/money/former-money.ts';
import { FORMER_MONEY as es } from '../../../../../../languages/es/core/money/former-money.ts';
import { PER_EURO, worthOf } from '../../../money/currencies/former-money.ts';
import { addDenominations } from '../words/currency-words.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** Puts money that nobody pays with any more into a vocabulary, as the common languages call it and by its codes. */
export function addFormerMoney(vocabulary: Vocabulary): void {
  addDenominations(vocabulary, [...es, ...en]);
  for (const [code, perEuro] of Object.entries(PER_EURO))
    vocabulary.add(code, { id: 'EUR', category: 'currency', rank: 0, worth: worthOf(perEuro) }, true);
  vocabulary.found.clear();
}
