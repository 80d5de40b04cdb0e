import { foldLetters, type Locale, type RateTable, type StreetRate } from '@equivale/core';
import { loadSecondReading } from '../question-parser.ts';
import { type QuestionOutcome, resolveQuestion } from '../resolve-question.ts';

/**
 * How people call a rate that is no reference rate, by its name; folded. A word that means something else too stands only
 * beside what is changed: `tarjeta` and `bolsa` beside the dollar or the euro.
 */
const WORDS: Readonly<Record<string, string>> = {
  blue: 'blue',
  mep: 'mep|(?<=dolar(?:es)? )bolsa',
  ccl: 'ccl|contado con liqui(?:dacion)?',
  tarjeta: '(?<=(?:dolar|dolares|euro|euros|usd|eur) )tarjeta|card(?= (?:dollar|euro)s?)',
  cripto: '(?<=(?:dolar|dolares|usd) )cripto|crypto(?= dollars?)',
  paralelo: 'paralel[oa]s?|parallel',
  informal: 'informal',
  binance: 'binance',
};

/** Money of a country that shares its name with others': in a question with a kind it is the one that has it. */
const SHARED_NAMES: Readonly<Record<string, string>> = {
  ARS: 'pesos?(?: argentinos?)?',
  CUP: 'pesos?(?: cubanos?)?',
  VES: 'bolivar(?:es)?(?: venezolanos?)?',
};

/** A question about money with the name of a rate, and what is left of it without. */
interface KindReading {
  readonly rest: string;
  readonly street: StreetRate;
}

const wordOf = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'gu');

/** Whether a text may name a kind at all. */
const mayNameKind = (text: string): boolean =>
  Object.values(WORDS).some((words) => wordOf(words).test(foldLetters(text)));

/**
 * The readings of a text as a question at a kind of rate that there is; the dollar's rate where it has no amount.
 * @param kinds what the table has
 */
function readKinds(text: string, kinds: readonly StreetRate[]): readonly KindReading[] {
  const folded = foldLetters(text);
  return kinds
    .filter(({ base }) => base === 'USD')
    .flatMap((street) => {
      const words = WORDS[street.name];
      if (!words || !wordOf(words).test(folded)) return [];
      const shared = SHARED_NAMES[street.code];
      const plain = folded.replace(wordOf(words), ' ').replace(/\s+/g, ' ').trim();
      const named = shared ? plain.replace(wordOf(shared), street.code) : plain;
      if (named === '') return [{ rest: `1 USD in ${street.code}`, street }];
      return [
        { rest: named, street },
        { rest: `${named} in ${street.code}`, street },
        { rest: `1 USD ${named}`, street },
        ...(/\d/.test(named) ? [] : [{ rest: `1 USD in ${street.code}`, street }]),
      ];
    });
}

/** A table in which a currency has one rate: that of the street. */
function tableAt({ origins, rates }: RateTable, { code, base, source, date, rate }: StreetRate): RateTable {
  const others = origins.map((origin) => ({
    ...origin,
    codes: origin.codes.filter((other) => other !== code),
  }));
  const { [code]: _, ...doubles } = rates;
  const street = { source, date, codes: [code], published: { base, rates: { [code]: rate } } };
  return { rates: doubles, origins: [...others, street] };
}

/** What a question comes to at a rate that is no reference rate. */
interface KindAnswer {
  readonly street: StreetRate;
  readonly outcome: QuestionOutcome & { readonly ok: true };
}

/** @returns the first reading that is a question about the currency of the kind; undefined for a text that names none */
export async function answerKind(
  text: string,
  table: RateTable,
  locale: Locale,
): Promise<KindAnswer | undefined> {
  if (!mayNameKind(text)) return undefined;
  await loadSecondReading();
  for (const { rest, street } of readKinds(text, table.kinds ?? [])) {
    const outcome = resolveQuestion(rest, locale, tableAt(table, street));
    if (!outcome?.ok || outcome.corrections.length > 0) continue;
    const results = outcome.results.filter(({ from, to }) => from === street.code || to === street.code);
    if (results.length > 0) return { street, outcome: { ...outcome, results, others: [] } };
  }
  return undefined;
}
