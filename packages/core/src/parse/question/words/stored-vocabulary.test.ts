import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../locale/languages.ts';
import { COMMON_UNITS } from '../../../units/common/common-units.ts';
import { createUnitSet } from '../../../units/unit-set.ts';
import { addWords } from '../create-literal-parser.ts';
import { createQuestionParser } from '../create-question-parser.ts';
import { StoredVocabulary } from './stored-vocabulary.ts';

const units = createUnitSet([COMMON_UNITS]);
const [es] = LANGUAGES;

it('understands the same words after it was written as text and read again', () => {
  const text = addWords(new StoredVocabulary(), units, LANGUAGES).toText();
  const stored = StoredVocabulary.fromText(text);
  expect(stored.toText()).toBe(text);
  const { parse } = createQuestionParser(units, LANGUAGES, stored);
  const ask = (question: string) => {
    const read = parse(question, { locale: es!.locale });
    if (!read.ok) return read.code;
    const { amount, from, to } = read.interpretation;
    return [amount.toFixed(2), from, ...to];
  };
  expect(ask('5 millas en km')).toEqual(['5.00', 'mi', 'km']);
  // a sense with a worth, a plural nobody listed, a symbol in its own case, a slip
  expect(ask('25 cents to eur')).toEqual(['0.25', 'USD', 'EUR']);
  expect(ask('100 dólares canadienses en euros')).toEqual(['100.00', 'CAD', 'EUR']);
  expect(ask('1 MB en KB')).toEqual(['1.00', 'mb', 'kb']);
  expect(ask('5 kilomtros en millas')).toEqual(['5.00', 'km', 'mi']);
});
