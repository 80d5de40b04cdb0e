import { language as ca } from '../../../../languages/ca/core/language.ts';
import { roleWords as caRoles } from '../../../../languages/ca/core/reader/roles.ts';
import { language as de } from '../../../../languages/de/core/language.ts';
import { roleWords as deRoles } from '../../../../languages/de/core/reader/roles.ts';
import { language as en } from '../../../../languages/en/core/language.ts';
import { roleWords as enRoles } from '../../../../languages/en/core/reader/roles.ts';
import { language as es } from '../../../../languages/es/core/language.ts';
import { roleWords as esRoles } from '../../../../languages/es/core/reader/roles.ts';
import { language as fr } from '../../../../languages/fr/core/language.ts';
import { roleWords as frRoles } from '../../../../languages/fr/core/reader/roles.ts';
import { language as it } from '../../../../languages/it/core/language.ts';
import { roleWords as itRoles } from '../../../../languages/it/core/reader/roles.ts';
import type { LanguageId } from '../../../../languages/list.ts';
import { language as pt } from '../../../../languages/pt/core/language.ts';
import { roleWords as ptRoles } from '../../../../languages/pt/core/reader/roles.ts';
import type { ChartReader } from '../parse/chart/chart-reader.ts';
import { type ChartLanguage, createChartReader } from '../parse/chart/create-chart-reader.ts';
import { units } from './parse-question.ts';

const WORDS: Readonly<Record<LanguageId, ChartLanguage>> = {
  es: { language: es, roles: esRoles },
  en: { language: en, roles: enRoles },
  ca: { language: ca, roles: caRoles },
  de: { language: de, roles: deRoles },
  fr: { language: fr, roles: frRoles },
  it: { language: it, roles: itRoles },
  pt: { language: pt, roles: ptRoles },
};
const readers = new Map<LanguageId, ChartReader>();

/** The words of a language, and of those that are read everywhere: Spanish and English first where it is one of them. */
export const chartLanguagesOf = (id: LanguageId): readonly ChartLanguage[] =>
  [...new Set<LanguageId>(id === 'en' ? ['es', 'en'] : [id, 'es', 'en'])].map((one) => WORDS[one]);

/** The locale of a language. */
export const localeOf = (id: LanguageId) => WORDS[id].language.locale;

/** The chart's reader in the language of a page. */
export function chartReaderIn(id: LanguageId): ChartReader {
  const reader = readers.get(id) ?? createChartReader(units, chartLanguagesOf(id));
  readers.set(id, reader);
  return reader;
}
