import type { MessageKey } from '../i18n/i18n.ts';
import { useNotices } from './notices.ts';

/** SPEC section 9, "Notifications", each number in this one place. */
export const NOTICES = {
  shownMs: 5000,
  forgottenAfterMs: 1_000_000,
  swipePx: 50,
  hotkey: 'F8',
} as const;

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

/** The region of notices hears its key itself, once it is there: before the first notice it is fetched for it. */
export function seekNoticesByKey(): () => void {
  const onKey = ({ key }: KeyboardEvent) => key === NOTICES.hotkey && useNotices.setState({ isSought: true });
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
