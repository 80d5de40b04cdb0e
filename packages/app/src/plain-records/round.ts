import type { WholeState } from '@equivale/core/merge';
import type { RemoteApi } from '../api/remote-api.ts';
import { type Sending, type ServiceRecords, sendingsOf, stateOf } from './plan.ts';

export interface RoundDeps {
  readonly remote: RemoteApi;
  /** How often the remote layer has had to stand in for the service until now. */
  readonly fallbacks: () => number;
  /** The conversions that the service stores of this device. */
  readonly conversions: () => Promise<ServiceRecords['conversions']>;
  /** Stores what of a state is later than what this device has, in one step. @returns all that is stored then */
  readonly absorb: (state: WholeState) => Promise<WholeState>;
}

/** So many refusals in a row mean that the network is gone, or the service wants less. */
const MAX_REFUSED = 3;

/** What was not taken when it was last sent, by id: it is sent after what was not tried yet. */
const refused = new Set<string>();

/** @returns whether the service has it now; a removal that it did not learn of is in its list the next time */
async function send(remote: RemoteApi, sending: Sending): Promise<boolean> {
  if (sending.kind === 'removal') return (await remote.removeFavorite(sending.id)).success;
  // In place of a record that did not get there the remote layer makes one, with an id of its own.
  const stored =
    sending.kind === 'favorite'
      ? await remote.saveFavorite(sending.body)
      : await remote.saveConversion(sending.body);
  return stored.id === sending.id;
}

async function sendAll(remote: RemoteApi, sendings: readonly Sending[]): Promise<number> {
  const inOrder = sendings.toSorted((a, b) => Number(refused.has(a.id)) - Number(refused.has(b.id)));
  let [left, inARow] = [sendings.length, 0];
  for (const sending of inOrder) {
    if (inARow === MAX_REFUSED) break;
    const isTaken = await send(remote, sending);
    inARow = isTaken ? 0 : inARow + 1;
    if (isTaken) left -= 1;
    if (isTaken) refused.delete(sending.id);
    else refused.add(sending.id);
  }
  return left;
}

/**
 * Brings this device and the service to the same favorites and conversions. Whatever the service says, nothing that the device has is
 * lost but what was removed elsewhere.
 * @returns how many records the service has not taken; undefined when it cannot be reached
 */
export async function plainRound(deps: RoundDeps): Promise<number | undefined> {
  const { remote, fallbacks } = deps;
  if (!(await remote.testConnection())) return undefined;
  const fallbacksBefore = fallbacks();
  const [favorites, removals, conversions] = await Promise.all([
    remote.favorites(),
    remote.removedFavorites(),
    deps.conversions(),
  ]);
  // An empty list in place of one that was not read would have everything sent again, what was removed elsewhere too.
  if (fallbacks() !== fallbacksBefore) return undefined;
  const service = stateOf({ favorites, removals, conversions });
  return sendAll(remote, sendingsOf(await deps.absorb(service), service));
}
