import { findCurrency, formatIsoDate, type Locale } from '@equivale/core';
import type { RatesTable } from '../../api/rates.ts';
import { useConverterState } from '../../conversion/converter-state.ts';
import { homeCurrency } from '../../conversion/currency-list.ts';
import { localDay } from '../../conversion/past-days.ts';
import { describeFixed } from '../../converter/provenance/describe-provenance.ts';
import { pairFigures } from '../../converter/provenance/pair-figures.ts';
import { sourceName } from '../../converter/provenance/source-name.ts';
import { ownRateInUse, storedOwnRate, useOwnMoney } from '../../device/own-money/own-money.ts';
import { type Translate, useTranslate } from '../../i18n/i18n.ts';
import { useNow } from '../../platform/use-now.ts';
import type { PocketPair, PocketRate } from './pocket-content.ts';

const known = (code: string | undefined) => findCurrency((code ?? '').toUpperCase())?.code;

/** The address's currencies, else the region's and the other of those chosen last. */
export function usePocketPair(named: { readonly home?: string; readonly away?: string }): PocketPair {
  const from = useConverterState((state) => state.currency.from);
  const [to] = useConverterState((state) => state.currency.to);
  const home = known(named.home) ?? homeCurrency(navigator.language);
  const others = [known(named.away), from, to, 'USD', 'EUR'];
  return { home, away: others.find((code) => code !== undefined && code !== home) ?? home };
}

/** Where the published rate of a pair is from: `BCE, 21 ago 2026`; of one that law fixes, that law. */
function publishedOrigin(
  { home, away }: PocketPair,
  table: RatesTable,
  t: Translate,
  locale: Locale,
): string {
  const { market, fixed } = pairFigures(table, home, away);
  const published = market.map(
    ({ source, day }) => `${sourceName(table, source, t, { isShort: true })}, ${formatIsoDate(day, locale)}`,
  );
  const laws = fixed.map((figure) => describeFixed(figure, t, locale));
  return [...new Set([...published, ...laws])].join(' · ') || t('provenance.undated');
}

/** The own rate in use unless the published one is wanted; undefined until the device has answered. */
export function usePocketRate(
  { home, away }: PocketPair,
  isPublished: boolean,
): ((table: RatesTable) => { readonly rate: PocketRate; readonly hasOwn: boolean }) | undefined {
  const { t, locale } = useTranslate();
  const now = useNow();
  const money = useOwnMoney();
  const own = ownRateInUse(money, home, away);
  const record = storedOwnRate(money, home, away);
  if (!money) return undefined;
  return (table) => {
    if (!own || !record || isPublished)
      return { rate: { origin: publishedOrigin({ home, away }, table, t, locale) }, hasOwn: Boolean(own) };
    // One's own holds on the day on which the table is made.
    const day = formatIsoDate(localDay(now), locale);
    return { rate: { own, origin: [record.note, day].filter(Boolean).join(', ') }, hasOwn: true };
  };
}
