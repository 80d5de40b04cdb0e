import { screen, within } from '@testing-library/react';
import { SearchDialog } from '../../packages/app/src/features/search/search-dialog.tsx';
import { openRoute } from '../../packages/app/src/testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../../packages/app/src/testing/serve-rates.ts';

const Shown = () => <SearchDialog onClose={() => undefined} />;

/** Where the search leads that is asked for a word in Spanish: the addresses of one group of its results. */
export async function searchedFor(word: string, group: string): Promise<readonly (string | null)[]> {
  serveRates(ECB_TABLE);
  const { user } = await openRoute(Shown, '/', '/');
  await user.type(screen.getByRole('textbox'), word);
  const results = within(await screen.findByRole('list', { name: group }));
  return results.getAllByRole('link').map((link) => link.getAttribute('href'));
}
