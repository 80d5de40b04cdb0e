import { Suspense, useMemo, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { useLateText } from '../../platform/use-late-text.ts';
import { SearchResults } from '../../questions/search-results.tsx';
import { useSearchResults } from '../../questions/use-search-results.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { SheetFrame } from '../../ui/sheet.tsx';
import { Suggestions } from './suggestions.tsx';

/** As high as its content: a sheet on phones, in the middle of wider screens. */
const sheetClass =
  'top-[calc(24px+env(safe-area-inset-top))] ' +
  'md:top-22 md:inset-x-0 md:bottom-auto md:mx-auto md:max-h-[calc(100dvh-112px)] md:w-[640px] ' +
  'md:rounded-sheet md:pt-0 md:pb-2 md:[animation-name:appear]';

function Results({ query, onClose }: { readonly query: string; readonly onClose: () => void }) {
  return <SearchResults {...useSearchResults(query)} onChoose={onClose} />;
}

/** SPEC section 2: a dialog titled Search with a text input; its results lead to their converters. */
export function SearchDialog({ opener, onClose }: OverlayProps) {
  const { t } = useTranslate();
  const [query, setQuery] = useState('');
  const { late, onKeyDown } = useLateText(query);
  const results = useMemo(() => <Results query={late} onClose={onClose} />, [late, onClose]);
  return (
    <SheetFrame
      title={t('app.search')}
      description={t('home.search.label')}
      opener={opener}
      onClose={onClose}
      className={sheetClass}
      onKeyDown={onKeyDown}
    >
      <SearchField
        label={t('app.search')}
        value={query}
        onText={setQuery}
        placeholder={t('search.hint')}
        className="mx-4 mb-2 h-12 flex-none"
      />
      <div className="min-h-0 flex-1 overflow-auto">
        {query.trim() === '' ? (
          <Suggestions onChoose={onClose} />
        ) : (
          <Suspense fallback={null}>{results}</Suspense>
        )}
      </div>
    </SheetFrame>
  );
}
