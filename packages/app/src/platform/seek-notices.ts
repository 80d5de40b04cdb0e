import { NOTICES, useNotices } from './notices.ts';

/** The region of notices hears its key itself, once it is there: before the first notice it is fetched for it. */
export function seekNoticesByKey(): () => void {
  const onKey = ({ key }: KeyboardEvent) => key === NOTICES.hotkey && useNotices.setState({ isSought: true });
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}

/** Gives a region that its key has fetched the focus: the key came before the region could hear it. */
export const focusIfSought = (region: HTMLElement | null): void => {
  if (useNotices.getState().isSought) region?.focus();
};
