import type { Bytes } from './bytes.ts';
import type { Chain } from './chain.ts';

/** Why the server did not do it: not reached, not now, or never, since what is there is the last state. */
export type RemoteFault = { readonly fault: 'offline' | 'busy' | 'too-large' | 'ended' };

/** A state as the server has it. */
export interface RemoteState {
  readonly etag: string;
  readonly body: Bytes;
}

/** The server, as far as a round knows it. It is believed nothing but that it stores bytes. */
export interface Remote {
  /** @param known the etag of a state that need not come again */
  get(chain: Chain, known?: string): Promise<RemoteState | 'same' | 'none' | RemoteFault>;
  /** @param replaces the etag of what it takes the place of; undefined where there must be nothing */
  put(
    chain: Chain,
    body: Bytes,
    replaces: string | undefined,
  ): Promise<{ readonly etag: string } | 'changed' | RemoteFault>;
  /** As `put`, for the state that is to be the last there: no device can replace or erase it. */
  end(chain: Chain, body: Bytes, replaces: string | undefined): ReturnType<Remote['put']>;
  remove(chain: Chain): Promise<'removed' | RemoteFault>;
}
