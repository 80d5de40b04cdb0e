import {
  dayNumber,
  dayOfInstant,
  findCurrency,
  formatIsoDate,
  formatListFigure,
  type Quote,
  type QuoteRequest,
  quote,
} from '@equivale/core';
import { say } from '../messages/say.ts';
import type { Desk } from './desk.ts';

/** Canonical decimal text, or a fraction. */
export type Amount = QuoteRequest['amount'];

/** What something comes to, as it is shown and copied, and what it rests on. */
export interface Converted {
  /** `1.110,35 EUR`. */
  readonly text: string;
  /** `BCE · 21 ago`. */
  readonly origin: string;
  /** Set where the rates are older than they need be. */
  readonly old?: string;
}

/** Central banks publish on working days: over a long weekend a rate is this old and still the newest. */
const OLD_AFTER_DAYS = 5;
/** What institutions are called in the reader's language. */
const NAMED = { ecb: 'sourceEcb', imf: 'sourceImf' } as const;

const sourceName = (source: string, { table }: Desk): string => {
  if (source === 'ecb' || source === 'imf') return say(NAMED[source]);
  const { name = source, short = name } = table.sources?.[source] ?? {};
  return short;
};

/** Who published the rate and of which day, and what is fixed by law. */
export function originOf({ figures, approximations }: Quote, desk: Desk): string {
  const year = new Date(desk.now).getFullYear().toString();
  const published = figures.flatMap(({ source = 'legal', day }) =>
    source === 'legal' || day === undefined
      ? []
      : `${sourceName(source, desk)} · ${formatIsoDate(day, desk.locale, day.startsWith(year) ? 'day' : 'full')}`,
  );
  const fixed = approximations.flatMap((one) =>
    one.code === 'peg' || one.code === 'retired' ? say(one.code, one.currency, one.anchor) : [],
  );
  const { fee } = desk.settings;
  return (
    [...new Set([...published, ...fixed])].join(' · ') + (fee ? ` · ${say('feeNote', feeText(desk))}` : '')
  );
}

const feeText = ({ settings: { fee }, locale }: Desk): string => fee.replace('.', locale.decimal);

/** How old the rates of a quote are, where that is worth saying. */
export function oldText({ figures, day }: Quote, { now }: Desk): string | undefined {
  if (!day || figures.every(({ source }) => source === 'legal')) return undefined;
  const age = dayOfInstant(now) - dayNumber(day);
  return age > OLD_AFTER_DAYS ? say('old', age) : undefined;
}

/** A quote with the card's fee. */
export function quoteWithFee(amount: Amount, from: string, to: string, { table, settings }: Desk) {
  const markup = settings.fee && from !== to ? { percent: settings.fee } : undefined;
  return quote({ amount, from, to, markup }, table);
}

/**
 * Converts an amount of money.
 * @returns undefined where no rate is known
 */
export function convertMoney(amount: Amount, from: string, to: string, desk: Desk): Converted | undefined {
  const quoted = quoteWithFee(amount, from, to, desk);
  if (!quoted.ok) return undefined;
  const figure = formatListFigure(quoted.result, findCurrency(to)?.displayDecimals ?? 2, desk.locale);
  const old = oldText(quoted, desk);
  return { text: `${figure}\u00A0${to}`, origin: originOf(quoted, desk), ...(old && { old }) };
}
