import { useOverlays } from '../../platform/overlay-store.ts';
import { open } from '../../platform/overlays.ts';
import { lazyPart } from '../../ui/part.tsx';

const SearchDialog = lazyPart(
  async () => (await import('../../features/search/search-dialog.tsx')).SearchDialog,
  'views',
);

/** Opens the search over whatever view is shown, unless something lies over it. What has the focus then gets it back. */
export function openSearch(): void {
  if (useOverlays.getState().all.length === 0) void open(SearchDialog, {}, document.activeElement);
}

/** The dialog's code, fetched when somebody is about to open it. */
export const prepareSearch = SearchDialog.load;
