import { withFigures } from './figures.ts';
import type { Figures, Locale } from './locale.ts';

/**
 * The figures of a region where they are others than the language's: `,.` of es-MX, which writes 1,234.5.
 * @param tag language tag with its region, as the browser names it
 * @source Unicode CLDR, through Intl
 */
export function regionFigures(locale: Locale, tag = ''): Figures | undefined {
  // A browser's first number format takes 15 ms.
  if (locale.tag.startsWith(tag)) return undefined;
  try {
    // 12,345,678.9 has three signs; with lakhs, 1,23,45,678.9, it has four.
    const [group = '', , decimal, last] = new Intl.NumberFormat(tag).format(12345678.9).replace(/\d/g, '');
    const signs = group.replace(/\s/, '\u202F').replace("'", '\u2019') + (last ? `${last}2` : decimal);
    return signs === locale.group + locale.decimal ? undefined : (signs as Figures);
  } catch {
    // A browser's `C` or `en-US@posix` is no tag.
    return undefined;
  }
}

/** A language as a region writes its figures. */
export function withRegion(locale: Locale, tag: string | undefined): Locale {
  const figures = regionFigures(locale, tag);
  return figures ? withFigures(locale, figures) : locale;
}
