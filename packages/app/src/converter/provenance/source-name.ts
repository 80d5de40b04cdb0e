import type { RatesTable } from '../../api/rates.ts';
import type { MessageKey, Translate } from '../../i18n/i18n.ts';

/** A source's name in the reader's language, else as the service names it: it may be newer than the app. */
export function sourceName(
  { sources }: Pick<RatesTable, 'sources'>,
  key: string,
  t: Translate,
  { isShort = false } = {},
): string {
  const translated = isShort ? t(`source.${key}.short` as MessageKey) : t(`source.${key}` as MessageKey);
  // A message that is missing is returned as its own key.
  if (!translated.startsWith(`source.${key}`)) return translated;
  const { name = key, short = name } = sources?.[key] ?? {};
  return isShort ? short : name;
}
