import type { WholeState } from '@equivale/core/merge';
import type { RemoteApi } from '../api/remote-api.ts';
import { type Sending, type ServiceRecords, sendingsOf, stateOf } from './plan.ts';

export interface RoundDeps {
  readonly remote: RemoteApi;
  /** How often the fallback has answered instead of the service so far. */
  readonly fallbacks: () => number;
  readonly conversions: () => Promise<ServiceRecords['conversions']>;
  /** Stores in one transaction whatever is later than what this device has. */
  readonly absorb: (state: WholeState) => Promise<WholeState>;
}

/** So many refusals in a row mean that the network is gone or the service is busy. */
const MAX_REFUSED = 3;

/** Ids that the service refused last time; they are sent after all others. */
const refused = new Set<string>();

/** @returns whether the service has it; a removal that failed is found again in the next list */
async function send(remote: RemoteApi, sending: Sending): Promise<boolean> {
  if (sending.kind === 'removal') return (await remote.removeFavorite(sending.id)).success;
  // Instead of a record that was not delivered, the fallback returns one with an id of its own.
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

/** Synchronizes with the service; only removals delete. Returns the number of refused records. */
export async function plainRound(deps: RoundDeps): Promise<number | undefined> {
  const { remote, fallbacks } = deps;
  if (!(await remote.testConnection())) return undefined;
  const fallbacksBefore = fallbacks();
  const [favorites, removals, conversions] = await Promise.all([
    remote.favorites(),
    remote.removedFavorites(),
    deps.conversions(),
  ]);
  // An empty list in place of one that failed to load would resend everything, removed records included.
  if (fallbacks() !== fallbacksBefore) return undefined;
  const service = stateOf({ favorites, removals, conversions });
  return sendAll(remote, sendingsOf(await deps.absorb(service), service));
}
