import type { Locale, RateTable, StreetRate } from '@equivale/core';
import { mayNameKind, readKinds } from '@equivale/core/parse/kinds';
import { loadThirdReader } from '../question-parser.ts';
import { type QuestionOutcome, resolveQuestion } from '../resolve-question.ts';

/** A table with one rate for a currency, such as a street rate. */
function tableAt({ origins, rates }: RateTable, { code, base, source, date, rate }: StreetRate): RateTable {
  const others = origins.map((origin) => ({
    ...origin,
    codes: origin.codes.filter((other) => other !== code),
  }));
  const { [code]: _, ...doubles } = rates;
  const street = { source, date, codes: [code], published: { base, rates: { [code]: rate } } };
  return { rates: doubles, origins: [...others, street] };
}

interface KindAnswer {
  readonly street: StreetRate;
  readonly outcome: QuestionOutcome & { readonly ok: true };
}

/** @returns the first reading about the currency of the kind; undefined if the text names no kind */
export async function answerKind(
  text: string,
  table: RateTable,
  locale: Locale,
): Promise<KindAnswer | undefined> {
  if (!mayNameKind(text)) return undefined;
  await loadThirdReader();
  for (const { rest, street } of readKinds(text, table.kinds ?? [])) {
    const outcome = resolveQuestion(rest, locale, tableAt(table, street));
    if (!outcome?.ok || outcome.corrections.length > 0) continue;
    const results = outcome.results.filter(({ from, to }) => from === street.code || to === street.code);
    if (results.length > 0) return { street, outcome: { ...outcome, results, others: [] } };
  }
  return undefined;
}
