import {
  type ExactValue,
  exactOf,
  findCurrency,
  formatDecimal,
  formatIsoDate,
  type Locale,
  PEGS,
  parseDecimal,
  type QuoteFigure,
  RETIREMENT_LAWS,
  toFullDecimal,
} from '@equivale/core';
import type { RatesTable } from '../../api/rates.ts';
import type { PairFigures } from '../../converter/provenance/pair-figures.ts';
import type { SourceRow } from '../../converter/provenance/provenance-sheet.tsx';
import { describeVoice, institutionName, voiceOf } from '../../converter/provenance/voices.ts';
import type { Translate } from '../../i18n/i18n.ts';

const FULL_DIGITS = 6;

export const full = (value: ExactValue, locale: Locale) =>
  formatDecimal(value.toSignificant(FULL_DIGITS), locale);

/** A figure with its publisher's digits; a double that replaces one has none. */
function writeFigure(figure: QuoteFigure, { isDouble }: PairFigures, locale: Locale): string {
  const value = parseDecimal(figure.text);
  if (!value) return figure.text;
  if (isDouble(figure)) return full(exactOf(value), locale);
  return formatDecimal(/e/i.test(figure.text) ? (toFullDecimal(value) ?? '') : figure.text, locale);
}

/** How the rate is made of the figures: `1 ÷ 3,6725 ÷ 1,1699`; undefined where there are none. */
export function calculation(made: PairFigures, t: Translate, locale: Locale): string | undefined {
  const write = (figure: QuoteFigure) => writeFigure(figure, made, locale);
  const over = made.figures.filter(({ divides }) => !divides).map(write);
  const under = made.figures.filter(({ divides }) => divides).map(write);
  if (under.length === 0 && over.length < 2)
    return made.figures.every(made.isDouble) ? undefined : t('provenance.direct');
  return [over.join(' × ') || '1', ...under].join(' ÷ ');
}

function lawOf(currency: string, t: Translate, locale: Locale): string | undefined {
  const { retired } = findCurrency(currency) ?? {};
  const peg = PEGS.find(({ code }) => code === currency);
  const authority = RETIREMENT_LAWS[currency] ?? peg?.authority;
  const since = (retired ?? peg)?.since;
  return (
    authority && since && `${authority} · ${t('provenance.since', { date: formatIsoDate(since, locale) })}`
  );
}

/** The figures in use as they were published, in the order in which the rate is made of them. */
export function figureRows(made: PairFigures, table: RatesTable, t: Translate, locale: Locale): SourceRow[] {
  const row = (figure: QuoteFigure) => ({
    id: [figure.source, figure.day, figure.base, figure.code].join(' '),
    value: `1 ${figure.base} = ${writeFigure(figure, made, locale)} ${figure.code}`,
  });
  const isLastGood = (source: string, day: string) =>
    table.origins.some(
      (origin) => origin.source === source && origin.date === day && origin.mark === 'stale',
    );
  const market = made.market.map((figure) => ({
    ...row(figure),
    name: institutionName(table, voiceOf(figure, table), t),
    detail: [formatIsoDate(figure.day, locale), describeVoice(table, voiceOf(figure, table), t)]
      .filter(Boolean)
      .join(' · '),
    note: t(isLastGood(figure.source, figure.day) ? 'provenance.lastGood' : 'provenance.used'),
  }));
  const fixed = made.fixed.map((figure) => ({
    ...row(figure),
    name: t('source.legal'),
    detail: lawOf(figure.currency, t, locale),
    note: t(`picker.${figure.fixed}`),
  }));
  const places = made.figures.map((figure) => row(figure).id);
  return [...market, ...fixed].sort((a, b) => places.indexOf(a.id) - places.indexOf(b.id));
}
