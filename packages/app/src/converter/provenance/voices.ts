import type { RateOrigin } from '@equivale/contract';
import { formatIsoDate, type Locale } from '@equivale/core';
import type { RatesTable } from '../../api/rates.ts';
import type { MessageKey, Translate } from '../../i18n/i18n.ts';
import { dayOfFigure } from './day-of-figure.ts';
import { sourceName } from './source-name.ts';

/** Whose figure it is, and of what kind: an origin of the table, or what another institution says. */
export type Voice = Pick<
  RateOrigin,
  'source' | 'rateType' | 'institution' | 'via' | 'segment' | 'compiled' | 'kind' | 'doubted'
>;

/** The voice of a figure: that of its day, else of another day, on which its source publishes the same kind of figure. */
export function voiceOf(
  {
    source,
    day,
    kind,
  }: { readonly source: string; readonly day: string; readonly kind?: string | undefined },
  { origins }: Pick<RatesTable, 'origins'>,
): Voice {
  const own = origins.filter((origin) => origin.source === source);
  return own.find(({ date }) => date === day) ?? own[0] ?? { source, kind };
}

/** What an institution is called, whichever way its figure came. */
export function institutionName(table: Pick<RatesTable, 'sources'>, voice: Voice, t: Translate): string {
  const { source, institution = source } = voice;
  const name = sourceName(table, institution, t);
  return name === institution ? sourceName(table, source, t) : name;
}

/** The kind of figure in words; undefined where the service does not say it, or says one that came later. */
export function typeName({ rateType, compiled }: Voice, t: Translate): string | undefined {
  const key = `rate-type.${compiled ? 'compiled' : rateType}` as MessageKey;
  const text = t(key);
  return text === key ? undefined : text;
}

/** Whether a source publishes one figure for a month, dated on its first day. */
export const isMonthly = (source: string): boolean => source === 'hmrc';

/** The day of a figure; of a monthly one its month. */
export const publishedDay = (
  { date, source }: Voice & { readonly date: string },
  t: Translate,
  locale: Locale,
): string => (isMonthly(source) ? formatIsoDate(date, locale, 'month') : dayOfFigure(date, t, locale));

/** `promedio ponderado · Frankfurter, que la convierte desde su base` */
export const describeVoice = (
  table: Pick<RatesTable, 'sources'>,
  voice: Voice,
  t: Translate,
): string | undefined =>
  [
    typeName(voice, t) ?? (voice.kind && t(`provenance.kind.${voice.kind}` as MessageKey)),
    voice.via && t('provenance.via.rebased', { name: sourceName(table, voice.via, t) }),
  ]
    .filter(Boolean)
    .join(' · ') || undefined;
