import { withQueries } from '../../data/queries.tsx';
import { useAnswers } from '../../data/use-answers.ts';
import { useDestinations } from '../../data/use-destinations.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { Found } from '../../ui/found.tsx';
import { listClass } from '../../ui/list.ts';

function Matches({ query }: { readonly query: string }) {
  const { t } = useTranslate();
  const groups = useDestinations(query);
  const found = useAnswers(query);
  return (
    <Found
      answers={found}
      groups={groups}
      othersTitle={t('answers.others')}
      copyLabel={t('answers.copy')}
      nothing={{ text: found.fault ?? t('home.search.none'), isFault: found.fault !== undefined }}
      listClass={`${listClass} mt-2`}
    />
  );
}

/** What a query asks, answered at once; then the favorites, recents, converters, units and currencies that it names. */
export const SearchMatches = withQueries(Matches);
