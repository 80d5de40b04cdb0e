import type { Bytes } from './bytes.ts';
import type { SyncGroup } from './sync-group.ts';

/** Why a request failed: unreachable, refused for now, or refused for good because the state is final. */
export type RemoteFault = { readonly fault: 'offline' | 'busy' | 'too-large' | 'ended' };

export interface RemoteState {
  readonly etag: string;
  readonly body: Bytes;
}

/** The server as a round sees it; trusted with nothing but storing bytes. */
export interface Remote {
  /** @param known etag of a state that need not be sent again */
  get(group: SyncGroup, known?: string): Promise<RemoteState | 'same' | 'none' | RemoteFault>;
  /** @param replaces etag of the state to replace; undefined if there must be none */
  put(
    group: SyncGroup,
    body: Bytes,
    replaces: string | undefined,
  ): Promise<{ readonly etag: string } | 'changed' | RemoteFault>;
  /** Like `put`, but final: no device can replace or erase it. */
  end(group: SyncGroup, body: Bytes, replaces: string | undefined): ReturnType<Remote['put']>;
  remove(group: SyncGroup): Promise<'removed' | RemoteFault>;
}
