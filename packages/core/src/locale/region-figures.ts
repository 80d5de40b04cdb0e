import { withFigures } from './figures.ts';
import type { Figures, Locale } from './locale.ts';

/** What stands where in 12345678.9, and whether lakhs are grouped: `1,23,45,678.9`. */
const SIGNS = /^1?2?(,23,)?.*?(\D)678(\D)9/;

/**
 * The figures of a region where they are others than the language's: `,.` of es-MX, which writes 1,234.5.
 * @param tag language tag with its region, as the browser names it
 * @source Unicode CLDR, through Intl
 */
export function regionFigures(locale: Locale, tag: string | undefined): Figures | undefined {
  try {
    const sample = new Intl.NumberFormat(tag ?? locale.id).format(12345678.9);
    const [, lakhs, group = '', decimal = ''] = SIGNS.exec(sample) ?? [];
    const signs = group.replace(/\s/, '\u202F').replace("'", '\u2019') + decimal + (lakhs ? '2' : '');
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
