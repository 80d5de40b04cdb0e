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

/** SPEC section 9, "Notifications", each number in this one place. */
export const NOTICES = {
  most: 1,
  shownMs: 5000,
  forgottenAfterMs: 1_000_000,
  swipePx: 50,
  hotkey: 'F8',
} as const;

interface NoticesState {
  /** Newest first, at most `NOTICES.most`; dismissed ones stay until they are forgotten or pushed out. */
  readonly notices: readonly ShownNotice[];
  /** The region was requested by its key, with or without a notice in it. */
  readonly isSought?: boolean;
}

export const useNotices = create<NoticesState>(() => ({ notices: [] }));

let lastId = 0;

export function notify(notice: Notice): void {
  lastId += 1;
  const shown: ShownNotice = { ...notice, id: lastId, isOpen: true };
  useNotices.setState(({ notices }) => ({ notices: [shown, ...notices].slice(0, NOTICES.most) }));
}

/** Takes the newest notice away before it is seen, where it says this. @returns whether it did */
export function takeNotice(message: MessageKey): boolean {
  const { notices } = useNotices.getState();
  const isIt = notices[0]?.message === message;
  if (isIt) useNotices.setState({ notices: notices.slice(1) });
  return isIt;
}

/** Takes a notice off the screen, and after a while out of memory. */
export function dismissNotice(id: number): void {
  useNotices.setState(({ notices }) => ({
    notices: notices.map((notice) => (notice.id === id ? { ...notice, isOpen: false } : notice)),
  }));
  setTimeout(() => {
    useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
  }, NOTICES.forgottenAfterMs);
}
