import { open } from '../../platform/overlays.ts';
import { lazyPart } from '../../ui/part.tsx';

const SearchDialog = lazyPart(
  async () => (await import('../../features/search/search-dialog.tsx')).SearchDialog,
  'views',
);

/** Whatever has the focus when the dialog comes gets it back. */
export const openSearch = (): void => void open(SearchDialog, {}, document.activeElement);

/** The dialog's code, fetched when somebody is about to open it. */
export const prepareSearch = SearchDialog.load;
