import { useOverlays } from '../../platform/overlay-store.ts';
import { openSearch } from './search.ts';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The key `/` opens the search dialog over whatever view is shown, from anywhere but a field. */
export function openSearchByKey(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
    event.preventDefault();
    if (useOverlays.getState().all.length === 0) openSearch();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
