import type { Language } from '../../locale/language.ts';
import type { RoleWords } from '../../locale/role-words.ts';
import type { UnitSet } from '../../units/unit-set.ts';
import { addWords } from '../question/create-literal-parser.ts';
import { PlainWriting } from '../question/plain-writing.ts';
import { lexQuestion } from '../question/words/lex-question.ts';
import { LittleWords } from '../question/words/little-words.ts';
import { Vocabulary } from '../question/words/vocabulary.ts';
import { ChartReader } from './chart-reader.ts';
import { Roles } from './roles.ts';

/** A language with what its words do. */
export interface ChartLanguage {
  readonly language: Language;
  readonly roles: RoleWords;
}

/** `l'heure` behind a price is for each of them, and `d'IVA` two words. */
const inWords = (text: string): string =>
  text
    .replace(/(?<=[\d\p{Sc}] (?:de )?)l['’](?=\p{L})/giu, '/ ')
    .replace(/(?<=(?<!\p{L})[ld])['’](?=\p{L})/giu, ' ');

/**
 * Makes a reader of questions that are worked out of several amounts.
 * @param languages that they can be asked in, the own one first
 */
export function createChartReader(units: UnitSet, languages: readonly ChartLanguage[]): ChartReader {
  const all = languages.map(({ language }) => language);
  const vocabulary = addWords(new Vocabulary(), units, all);
  const words = new LittleWords(all);
  const plain = new PlainWriting(vocabulary, words);
  const roles = new Roles(
    languages.map(({ language, roles: own }) => ({
      ...{
        id: language.locale.id,
        roles: own,
        sums: language.sumWords,
        guards: language.guardWords,
        questions: language.questionWords,
      },
    })),
  );
  return new ChartReader(units, roles, (text, { locale }) => {
    const folded = plain.fold(inWords(text));
    const language = words.languageOf(folded.text.split(/[^a-z]+/));
    const lexemes = lexQuestion(folded, vocabulary, {
      locale: (!locale.figures && language?.locale) || locale,
      words,
    });
    return { lexemes, language: language?.locale.id };
  });
}
