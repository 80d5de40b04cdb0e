import { useTranslate } from '../i18n/i18n.ts';
import { useDestinations } from './use-destinations.ts';
import { useNamedResults } from './use-question-results.ts';

/** All that a query leads to, with the words around it, as both search fields show it. Suspends until it can be said. */
export function useSearchResults(query: string) {
  const { t } = useTranslate();
  const groups = useDestinations(query);
  const answers = useNamedResults(query);
  return {
    answers,
    groups,
    othersTitle: t('answers.others'),
    copyLabel: t('answers.copy'),
    nothing: { text: answers.fault ?? t('home.search.none'), isFault: answers.fault !== undefined },
  };
}
