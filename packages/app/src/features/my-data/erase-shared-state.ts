import { syncPath } from '@equivale/contract';
import { type Bytes, fromBase64Url } from '../../sync/bytes.ts';
import { currentMembership } from '../../sync/membership-store.ts';
import { service } from '../../sync/service.ts';
import { stopSharing } from '../../sync/sync-device.ts';
import { syncGroupOf } from '../../sync/sync-group.ts';

/**
 * Has the server forget the state that this device shares.
 * @returns what is to be asked of it later, where it cannot be reached now; it erases, and reads nothing
 */
export async function eraseSharedState(): Promise<
  { readonly address: string; readonly token: string } | undefined
> {
  const membership = currentMembership();
  if (membership === undefined || (await stopSharing(true).catch(() => false))) return undefined;
  const { id, token } = await syncGroupOf(fromBase64Url(membership.secret) as Bytes);
  return { address: service.base + syncPath(id), token };
}
