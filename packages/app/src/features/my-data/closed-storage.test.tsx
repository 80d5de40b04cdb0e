import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderView } from '../../testing/render-view.tsx';
import { MyDataView } from './my-data-view.tsx';

// A thread whose own storage opens, and is empty.
vi.mock('./ask-work.ts', () => ({ askWork: async () => ({ counts: {}, conversions: [] }) }));

it('[I17.denied] a storage that cannot be opened is said to be closed, and not to be empty', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const { user } = await renderView(MyDataView, '/my-data');
  expect((await screen.findByRole('alert')).textContent).toContain('No se puede abrir el almacenamiento');
  expect(screen.queryByText('Favoritos')).toBeNull();
  opening.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Favoritos')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
