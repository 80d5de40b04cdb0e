import type { OwnRateRecord } from '@equivale/contract';
import {
  checkOwnRate,
  formatDecimal,
  type Locale,
  type OwnRate,
  type OwnRateCheck,
  quote,
  type RateTable,
} from '@equivale/core';
import { useState } from 'react';
import { type Amount, amountOf, NOTHING, typedAmount } from '../../../conversion/amount.ts';

/** Digits of a rate that was turned round; the exact one is stored beside it. */
const TURNED_DIGITS = 8;

const turn = ({ from, to }: Direction): Direction => ({ from: to, to: from });

/** Direction of the field: one `from` is so many `to`. */
interface Direction {
  readonly from: string;
  readonly to: string;
}

const noTable: RateTable = { rates: {}, origins: [] };

function textOf(own: OwnRate, { from, to }: Direction, locale: Locale): string {
  if (own.base === from) return own.text.replace('.', locale.decimal);
  const turned = quote({ amount: '1', from, to, own }, noTable);
  return turned.ok ? turned.rate.toSignificant(TURNED_DIGITS).replace('.', locale.decimal) : '';
}

export interface OwnRateForm {
  readonly direction: Direction;
  readonly text: string;
  /** Exact, in the direction typed; undefined while there is no rate in the field. */
  readonly own: OwnRate | undefined;
  readonly check: OwnRateCheck | undefined;
  readonly onText: (text: string) => void;
  /** Asks in the other direction; the rate stays what it is. */
  readonly turnRound: () => void;
  readonly put: (own: OwnRate) => void;
}

/** What is typed about an own rate: it is exact in the direction in which it was typed, whichever one is on the screen. */
export function useOwnRateForm(
  pair: Direction,
  stored: OwnRateRecord | undefined,
  table: RateTable,
  locale: Locale,
): OwnRateForm {
  const { decimal } = locale;
  const first = stored ? { from: stored.base, to: stored.code } : pair;
  const [direction, setDirection] = useState<Direction>(first);
  const [own, setOwn] = useState<OwnRate | undefined>(stored);
  const [amount, setAmount] = useState<Amount>(
    stored ? { text: textOf(stored, first, locale), value: stored.text } : NOTHING,
  );
  const found = own && checkOwnRate(own, table);
  const put = (next: OwnRate, where = direction) => {
    setOwn(next);
    setAmount({ ...amountOf(next.text, decimal), text: textOf(next, where, locale) });
  };
  return {
    direction,
    text: amount.text,
    own,
    check: found?.ok ? found : undefined,
    onText(text) {
      const next = typedAmount(amount, text, { signed: false, decimal });
      setAmount(next);
      const isRate = /[1-9]/.test(next.value);
      setOwn(isRate ? { base: direction.from, code: direction.to, text: next.value } : undefined);
    },
    turnRound() {
      const next = turn(direction);
      setDirection(next);
      if (own) put(own, next);
    },
    put(next) {
      const where = { from: next.base, to: next.code };
      setDirection(where);
      put(next, where);
    },
  };
}

/** Today's rate in the direction of the field, with the digits of a rate. */
export function todaysRate({ from, to }: Direction, table: RateTable): OwnRate | undefined {
  const one = quote({ amount: '1', from, to }, table);
  return one.ok ? { base: from, code: to, text: one.rate.toSignificant(6) } : undefined;
}

export const buttonText = (own: OwnRate, locale: Locale): string => formatDecimal(own.text, locale);
