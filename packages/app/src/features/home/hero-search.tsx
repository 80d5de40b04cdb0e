import { X } from 'lucide-react';
import { type RefObject, useMemo } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { useLateText } from '../../platform/use-late-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { lazyPart, Part, prepare } from '../../ui/part.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ExampleChips, type ExamplesProps } from './example-chips.tsx';

const SavedChips = lazyPart(() => import('./saved-chips.tsx').then((file) => file.SavedChips));
const SearchMatches = lazyPart(
  () => import('./search-matches.tsx').then((file) => file.SearchMatches),
  'views',
);

/** The favorites as chips, or three examples while there are none. */
function Chips({ onAsk }: ExamplesProps) {
  const examples = <ExampleChips onAsk={onAsk} />;
  return (
    <Part fallback={examples} whenFailed={() => examples}>
      <SavedChips onAsk={onAsk} />
    </Part>
  );
}

interface HeroSearchProps {
  readonly query: string;
  onQuery(query: string): void;
  readonly ref: RefObject<HTMLInputElement | null>;
}

/** The search field, first on the page, with matches below it, favorites or examples otherwise. */
export function HeroSearch({ query, onQuery, ref: input }: HeroSearchProps) {
  const { t, language } = useTranslate();
  const ask = (question: string) => {
    onQuery(question);
    input.current?.focus();
  };
  const clear = () => ask('');
  const { late, onKeyDown } = useLateText(query);
  const matches = useMemo(
    () => <SearchMatches key={language} query={late} onQuery={onQuery} />,
    [language, late, onQuery],
  );
  return (
    <search onKeyDown={(event) => (event.key === 'Escape' ? clear() : onKeyDown(event))}>
      <SearchField
        ref={input}
        label={t('home.search.label')}
        value={query}
        onText={onQuery}
        onFocus={() => prepare(SearchMatches.load)}
        placeholder={t('home.search.hint')}
        className="home-field"
      >
        {query && (
          <IconButton icon={X} label={t('home.search.clear')} className="text-muted" onClick={clear} />
        )}
      </SearchField>
      {!query.trim() ? (
        <Chips onAsk={ask} />
      ) : (
        <Part whenFailed={(retry) => <LoadFailure onRetry={retry} />}>{matches}</Part>
      )}
    </search>
  );
}
