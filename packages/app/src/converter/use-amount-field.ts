import {
  decimalSeparator,
  formatDecimal,
  isExpression,
  type Locale,
  readAmount,
  readExpression,
  readPastedNumber,
  sanitizeExpression,
} from '@equivale/core';
import { useEffect, useRef, useState } from 'react';

interface AmountBinding {
  /** The text in the field. */
  readonly text: string;
  /** The canonical decimal it stands for; shown when the text is empty and this is above zero. */
  readonly value: string;
  /** What the text would mean in the other convention. */
  readonly other?: string;
  readonly isIncomplete?: true;
  readonly signed: boolean;
  /** Decimals of an amount of money: what arithmetic comes to is shown with that many, if it has any. */
  readonly minorUnits?: number | undefined;
  readonly locale: Locale;
  readonly onText: (text: string) => void;
  /** Takes arithmetic and what it comes to. */
  readonly onExpression: (amount: { readonly text: string; readonly value: string }) => void;
  /** Sets a value that was not typed: its digits become the text. */
  readonly onValue: (value: string) => void;
  /**
   * Takes a pasted text that may be a whole question.
   * @returns a promise of whether it was one, or undefined for what can only be a number
   */
  readonly onQuestion?: (pasted: string) => Promise<boolean> | undefined;
  /** The person has left the field. */
  readonly onLeave: () => void;
}

/** Puts a text where the caret is, as the keyboard would. */
function splice(input: HTMLInputElement | null, text: string): string {
  if (!input) return text;
  const start = input.selectionStart ?? input.value.length;
  const end = input.selectionEnd ?? start;
  return input.value.slice(0, start) + text + input.value.slice(end);
}

/** The first stretch of a text that could be a number: `USD 1,234.56 aprox.` holds one. */
const NUMBER_IN_TEXT = /[-+\u2212]?\d[\d.,'\u2019\s\u00A0\u202F]*/;

const isPositive = (value: string) => /[1-9]/.test(value) && !value.startsWith('-');

/** The typed digits in the reader's writing, with every decimal that was typed, `24,50` included. */
function atRest(text: string, value: string, locale: Locale): string {
  if (isExpression(text)) return formatDecimal(value, locale);
  const parsed = readAmount(text, { signed: true, decimal: decimalSeparator(locale) });
  if (parsed.ok && /\d/.test(text)) return formatDecimal(parsed.typed, locale);
  return isPositive(value) ? formatDecimal(value, locale) : '';
}

/** What arithmetic comes to so far: `= 73,50`. */
function previewOf(value: string, minorUnits: number, locale: Locale): string {
  const [whole, fraction] = value.split('.');
  const padded = fraction ? `${whole}.${fraction.padEnd(minorUnits, '0')}` : value;
  return `= ${formatDecimal(padded, locale)}`;
}

/** The behaviour that every amount field has: reading, pasting, focus and blur rules of the specification. */
export function useAmountField({ text, value, other, isIncomplete, locale, ...set }: AmountBinding) {
  const { signed, minorUnits = 0 } = set;
  const decimal = decimalSeparator(locale);
  const ref = useRef<HTMLInputElement>(null);
  // A pasted text that holds no number changes nothing, nor does arithmetic that comes to none; this says so until the next key.
  const [refused, setRefused] = useState(false);
  const onText = (next: string) => {
    setRefused(false);
    if (!isExpression(next)) {
      set.onText(next);
      return;
    }
    const shown = sanitizeExpression(text, next, { signed, decimal });
    const parsed = readExpression(shown, { signed, decimal });
    set.onExpression({ text: shown, value: parsed.ok ? parsed.text : value });
    setRefused(!parsed.ok);
    if (parsed.ok && next.endsWith('=')) set.onValue(parsed.text);
  };
  const settle = () => {
    if (isExpression(text)) set.onValue(value);
  };
  const takeNumber = (pasted: string) => {
    const digits = NUMBER_IN_TEXT.exec(pasted)?.[0].trim() ?? pasted;
    const parsed = readPastedNumber(digits, locale);
    if (!parsed.ok) setRefused(true);
    // What could be two numbers goes in as it is, so that the field can offer the other one.
    else onText(splice(ref.current, parsed.ambiguous ? digits : parsed.text.replace('.', decimal)));
  };
  const restingText = atRest(text, value, locale);
  // A written page takes keys before its code runs: what stands in the field then was typed, and counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there at the start
  useEffect(() => {
    const found = ref.current?.value;
    if (found !== undefined && found !== restingText) onText(found);
  }, []);
  const toggleSign = () => {
    const base = text.replace(/^\u2212/, '-') || (isPositive(value) ? value : '');
    onText(base.startsWith('-') ? base.slice(1) : `-${base}`);
    ref.current?.focus();
  };
  return {
    ref,
    text,
    restingText,
    onText,
    refused,
    preview:
      (isExpression(text) || isIncomplete) && !refused ? previewOf(value, minorUnits, locale) : undefined,
    other: other?.replace('.', decimal),
    onOther: () => other !== undefined && set.onValue(other),
    onEnter: settle,
    onPaste(pasted: string) {
      const requested = set.onQuestion?.(pasted);
      if (!requested) return takeNumber(pasted);
      void requested.then((isTaken) => (isTaken ? setRefused(false) : takeNumber(pasted)));
    },
    onFocus() {
      if (text === '0') onText('');
    },
    onBlur() {
      setRefused(false);
      set.onLeave();
      settle();
      if (text === '' && isPositive(value)) set.onValue(value);
    },
    onClear() {
      onText('');
      ref.current?.focus();
    },
    onSign: signed ? toggleSign : undefined,
  };
}
