import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { saying, useTranslate } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { walkList } from '../../ui/list-keys.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { lazyPart, Part, prepare } from '../../ui/part.tsx';
import { Chips } from './chips.tsx';

const loadMatches = () => saying('views', () => import('./search-matches.tsx'));
const SearchMatches = lazyPart(async () => (await loadMatches()).SearchMatches);

interface HeroSearchProps {
  readonly query: string;
  onQuery(query: string): void;
  readonly ref: RefObject<HTMLInputElement | null>;
}

/** The search field, the first thing on the page; matches stand under it as they are typed, favorites or examples otherwise. */
export function HeroSearch({ query, onQuery, ref: input }: HeroSearchProps) {
  const { t, language } = useTranslate();
  const clear = () => {
    onQuery('');
    input.current?.focus();
  };
  return (
    <search onKeyDown={(event) => (event.key === 'Escape' ? clear() : walkList(event))}>
      <label className="flex h-14 items-center gap-3 rounded-field border border-control bg-surface pr-1.5 pl-4 focus-within:border-accent focus-within:outline focus-within:outline-1 focus-within:outline-accent md:h-16 md:pl-5">
        <Search aria-hidden size={20} strokeWidth={1.75} className="flex-none text-muted" />
        <input
          ref={input}
          // The label around it holds the button that clears it too, whose name is not the field's.
          aria-label={t('home.search.label')}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onFocus={() => prepare(loadMatches)}
          placeholder={t('home.search.hint')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted md:text-[1.125rem]"
        />
        {query !== '' && (
          <IconButton label={t('home.search.clear')} className="text-muted" onClick={clear}>
            <X aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
        )}
      </label>
      {query.trim() === '' ? (
        <Chips
          onAsk={(question) => {
            onQuery(question);
            input.current?.focus();
          }}
        />
      ) : (
        <Part whenFailed={(retry) => <LoadFailure onRetry={retry} />}>
          <SearchMatches key={language} query={query} />
        </Part>
      )}
    </search>
  );
}
