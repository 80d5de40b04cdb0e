import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addMessages } from '../../i18n/i18n.ts';
import { newMembership } from '../../sync/change-members.ts';
import { renderView } from '../../testing/render-view.tsx';
import { SpareWords } from './spare-words.tsx';

it('[I17.sync-words] the words are shown when they are asked for, and not by opening their address', async () => {
  await addMessages('devices');
  const membership = await newMembership('Phone', 1);
  const { user } = await renderView(() => <SpareWords membership={membership} />, '/devices/words');
  await screen.findByText(/^Escríbelas en orden/);
  const show = screen.getByRole('button', { name: 'Ver las 24 palabras' });
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  await user.click(show);
  expect(screen.getAllByRole('listitem')).toHaveLength(24);
});
