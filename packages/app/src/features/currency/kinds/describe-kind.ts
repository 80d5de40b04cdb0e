import {
  type ExactValue,
  findCurrency,
  formatDecimal,
  formatIsoDate,
  formatPercent,
  kindsOfPair,
  type Locale,
  type PairKind,
} from '@equivale/core';
import type { RatesTable } from '../../../api/rates.ts';
import { type Amount, amountOf } from '../../../conversion/amount.ts';
import type { MessageKey, Translate } from '../../../i18n/i18n.ts';

export type ShownKind = PairKind & { readonly street: NonNullable<RatesTable['kinds']>[number] };

/** From this gap on, in percent, a street rate is worth a card. */
const WORTH_A_CARD = 2;

const ORDER = ['parallel', 'market', 'card', 'crypto-p2p'];

/** From here on nobody looks for the cents: the converter above has them. */
const WITHOUT_CENTS = 100_000;

/** One unit, where no amount has been typed. */
export const shownAmount = (amount: Amount): Amount =>
  Number(amount.value) === 0 ? amountOf('1', '.') : amount;

export const decimalsOf = (result: ExactValue, code: string): number =>
  result.toNumber() >= WITHOUT_CENTS ? 0 : (findCurrency(code)?.displayDecimals ?? 2);

/** The kinds of a pair: the street's first, then by rate. */
export function shownKinds(from: string, to: string, table: RatesTable): readonly ShownKind[] {
  const place = ({ street }: ShownKind) => ORDER.indexOf(street.kind);
  return (kindsOfPair(from, to, table) as ShownKind[]).sort(
    (a, b) => place(a) - place(b) || Number(a.street.rate) - Number(b.street.rate),
  );
}

export const areWorthACard = (kinds: readonly ShownKind[]): boolean =>
  kinds.some(({ gap }) => Math.abs(gap?.toNumber() ?? 0) >= WORTH_A_CARD);

/** What people call it; a name without a word of its own is written with a capital, a short one in capitals. */
export function kindName(name: string, t: Translate): string {
  const known = t(`kind.${name}` as MessageKey);
  if (known !== `kind.${name}`) return known;
  return name.length > 3 ? name.charAt(0).toUpperCase() + name.slice(1) : name.toUpperCase();
}

/** `+15,5 %`; undefined where the official rate is not known. */
export const gapText = ({ gap }: PairKind, locale: Locale): string | undefined =>
  gap && formatPercent(gap.toNumber(), locale, { signed: true, decimals: 1 });

/** `+15,5 % sobre el oficial`, `13,4 % bajo el oficial` */
export function gapSentence({ gap }: PairKind, t: Translate, locale: Locale): string | undefined {
  if (!gap) return undefined;
  const percent = gap.toNumber();
  if (percent === 0) return t('kinds.same');
  if (percent > 0)
    return t('kinds.gap', { percent: formatPercent(percent, locale, { signed: true, decimals: 1 }) });
  return t('kinds.gapBelow', { percent: formatPercent(-percent, locale, { decimals: 1 }) });
}

/** What is paid and what is taken, as published; undefined where the publisher gives a middle only. */
export function bidAskText({ street }: ShownKind, t: Translate, locale: Locale): string | undefined {
  const bid = street.bid && t('kinds.bid', { bid: formatDecimal(street.bid, locale) });
  const ask = street.ask && t('kinds.ask', { ask: formatDecimal(street.ask, locale) });
  // Each of them stays on one line.
  const parts = [bid, ask].flatMap((text) => (text ? text.replaceAll(' ', '\u00a0') : []));
  return parts.join(' · ') || undefined;
}

/** Since when it has not moved, although the market does. */
export const frozenText = ({ street }: ShownKind, t: Translate, locale: Locale): string | undefined =>
  street.frozen && t('kinds.frozen', { date: formatIsoDate(street.date, locale, 'day') });
