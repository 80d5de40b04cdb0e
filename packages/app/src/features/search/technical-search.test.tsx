import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../../testing/serve-rates.ts';
import { SearchDialog } from './search-dialog.tsx';

const network = { isOut: false };
vi.mock('../../conversion/technical-units.ts', async (importOriginal) => {
  const all: typeof import('../../conversion/technical-units.ts') = await importOriginal();
  const loadTechnicalTexts: typeof all.loadTechnicalTexts = (language) =>
    network.isOut ? Promise.reject(new TypeError('Failed to fetch')) : all.loadTechnicalTexts(language);
  return { ...all, loadTechnicalTexts };
});

const Shown = () => <SearchDialog opener={null} onClose={() => undefined} />;

async function search(query: string) {
  const { user } = await openRoute(Shown, '/', '/');
  await user.type(screen.getByRole('textbox'), query);
}

beforeEach(async () => {
  await emptyDevice();
  serveRates(ECB_TABLE);
});

const shown = () => document.body.textContent ?? '';
const showsText = (text: RegExp) =>
  waitFor(
    () => {
      // the text alone says what is wrong: all elements of the dialog would be a thousand lines
      if (!text.test(shown())) throw new Error(shown());
    },
    { onTimeout: (error) => error },
  );

it('[I43.catalogue] says so where technical units cannot be fetched, finds all else, and them once they can', async () => {
  network.isOut = true;
  await search('becquerel');
  await showsText(/No lo entiendo.* Más conversores: No se ha podido cargar\./);
  cleanup();
  await search('milla');
  await showsText(/milla \(mi\)/);
  expect(shown()).not.toContain('No se ha podido cargar');
  cleanup();
  network.isOut = false;
  await search('becquerel');
  await showsText(/becquerel \(Bq\)/);
  expect(screen.getByRole('link', { name: /becquerel/ }).getAttribute('href')).toBe(
    '/category/technical-radioactivity/becquerel',
  );
});
