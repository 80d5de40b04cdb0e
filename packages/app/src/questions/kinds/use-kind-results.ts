import type { RateTable } from '@equivale/core';
import { useHydratedQuery } from '../../device/use-hydrated-query.ts';
import { addMessages, type MessageKey, useTranslate } from '../../i18n/i18n.ts';
import type { QuestionResults, ResultRow } from '../question-results.ts';
import type { ShownResult } from '../shown-result.ts';

const loadKinds = async () => (await Promise.all([import('./kind-question.ts'), addMessages('kinds')]))[0];

/** Answers at a rate other than the reference; loads nothing where the service has none. */
export function useKindResults(
  query: string,
  table: RateTable | undefined,
  toRow: (result: ShownResult) => ResultRow,
): QuestionResults | undefined {
  const { t, locale } = useTranslate();
  const isWanted = (table?.kinds?.length ?? 0) > 0 && /\p{L}{3}/u.test(query);
  const { data } = useHydratedQuery({
    queryKey: ['kind-question', locale.id, locale.figures, table?.kinds, isWanted ? query : ''],
    queryFn: async () => (await (await loadKinds()).answerKind(query, table as RateTable, locale)) ?? null,
    enabled: isWanted,
  });
  if (!isWanted || !data) return undefined;
  const { street, outcome } = data;
  const results = outcome.results.map((result) => {
    const row = toRow(result);
    return {
      ...row,
      key: `${street.name} ${row.key}`,
      question: `${row.question} · ${t(`kind.${street.name}` as MessageKey)}`,
      note: [t('kinds.notOfficial'), row.note].filter(Boolean).join(' · '),
      ...(row.path && { path: `${row.path}?kind=${street.name}` }),
    };
  });
  return { results, others: [] };
}
