import type { Locale } from '@equivale/core';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useEarlyText } from '../../platform/hydration.ts';
import { figureOf, type ResultRow } from '../../questions/question-results.ts';
import { type Edited, eraseText, insertText, nextBracket, type Selection } from './key-text.ts';
import { addLine, setText, useCalculatorSession } from './session.ts';

/** Keys that change the text at the caret; any other key writes itself. */
export type EditKey = 'clear' | 'erase' | 'bracket';

/** What begins a new question after a result was put there; everything else goes on from it. */
const BEGINS_ANEW = /^[\d(.,]/;

/** A result to type on: three decimals get a fourth, so that they are not taken for thousands. */
function typedResult({ plain, unit }: Pick<ResultRow, 'plain' | 'unit'>, locale: Locale): string {
  const [whole = '0', decimals = ''] = plain.split('.');
  const decimalsShown = decimals.replace(/0+$/, '');
  const exact = decimalsShown.length === 3 ? `${decimalsShown}0` : decimalsShown;
  const digits = decimalsShown === '' ? whole : `${whole}${locale.decimal}${exact}`;
  return unit === '' ? digits : `${digits} ${unit}`;
}

interface Calculator {
  readonly text: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  onText(text: string): void;
  /** A key of the keypad, or a unit. */
  press(written: string): void;
  edit(key: EditKey): void;
  /** Replaces a part of the text by another text. */
  replace(span: readonly [number, number], written: string): void;
  commit(row: ResultRow): void;
}

export function useCalculator(locale: Locale): Calculator {
  const { text, isResult } = useCalculatorSession();
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number>();
  useEarlyText(field, text, setText);

  useLayoutEffect(() => {
    if (caret === undefined || document.activeElement !== field.current) return;
    field.current?.setSelectionRange(caret, caret);
    setCaret(undefined);
  }, [caret]);

  const selection = (): Selection => {
    const input = field.current;
    if (!input || document.activeElement !== input || isResult)
      return { start: text.length, end: text.length };
    return { start: input.selectionStart, end: input.selectionEnd };
  };
  const take = ({ text: next, caret: place }: Edited) => {
    setText(next);
    setCaret(place);
  };

  return {
    text,
    field,
    onText(next) {
      // A digit typed behind a result begins a new question.
      const added = isResult && next.startsWith(text) ? next.slice(text.length) : '';
      setText(BEGINS_ANEW.test(added) ? added : next);
    },
    press(written) {
      if (isResult && BEGINS_ANEW.test(written)) take({ text: written, caret: written.length });
      else take(insertText(text, selection(), written));
    },
    edit(key) {
      if (key === 'clear') take({ text: '', caret: 0 });
      else if (key === 'erase') take(eraseText(text, selection()));
      else take(insertText(text, selection(), nextBracket(text.slice(0, selection().start))));
    },
    replace([start, end], written) {
      take({ text: text.slice(0, start) + written + text.slice(end), caret: start + written.length });
      field.current?.focus();
    },
    commit(row) {
      const typed = typedResult(row, locale);
      addLine({ question: text.trim(), result: figureOf(row), plain: row.plain, typed });
      setCaret(typed.length);
    },
  };
}
