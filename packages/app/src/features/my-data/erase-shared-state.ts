import { syncPath } from '@equivale/contract';
import { type Bytes, fromBase64Url } from '../../sync/bytes.ts';
import { currentMembership } from '../../sync/membership-store.ts';
import { service } from '../../sync/service.ts';
import { stopSharing } from '../../sync/sync-device.ts';
import { syncGroupOf } from '../../sync/sync-group.ts';

/** Erases the shared state on the server; returns the pending deletion where it cannot be reached. */
export async function eraseSharedState(): Promise<
  { readonly address: string; readonly token: string } | undefined
> {
  const membership = currentMembership();
  if (membership === undefined || (await stopSharing(true).catch(() => false))) return undefined;
  const { id, token } = await syncGroupOf(fromBase64Url(membership.secret) as Bytes);
  return { address: service.base + syncPath(id), token };
}
