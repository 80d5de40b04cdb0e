import { useEffect } from 'react';
import { withQueries } from '../../device/queries.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { SearchResults } from '../../questions/search-results.tsx';
import { useSearchResults } from '../../questions/use-search-results.ts';
import { listClass } from '../../ui/list.ts';

function Key({ children }: { readonly children: string }) {
  return (
    <kbd className="inline-block rounded-[5px] border border-control px-1.5 py-px font-medium font-sans text-[0.75rem] leading-[1rem]">
      {children}
    </kbd>
  );
}

/** What the keys do in the list, where there is a keyboard to expect. */
function Keys() {
  const { t } = useTranslate();
  return (
    <p className="type-label mt-3 hidden text-muted lg:pointer-fine:block">
      <Key>↑</Key> <Key>↓</Key> {t('home.keys.choose')} · <Key>{t('home.keys.enter')}</Key>{' '}
      {t('home.keys.open')} · <Key>Esc</Key> {t('home.keys.clear')}
    </p>
  );
}

interface MatchesProps {
  readonly query: string;
  onQuery(query: string): void;
}

function Matches({ query, onQuery }: MatchesProps) {
  const found = useSearchResults(query);
  useEffect(() => {
    // The router's own event for a link: the one that leads home leads to the empty field.
    const clear = () => onQuery('');
    addEventListener('pushState', clear);
    return () => removeEventListener('pushState', clear);
  }, [onQuery]);
  return (
    <>
      <SearchResults {...found} listClass={`${listClass} mt-2`} />
      {found.question.results.length + found.groups.length > 0 && <Keys />}
    </>
  );
}

/** What a query asks, resolved at once; then the favorites, recents, converters, units and currencies that it names. */
export const SearchMatches = withQueries(Matches);
