import {
  findCurrency,
  formatDecimal,
  isExpression,
  type Locale,
  readExpression,
  readPastedNumber,
  sanitizeExpression,
} from '@equivale/core';
import { useEffect, useRef, useState } from 'react';
import { type Amount, amountOf, isPositive, typedKeyByKey, writtenAmount } from '../conversion/amount.ts';
import { figuresIn } from '../device/preferences.ts';
import { localeIn, useTranslate } from '../i18n/i18n.ts';
import { useEarlyText } from '../platform/hydration.ts';
import { useDroppedSign } from '../platform/use-dropped-sign.ts';

interface FieldAmount {
  readonly amount: Amount;
  /** The unit or currency that it is in. */
  readonly from: string;
  /** Whether it may be below zero. */
  readonly signed: boolean;
  readonly onAmount: (amount: Amount) => void;
  /** A key has made this text of the one before. */
  readonly onKey: (text: string) => void;
}

interface Leads {
  /** Whether a pasted text is a question; undefined for what can only be a number. */
  readonly onQuestion: (pasted: string) => Promise<boolean> | undefined;
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

/** The first part of a text that could be a number, and a power of ten behind it: `USD 1,234.56 aprox.` holds one. */
const NUMBER_IN_TEXT = /([-+\u2212]?\d[\d.,'\u2019\s\u00A0\u202F]*)([eE][-+\u2212]?\d{1,3}(?![\p{L}\d]))?/u;

/** The number of a pasted text, as the field takes it; what could be two numbers stays as it is, so that the field can offer the other. */
function numberIn(pasted: string, locale: Locale): string | undefined {
  const [, found = pasted, power = ''] = NUMBER_IN_TEXT.exec(pasted) ?? [];
  const digits = found.trim();
  const parsed = readPastedNumber(digits, locale);
  if (!parsed.ok) return undefined;
  return (parsed.ambiguous ? digits : parsed.text.replace('.', locale.decimal)) + power;
}

/** The value of the arithmetic so far, money with its minor units if it has any: `= 73,50`. */
function previewOf({ value }: Amount, from: string, locale: Locale): string {
  const [whole, fraction] = value.split('.');
  const minorUnits = findCurrency(from)?.minorUnits ?? 0;
  const padded = fraction ? `${whole}.${fraction.padEnd(minorUnits, '0')}` : value;
  return `= ${formatDecimal(padded, locale)}`;
}

/** Selects the text of a field; the press that gave it the focus sets the caret first. */
function selectSoon(input: HTMLInputElement | null): void {
  input?.select();
  const late = setTimeout(() => input?.select());
  // A key that comes sooner is the first of a new amount: selecting it would let the next one replace it.
  input?.addEventListener('input', () => clearTimeout(late), { once: true });
}

/** An amount without typed digits, as after a reset: the field shows it like any other. */
const isUntouched = ({ text, value }: Amount): boolean => text === '' && isPositive(value);

/** The text of an amount below zero where it was above, and the other way round. */
function withOtherSign({ text, value }: Amount): string {
  const base = text.replace(/^\u2212/, '-') || (isPositive(value) ? value : '');
  return base.startsWith('-') ? base.slice(1) : `-${base}`;
}

function useEditing() {
  const ref = useRef<HTMLInputElement>(null);
  const [isEditing, setEditing] = useState(false);
  // Somebody may be in the field of a prerendered page already when its code starts.
  useEffect(() => setEditing(document.activeElement === ref.current), []);
  return { ref, isEditing, setEditing };
}

/** The amount field of a converter: the specification's rules of parsing, pasting, focus and blur. */
export function useAmountField(shown: FieldAmount, { onQuestion, onLeave }: Leads) {
  const { amount, from, signed, onAmount: setAmount, onKey } = shown;
  const { text, value, other, isIncomplete } = amount;
  const { locale, language } = useTranslate();
  // What is typed is read as the person writes, also while a prerendered page still shows the figures of its language.
  const { decimal } = localeIn(language, figuresIn(language));
  const { ref, isEditing, setEditing } = useEditing();
  // A pasted text that holds no number changes nothing, nor does arithmetic without a value; this message stays until the next key.
  const [refused, setRefused] = useState(false);
  const sign = useDroppedSign(text);
  /** Sets a value that was not typed: its digits become the text. */
  const setValue = (next: string) => setAmount(amountOf(next, decimal));
  const onText = (next: string) => {
    setRefused(false);
    sign.onText(next);
    if (!isExpression(next)) return onKey(next);
    const shown = sanitizeExpression(text, next, { signed, decimal });
    const parsed = readExpression(shown, { signed, decimal });
    setAmount({ text: shown, value: parsed.ok ? parsed.text : value });
    setRefused(!parsed.ok);
    if (parsed.ok && next.endsWith('=')) setValue(parsed.text);
  };
  const settle = () => void (isExpression(text) && setValue(value));
  const takeNumber = (pasted: string) => {
    const number = numberIn(pasted, locale);
    if (number === undefined) setRefused(true);
    else onText(splice(ref.current, number));
  };
  const restingText = writtenAmount(amount, locale);
  const early = (typed: string) =>
    isExpression(typed) ? onText(typed) : setAmount(typedKeyByKey(typed, { signed, decimal }));
  useEarlyText(ref, restingText, early);
  const goOnWith = (next: string) => {
    onText(next);
    ref.current?.focus();
  };
  return {
    ref,
    isEditing,
    /** The field's text: without the focus, in the reader's own format. */
    shown: isEditing && !isUntouched(amount) ? text.replace('-', '−') : restingText,
    restingText,
    onText,
    refused,
    unsigned: sign.isDropped,
    preview: (isExpression(text) || isIncomplete) && !refused ? previewOf(amount, from, locale) : undefined,
    other: other?.replace('.', decimal),
    onOther: () => other !== undefined && setValue(other),
    onEnter: settle,
    onPaste(pasted: string) {
      const requested = onQuestion(pasted);
      if (!requested) return takeNumber(pasted);
      void requested.then((isTaken) => (isTaken ? setRefused(false) : takeNumber(pasted)));
    },
    onFocus() {
      setEditing(true);
      if (text === '0') onText('');
      selectSoon(ref.current);
    },
    onBlur() {
      setEditing(false);
      setRefused(false);
      onLeave();
      settle();
      sign.forget();
      if (isUntouched(amount)) setValue(value);
    },
    onClear: () => goOnWith(''),
    onSign: signed ? () => goOnWith(withOtherSign(amount)) : undefined,
  };
}
