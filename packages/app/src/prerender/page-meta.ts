import { CATEGORIES } from '@equivale/core';
import { everyUnit } from '../conversion/every-unit.ts';
import { converterTitle } from '../i18n/document-title.ts';
import type { Translate } from '../i18n/i18n.ts';
import type { Language } from '../i18n/languages.ts';
import { routeAt } from '../shell/routes/routes.ts';

/** What a page says of itself in its head. */
export interface PageMeta {
  /** Of the document: the one the app itself sets there, so that starting it changes nothing. */
  readonly title: string;
  /** For those who preview a link: what the page is about, then the title. */
  readonly shareTitle: string;
  readonly description: string;
}

function productMeta(t: Translate): PageMeta {
  const title = t('app.product');
  return { title, shareTitle: title, description: t('app.description') };
}

function categoryMeta(id: string, units: readonly string[], t: Translate, language: Language): PageMeta {
  const category = CATEGORIES.find((known) => known.id === id);
  if (!category) return productMeta(t);
  const name = t(`category.${category.id}`);
  const symbols = units.map((unit) => (id === 'currency' ? unit : everyUnit.find(unit)?.symbol));
  const pair = symbols.length === 2 && !symbols.includes(undefined) ? symbols.join(' → ') : '';
  const title = converterTitle(t, language, name, pair);
  const product = t('app.product');
  return {
    title,
    shareTitle: title === product ? `${pair || name} · ${product}` : title,
    description: pair ? t('meta.pair.description', { pair }) : t('meta.category.description', { name }),
  };
}

/**
 * What the head of an address says. Its title is SPEC section 4's on every view in Spanish and English, the page's own (section 2) on
 * those that are read, and in further languages on all; link previews name the subject first in every language.
 * @param path address in Spanish form, such as `/currency/USD/EUR`
 */
export function pageMeta(path: string, t: Translate, language: Language): PageMeta {
  const { head } = routeAt(path) ?? {};
  if (head) {
    const title = t(head.title);
    return { title, shareTitle: title, description: t(head.description) };
  }
  const [view, ...rest] = path.split('/').filter(Boolean);
  if (view === 'currency') return categoryMeta('currency', rest, t, language);
  if (view === 'category' && rest[0]) return categoryMeta(rest[0], rest.slice(1), t, language);
  return productMeta(t);
}
