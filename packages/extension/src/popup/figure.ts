import {
  COMMON_UNITS,
  createUnitSet,
  type Formatted,
  findCurrency,
  formatCurrencyResult,
  formatRate,
  formatUnitResult,
  readAmount,
  type UnitSet,
} from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import { oldText, originOf, quoteWithFee } from '../convert/convert-money.ts';
import type { Desk } from '../convert/desk.ts';
import { say } from '../messages/say.ts';

export const units: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS]);

/** What stands in the card. */
export interface Card {
  readonly from: string;
  readonly to: string;
  /** As typed. */
  readonly text: string;
}

/** The figure of the card with what it rests on, or why there is none. */
export type Shown =
  | {
      readonly ok: true;
      readonly figure: Formatted;
      readonly origin: string;
      readonly old?: string;
      readonly rate: string;
    }
  | { readonly ok: false; readonly text: string };

/** How a unit or a currency is written beside its figure. */
export const symbolOf = (id: string): string => units.find(id)?.symbol ?? id;

/** Whether both can stand in the card. */
export const isPair = (from: string, to: string): boolean =>
  findCurrency(from)
    ? findCurrency(to) !== undefined
    : units.find(from) !== undefined && units.find(from)?.category === units.find(to)?.category;

function moneyFigure(amount: string, { from, to }: Card, desk: Desk): Shown {
  const quoted = quoteWithFee(amount, from, to, desk);
  const currency = findCurrency(to);
  if (!quoted.ok || !currency) return { ok: false, text: say('noRate', quoted.ok ? to : from) };
  const old = oldText(quoted, desk);
  return {
    ok: true,
    figure: formatCurrencyResult(quoted.result, currency, desk.locale),
    origin: originOf(quoted, desk),
    ...(old && { old }),
    rate: `1 ${from} = ${formatRate(quoted.rate, desk.locale)}`,
  };
}

/** What the card's amount comes to. */
export function figureOf(card: Card, desk: Desk): Shown {
  const { from, to, text } = card;
  const signed = units.find(from)?.category === 'temperature';
  const amount = readAmount(text, { signed, decimal: desk.locale.decimal });
  if (!amount.ok) return { ok: false, text: say('notANumber') };
  if (findCurrency(from)) return moneyFigure(amount.text, card, desk);
  const result = units.convert(amount.text, from, to);
  if (!result.ok) return { ok: false, text: say('notANumber') };
  return { ok: true, figure: formatUnitResult(result, desk.locale), origin: say('exact'), rate: '' };
}
