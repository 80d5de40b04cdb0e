import { useTranslate } from '../i18n/i18n.ts';
import { useNamedAnswers } from './use-answers.ts';
import { useDestinations } from './use-destinations.ts';

/** All that a query leads to, with the words around it, as both search fields show it. Suspends until it can be said. */
export function useFound(query: string) {
  const { t } = useTranslate();
  const groups = useDestinations(query);
  const answers = useNamedAnswers(query);
  return {
    answers,
    groups,
    othersTitle: t('answers.others'),
    copyLabel: t('answers.copy'),
    nothing: { text: answers.fault ?? t('home.search.none'), isFault: answers.fault !== undefined },
  };
}
