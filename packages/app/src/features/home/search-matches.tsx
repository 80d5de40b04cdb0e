import { withQueries } from '../../data/queries.tsx';
import { useAnswers } from '../../data/use-answers.ts';
import { useDestinations } from '../../data/use-destinations.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { AnswerList } from '../../ui/answer-list.tsx';
import { DestinationList } from '../../ui/destination-list.tsx';
import { listClass } from '../../ui/list.ts';

function Matches({ query }: { readonly query: string }) {
  const { t } = useTranslate();
  const found = useDestinations(query);
  const { answers, others, fault } = useAnswers(query);
  if (answers.length > 0) {
    return (
      <AnswerList
        answers={answers}
        others={others}
        othersTitle={t('answers.others')}
        copyLabel={t('answers.copy')}
        className={`${listClass} mt-2`}
      />
    );
  }
  if (found.length === 0) {
    return (
      <p className={`mt-3 px-1 ${fault ? 'text-down' : 'text-quiet'}`}>{fault ?? t('home.search.none')}</p>
    );
  }
  return <DestinationList rows={found} className={`${listClass} mt-2`} />;
}

/** What a query asks, answered at once; else the currencies, units and categories that it names. */
export const SearchMatches = withQueries(Matches);
