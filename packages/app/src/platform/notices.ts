import { create } from 'zustand';
import type { MessageKey } from '../i18n/i18n.ts';
import type { MessageValues } from '../i18n/translator.ts';

/** What the app has to say about something that was just done: SPEC's alerts, shown as a toast. */
export interface Notice {
  readonly message: MessageKey;
  readonly values?: MessageValues;
  /** One thing that can be done about it, such as taking it back. */
  readonly action?: { readonly label: MessageKey; run(): void };
}

/** A notice with its number and whether it is still to be seen. */
export interface ShownNotice extends Notice {
  readonly id: number;
  readonly isOpen: boolean;
}

interface NoticesState {
  /** Newest first, one at most; dismissed ones stay until they are forgotten or pushed out. */
  readonly notices: readonly ShownNotice[];
  /** The region was requested by its key, with or without a notice in it. */
  readonly isSought?: boolean;
}

export const useNotices = create<NoticesState>(() => ({ notices: [] }));

let lastId = 0;

export function notify(notice: Notice): void {
  lastId += 1;
  const shown: ShownNotice = { ...notice, id: lastId, isOpen: true };
  useNotices.setState({ notices: [shown] });
}
