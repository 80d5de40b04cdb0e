import { useTranslate } from '../i18n/i18n.ts';
import { useDeferredText } from '../platform/use-deferred-text.ts';
import { useDestinations } from './destinations/use-destinations.ts';
import { useNumberResults } from './figures/use-number-results.ts';
import { loadThirdReader } from './question-parser.ts';
import { useNamedResults } from './use-question-results.ts';
import { useReading } from './use-reading.ts';

/** Search results with the messages around them, as shown by both search fields. Suspends until names are loaded. */
export function useSearchResults(query: string) {
  const { t } = useTranslate();
  const { groups, lacksTechnical } = useDestinations(useDeferredText(query));
  const ofNumber = useNumberResults(query);
  // A number alone is converted in pairs and not read as a question; a unit or a sum may follow.
  const answered = useNamedResults(ofNumber ? '' : query);
  useReading(ofNumber !== undefined, loadThirdReader);
  const question = ofNumber ?? answered;
  const { ingredient } = question;
  const none = lacksTechnical
    ? `${t('home.search.none')} ${t('category.more')}: ${t('part.failed')}`
    : t('home.search.none');
  return {
    question,
    groups: ingredient ? [{ title: t('kitchen.name'), rows: [ingredient] }, ...groups] : groups,
    othersTitle: t(ofNumber ? 'search.pairs' : 'question.others'),
    copyLabel: t('question.copy'),
    nothing: {
      text: question.isWaiting ? '' : (question.fault ?? none),
      isFault: question.fault !== undefined,
    },
  };
}
