import { useEffect } from 'react';
import { open, useOverlays } from '../platform/overlays.ts';
import { lazyPart, prepare } from '../ui/part.tsx';

const SearchDialog = lazyPart(
  async () => (await import('../features/search/search-dialog.tsx')).SearchDialog,
  'views',
);

/** Whatever has the focus when the dialog comes gets it back. */
export const openSearch = (): void => {
  if (!useOverlays.getState().all.some(({ Overlay }) => Overlay === SearchDialog))
    open(SearchDialog, {}, document.activeElement);
};

/** The dialog's code, fetched when somebody is about to open it. */
export const prepareSearch = (): void => prepare(SearchDialog.load);

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The search dialog over whatever view is shown; the key `/` opens it from anywhere but a field. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isField(event.target))
        return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
