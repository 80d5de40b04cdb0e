import type { Figures, Locale } from './locale.ts';

/** How figures can be written apart from the language. @source Unicode CLDR 48: es, en, fr, de-CH */
export const FIGURES: readonly Figures[] = ['.,', ',.', '\u202F,', '\u2019.'];

/** A language with the figures that its reader has chosen; `1.234` is still doubted where the language groups by that sign. */
export function withFigures(locale: Locale, figures: Figures): Locale {
  const [group, decimal] = figures as unknown as [Locale['group'], Locale['decimal']];
  const mayGroup = [locale.group, locale.otherGroup].includes(decimal);
  return { ...locale, group, decimal, otherGroup: mayGroup ? decimal : undefined, figures };
}
