import type { Pair } from '../conversion/conversion.ts';
import { Delta, type DeltaProps } from '../ui/delta.tsx';
import { rowTextClass, rowTitleClass, tagClass } from '../ui/list.ts';
import { PairMark } from './rows/pair-mark.tsx';

interface ConversionRowProps {
  readonly pair: Pair;
  readonly title: string;
  /** Category and time. */
  readonly detail: string;
  readonly value: string;
  /** What it was made with besides a reference rate: `tuyo`. */
  readonly mark?: string | undefined;
  /** What has changed since; absent when nothing drifts. */
  readonly change?: DeltaProps | undefined;
}

/** Lets a figure break before its unit: of large text a row has room for one of them. */
const breakable = (figure: string) => figure.replace(/\u202F(?=\D+( |$))/, ' ');

/** What a row of past conversions holds: its mark, the question, when, the result, and what has changed since. */
export function ConversionRow({ pair, title, detail, value, mark, change }: ConversionRowProps) {
  return (
    <>
      <PairMark {...pair} />
      <span className={rowTextClass}>
        <b className={rowTitleClass}>{breakable(title)}</b>
        <small className="type-label block text-muted">{detail}</small>
      </span>
      <span className="wrap-anywhere ms-auto text-end">
        <b className="block font-semibold leading-[1.375rem]">{breakable(value)}</b>
        {mark && <span className={tagClass}>{mark}</span>}
        {change && <Delta {...change} />}
      </span>
    </>
  );
}
