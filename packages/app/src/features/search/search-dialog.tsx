import { Search, X } from 'lucide-react';
import { Close, Content, Description, Portal, Root, Title } from 'radix-ui/dialog';
import { Suspense, useRef, useState } from 'react';
import { withQueries } from '../../device/queries.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { SearchResults } from '../../questions/search-results.tsx';
import { useSearchResults } from '../../questions/use-search-results.ts';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { walkList } from '../../ui/list-keys.ts';
import { Suggestions } from './suggestions.tsx';

const sheetClass =
  'fixed inset-x-0 top-[calc(24px+env(safe-area-inset-top))] bottom-0 z-11 flex flex-col rounded-t-sheet bg-surface pb-[env(safe-area-inset-bottom)] shadow-float ' +
  'outline-none data-[state=open]:animate-[rise_var(--slow)_var(--ease)] ' +
  'md:top-22 md:bottom-auto md:left-1/2 md:max-h-[calc(100dvh-112px)] md:w-[640px] md:-translate-x-1/2 md:rounded-sheet md:pb-2 ' +
  'md:data-[state=open]:animate-[appear_var(--slow)_var(--ease)]';

function Results({ query, onClose }: { readonly query: string; readonly onClose: () => void }) {
  return <SearchResults {...useSearchResults(query)} onChoose={onClose} />;
}

function Dialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslate();
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Whatever had the focus when the dialog came gets it back.
  const [opener] = useState(() => document.activeElement);
  const focusOpener = (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
  const focusField = (event: Event) => {
    event.preventDefault();
    field.current?.focus();
  };
  return (
    <Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Portal>
        <div className="fixed inset-0 z-10 bg-scrim" />
        <Content
          className={sheetClass}
          onKeyDown={walkList}
          onOpenAutoFocus={focusField}
          onCloseAutoFocus={focusOpener}
        >
          <div aria-hidden className="mx-auto mt-2 h-1 w-9 flex-none rounded-full bg-control md:hidden" />
          <div className="flex min-h-[52px] flex-none items-center justify-between py-1 pr-2 pl-4">
            <Title className="type-title">{t('app.search')}</Title>
            <Close aria-label={t('app.close')} className={iconButtonClass}>
              <X aria-hidden size={20} strokeWidth={1.75} />
            </Close>
          </div>
          <Description className="sr-only">{t('home.search.label')}</Description>
          <label className="mx-4 mb-2 flex h-12 flex-none items-center gap-3 rounded-field border border-control pr-1.5 pl-4 focus-within:border-accent focus-within:outline focus-within:outline-1 focus-within:outline-accent">
            <Search aria-hidden size={20} strokeWidth={1.75} className="flex-none text-muted" />
            <input
              ref={field}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              aria-label={t('app.search')}
              placeholder={t('search.hint')}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted"
            />
          </label>
          <div className="min-h-0 flex-1 overflow-auto">
            {query.trim() === '' ? (
              <Suggestions onChoose={onClose} />
            ) : (
              <Suspense fallback={null}>
                <Results query={query} onClose={onClose} />
              </Suspense>
            )}
          </div>
        </Content>
      </Portal>
    </Root>
  );
}

/** SPEC section 2: a dialog titled Search with a text input; what it finds leads to its converter. */
export const SearchDialog = withQueries(Dialog);
