import { CATEGORIES } from '@equivale/core';
import { everyUnit } from '../conversion/every-unit.ts';
import type { Translate } from '../i18n/i18n.ts';
import { routeAt } from '../shell/routes/routes.ts';

export interface PageMeta {
  /** Of the document: the one the app itself sets there, so that starting it changes nothing. */
  readonly title: string;
  readonly description: string;
}

function productMeta(t: Translate): PageMeta {
  return { title: t('app.product'), description: t('app.description') };
}

function categoryMeta(id: string, units: readonly string[], t: Translate): PageMeta {
  const category = CATEGORIES.find((known) => known.id === id);
  if (!category) return productMeta(t);
  const name = t(`category.${category.id}`);
  const symbols = units.map((unit) => (id === 'currency' ? unit : everyUnit.find(unit)?.symbol));
  const pair = symbols.length === 2 && !symbols.includes(undefined) ? symbols.join(' → ') : '';
  return {
    title: `${pair || name} · ${t('app.product')}`,
    description: pair ? t('meta.pair.description', { pair }) : t('meta.category.description', { name }),
  };
}

/** Titles of pages that are read (SPEC section 2), elsewhere the subject and the product. */
export function pageMeta(path: string, t: Translate): PageMeta {
  const { head } = routeAt(path) ?? {};
  if (head) {
    return { title: t(head.title), description: t(head.description) };
  }
  const [view, ...rest] = path.split('/').filter(Boolean);
  if (view === 'currency') return categoryMeta('currency', rest, t);
  if (view === 'category' && rest[0]) return categoryMeta(rest[0], rest.slice(1), t);
  return productMeta(t);
}
