import { api } from '../browser.ts';
import type { Messages } from './messages.ts';

/** A message in the language of the browser, which has the texts of all languages itself. */
export const say = (key: keyof Messages, ...values: readonly (string | number)[]): string =>
  api().i18n.getMessage(key, values.map(String));

/** The language that the browser has chosen among those there are texts in. */
export const messagesLanguage = (): string => api().i18n.getMessage('language');

/** How many prices a page has. */
export function sayPrices(count: number): string {
  if (count === 0) return say('pricesNone');
  return count === 1 ? say('pricesOne') : say('pricesOther', count);
}
