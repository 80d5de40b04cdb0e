import { useEffect } from 'react';
import { create } from 'zustand';
import { saying } from '../i18n/i18n.ts';
import { notify } from '../platform/notices.ts';
import { lazyPart, Part, prepare } from '../ui/part.tsx';

const loadDialog = () => saying('views', () => import('../features/search/search-dialog.tsx'));
const SearchDialog = lazyPart(async () => (await loadDialog()).SearchDialog);

/** SPEC section 4, "Search dialog": open or closed. */
const useSearch = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

const setOpen = (isOpen: boolean) => useSearch.setState({ isOpen });

export const openSearch = (): void => setOpen(true);

/** The dialog's code, fetched when somebody is about to open it. */
export const prepareSearch = (): void => prepare(loadDialog);

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The search dialog over whatever view is shown; the key `/` opens it from anywhere but a field. */
export function Search() {
  const isOpen = useSearch((state) => state.isOpen);
  const onFailed = () => {
    setOpen(false);
    notify({ message: 'part.failed' });
  };
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isField(event.target))
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    isOpen && (
      <Part onFailed={onFailed}>
        <SearchDialog onClose={() => setOpen(false)} />
      </Part>
    )
  );
}
