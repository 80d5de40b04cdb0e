import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addMessages } from '../../i18n/i18n.ts';
import { newMembership } from '../../sync/change-members.ts';
import type { Membership } from '../../sync/membership.ts';
import { renderView } from '../../testing/render-view.tsx';
import { SyncStatus } from './sync-status.tsx';

async function said(more: Partial<Membership>): Promise<string | null> {
  cleanup();
  await addMessages('devices');
  const membership = { ...(await newMembership('Phone', 1)), ...more };
  await renderView(() => <SyncStatus membership={membership} />, '/devices');
  return (await screen.findByRole('status')).textContent;
}

it('[I17.sync-newest] up to date is said with the age of the newest change, after a round that ended well alone', async () => {
  const now = Date.now();
  expect(await said({ syncedAt: now, newestAt: now - 7_200_000 })).toBe(
    'Al día. Último cambio: hace 2\u202Fh',
  );
  expect(await said({ syncedAt: now })).toBe('Al día');
  expect(await said({})).toBe('');
  for (const fault of ['full', 'denied', 'failed', 'ended', 'offline'] as const) {
    const text = await said({ syncedAt: now, newestAt: now, fault });
    expect(text).not.toContain('Al día');
    expect(text?.length).toBeGreaterThan(20);
  }
});

it('[I17.sync-ended] there is one way out of a group that has ended', async () => {
  await said({ fault: 'ended' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Empezar un grupo nuevo',
  ]);
});
