import { FORMER_MONEY as en } from '../../../../../../languages/en/core/money/former-money.ts';
import { FORMER_MONEY as es } from '../../../../../../languages/es/core/money/former-money.ts';
import { formerMoney, PER_EURO } from '../../../money/currencies/former-money.ts';
import { addDenominations } from '../words/currency-words.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** Puts money that nobody pays with any more into a vocabulary, as the common languages call it and by its codes. */
export function addFormerMoney(vocabulary: Vocabulary): void {
  const codes = formerMoney(Object.fromEntries(Object.keys(PER_EURO).map((code) => [code, `=${code}`])));
  addDenominations(vocabulary, [...es, ...en, ...codes]);
  vocabulary.found.clear();
}
