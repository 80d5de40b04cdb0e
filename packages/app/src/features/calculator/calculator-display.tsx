import {
  appendSymbol,
  exactOf,
  findCurrency,
  formatListFigure,
  type Locale,
  parseDecimal,
} from '@equivale/core';
import { type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Result } from '../../converter/result.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import {
  figureOf,
  type Problem,
  type QuestionResults,
  type ResultRow,
  spokenOf,
} from '../../questions/question-results.ts';
import { SettledStatus } from '../../ui/settled-status.tsx';
import { useFittingStep } from '../../ui/use-fitting-step.ts';
import { ChoiceRow } from './choice-row.tsx';
import { QuestionField } from './question-field.tsx';

interface CalculatorDisplayProps {
  readonly text: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly letters: boolean;
  readonly found: QuestionResults;
  readonly shown: ResultRow | undefined;
  readonly onChoose: (row: ResultRow) => void;
  readonly onText: (text: string) => void;
  /** A further target is wanted. */
  readonly onMore: () => void;
  readonly onCommit: () => void;
  readonly onReplace: (span: readonly [number, number], written: string) => void;
}

const ERROR_ID = 'calculator-error';

/** A question without spaces, its signs as they are displayed. */
const bare = (text: string) =>
  text.replaceAll(/\s/g, '').replaceAll('*', '×').replaceAll('/', '÷').replaceAll('-', '−');

/** Whether the question as understood is more than what was typed. */
const isReworded = ({ question }: ResultRow, text: string) => bare(question) !== bare(text);

/** Long enough for the next key: a question half typed is not yet wrong. */
const SETTLE_MS = 700;

/** Whether a text has been unchanged for a moment. */
function useSettled(text: string): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text;
}

function ShownResult({ row, ref, wraps }: { row: ResultRow; ref: Ref<HTMLButtonElement>; wraps: boolean }) {
  const unit = row.unit === '' ? '' : `\u202F${row.unit}`;
  return (
    <Result
      significant={row.result}
      muted={row.muted + unit}
      spoken={figureOf(row)}
      ref={ref}
      wraps={wraps}
      plain={row.plain}
    />
  );
}

/** What can be chosen instead: other interpretations of the question, or words in the place of what is not understood. */
function Choices({
  rows,
  problem,
  onChoose,
  onReplace,
}: { rows: readonly ResultRow[]; problem: Problem | undefined } & Pick<
  CalculatorDisplayProps,
  'onChoose' | 'onReplace'
>) {
  const { t } = useTranslate();
  const choices = rows.map((row) => ({
    key: row.key,
    text: row.question,
    figure: figureOf(row),
    onChoose: () => onChoose(row),
  }));
  const words = problem?.suggestions.map((word) => ({
    key: word,
    text: word,
    figure: '',
    onChoose: () => onReplace(problem.span, word),
  }));
  return (
    <ChoiceRow
      label={t(problem ? 'calculator.suggestions' : 'calculator.other')}
      choices={words ?? choices}
    />
  );
}

const LIST_DECIMALS = 2;

/** A conversion in few digits: its converter has them all. */
function shortFigure({ plain, unit }: ResultRow, locale: Locale): string {
  const exact = exactOf(parseDecimal(plain) ?? { n: 0n, d: 1n });
  const decimals = findCurrency(unit)?.displayDecimals ?? LIST_DECIMALS;
  return appendSymbol(formatListFigure(exact, decimals, locale), unit);
}

/** The result in other units, each one tap from its converter, and the way to further ones. */
function Also({
  rows,
  onMore,
}: { readonly rows: readonly ResultRow[] } & Pick<CalculatorDisplayProps, 'onMore'>) {
  const { t, locale } = useTranslate();
  return (
    <div className="calculator-also">
      <span>{t('calculator.also')}</span>
      {rows.map((row) => (
        <Link key={row.key} href={row.path ?? ''} onClick={row.onChoose}>
          {shortFigure(row, locale)}
        </Link>
      ))}
      <button type="button" aria-label={t('calculator.also.other')} onClick={onMore}>
        {t('calculator.also.more')}
      </button>
    </div>
  );
}

const MOST_ALSO = 2;

/** Below a result: origin of its rates, other units, and alternative meanings. */
function Beside({
  found,
  shown,
  problem,
  ...on
}: Pick<CalculatorDisplayProps, 'found' | 'shown' | 'onChoose' | 'onReplace' | 'onMore'> & {
  readonly problem: Problem | undefined;
}) {
  const [main, ...further] = found.results;
  const isMain = shown !== undefined && shown === main;
  const also = isMain ? further.filter(({ path }) => path).slice(0, MOST_ALSO) : [];
  // The rates of a conversion beside a result that needed none.
  const note = shown?.note ?? also.find((row) => row.note)?.note;
  const others = isMain ? found.others : [...found.results, ...found.others];
  return (
    <>
      {note && <p className="calculator-reworded">{note}</p>}
      {also.length > 0 && <Also rows={also} onMore={on.onMore} />}
      <Choices
        rows={others.filter((row) => row.key !== shown?.key)}
        problem={problem}
        onChoose={on.onChoose}
        onReplace={on.onReplace}
      />
    </>
  );
}

/** The question, its result, what that is in other units, and whatever else the question can mean; it grows upwards. */
export function CalculatorDisplay({ text, found, shown, ...props }: CalculatorDisplayProps) {
  const { t } = useTranslate();
  const settled = useSettled(text);
  // While a question grows, the last result stays in muted colour instead of blinking.
  const [last, setLast] = useState(shown);
  if (shown && shown !== last) setLast(shown);
  const problem = settled ? found.problem : undefined;
  const standing = text.trim() === '' || problem ? undefined : (shown ?? last);
  const display = useRef<HTMLElement>(null);
  const { ref, guess, wraps } = useFittingStep<HTMLButtonElement>(standing ? figureOf(standing) : '', {
    carrier: display,
  });
  const spoken = shown && spokenOf(shown);
  return (
    <section
      ref={display}
      data-step={guess}
      aria-label={t('calculator.name')}
      className="calculator-display"
      data-error={problem ? '' : undefined}
    >
      <QuestionField
        text={text}
        field={props.field}
        letters={props.letters}
        wrong={problem?.span}
        errorId={problem ? ERROR_ID : undefined}
        onText={props.onText}
        onEnter={props.onCommit}
      />
      {shown && isReworded(shown, text) && <p className="calculator-reworded">{shown.question}</p>}
      <div className={`min-h-[52px] ${standing && !shown ? 'opacity-60' : ''}`}>
        {problem && (
          <p id={ERROR_ID} className="px-[8px] py-3 text-down">
            {problem.message}
          </p>
        )}
        {standing && <ShownResult row={standing} ref={ref} wraps={wraps} />}
      </div>
      <Beside {...props} found={found} shown={shown} problem={problem} />
      <SettledStatus text={problem?.message ?? spoken ?? ''} />
    </section>
  );
}
