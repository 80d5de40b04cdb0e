import type { RatesTable } from '../../api/rates.ts';
import type { MessageKey, Translate } from '../../i18n/i18n.ts';

/**
 * What a source is called: by its name in the reader's language where it has one of its own there, else as it calls itself.
 * The service says how, so that a source which came after the app was built has a name too.
 */
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
