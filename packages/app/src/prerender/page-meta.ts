import { CATEGORIES } from '@equivale/core';
import { everyUnit } from '../conversion/every-unit.ts';
import type { Translate } from '../i18n/i18n.ts';

/** What a page says of itself in its head. */
export interface PageMeta {
  /** Of the document: the one the app itself sets there, so that starting it changes nothing. */
  readonly title: string;
  /** For those who preview a link: what the page is about, then the title. */
  readonly shareTitle: string;
  readonly description: string;
}

const product = 'Equivale - Universal Converter';
const titled = (subject: string) => `${subject} · ${product}`;

/** The calculator, the kitchen, the list, the trip and the pages that are read have texts of their own for this. */
const readPages = ['calculator', 'kitchen', 'list', 'trip', 'about', 'contact', 'privacy', 'terms'] as const;

const productMeta = (t: Translate): PageMeta => ({
  title: product,
  shareTitle: product,
  description: t('app.description'),
});

function pairMeta(pair: string, t: Translate): PageMeta {
  return { title: product, shareTitle: titled(pair), description: t('meta.pair.description', { pair }) };
}

function categoryMeta(id: string, from: string | undefined, to: string | undefined, t: Translate): PageMeta {
  const category = CATEGORIES.find((known) => known.id === id);
  if (!category) return productMeta(t);
  const [fromUnit, toUnit] = [from, to].map((unit) =>
    unit === undefined ? undefined : everyUnit.find(unit),
  );
  if (fromUnit && toUnit) return pairMeta(`${fromUnit.symbol} → ${toUnit.symbol}`, t);
  const name = t(`category.${category.id}`);
  return { title: product, shareTitle: titled(name), description: t('meta.category.description', { name }) };
}

/**
 * What the head of an address says. Its title is SPEC section 4's on every view, and the page's own (section 2) on those
 * that are read; only link previews name the subject first.
 * @param path address in Spanish form, such as `/currency/USD/EUR`
 */
export function pageMeta(path: string, t: Translate): PageMeta {
  const [view, ...rest] = path.split('/').filter(Boolean);
  const read = readPages.find((name) => name === view);
  if (read) {
    const title = t(`${read}.title`);
    return { title, shareTitle: title, description: t(`${read}.description`) };
  }
  if (view === 'currency' && rest[0] && rest[1]) return pairMeta(`${rest[0]} → ${rest[1]}`, t);
  if (view === 'currency') return categoryMeta('currency', undefined, undefined, t);
  if (view === 'category' && rest[0]) return categoryMeta(rest[0], rest[1], rest[2], t);
  return productMeta(t);
}
