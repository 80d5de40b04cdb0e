import type { RateTable } from '@equivale/core';
import { mayNameMetal } from '@equivale/core/may-name-metal';
import { converterPath } from '../../conversion/address.ts';
import { resumeConversion } from '../../conversion/resume-conversion.ts';
import { useHydratedQuery } from '../../device/use-hydrated-query.ts';
import { addMessages, useTranslate } from '../../i18n/i18n.ts';
import type { QuestionResults, ResultRow } from '../question-results.ts';
import type { ShownResult } from '../shown-result.ts';

/** Moles of a named substance always mean its mass. */
const IN_MOLES = /mol(?:es?)?(?![\p{L}\d])/iu;

const loadRare = async () => (await Promise.all([import('./rare-question.ts'), addMessages('technical')]))[0];

/** Loads the reader with the first text for it; undefined for others, or if loading fails. */
export function useRareResults(
  query: string,
  table: RateTable | undefined,
  isOpen: boolean,
  toRow: (result: ShownResult) => ResultRow,
): QuestionResults | undefined {
  const { t, locale } = useTranslate();
  const isWanted =
    table !== undefined && /\d|^un/i.test(query) && (isOpen || mayNameMetal(query) || IN_MOLES.test(query));
  const { data } = useHydratedQuery({
    queryKey: ['rare-question', locale.id, locale.figures, isWanted && [table.origins, isOpen, query]],
    queryFn: async () =>
      (await (await loadRare()).answerRare(query, table as RateTable, locale, isOpen)) ?? null,
    enabled: isWanted,
  });
  if (!isWanted || !data) return undefined;
  if (data.kind === 'metal') {
    const results = data.results.map((result) => {
      const row = toRow(result);
      const note = [t('question.metal'), row.note].filter(Boolean).join(' · ');
      return { ...row, note };
    });
    return { results, others: [] };
  }
  const { pair, amount = '', molarMass, kind: _, ...figures } = data;
  const row: ResultRow = {
    ...figures,
    key: figures.question,
    muted: '',
    from: '',
    emoji: '🧮',
    onChoose: () =>
      pair && resumeConversion({ ...pair, fromValue: Number(amount), fromText: amount }, locale),
    ...(pair && { path: converterPath(pair) }),
    ...(molarMass && { note: `${t('question.molarMass')} ${molarMass}` }),
  };
  return { results: [row], others: [] };
}
