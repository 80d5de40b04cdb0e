import { addMessages } from '../i18n/i18n.ts';
import { notify } from './notices.ts';

/** Without network it says so of a page that no device stores. @returns whether it did */
export function isOutOfReach(): boolean {
  if (navigator.onLine) return false;
  void addMessages('offline').then(() => notify({ message: 'page.offline' }));
  return true;
}
