import { Delta, type DeltaProps } from '../ui/delta.tsx';
import { Emoji } from '../ui/emoji.tsx';
import { rowTextClass, rowTitleClass, tagClass } from '../ui/list.ts';

interface ConversionRowProps {
  readonly emoji: string;
  readonly title: string;
  /** Category and time. */
  readonly detail: string;
  readonly value: string;
  /** What it was made with besides a reference rate: `tuyo`. */
  readonly mark?: string | undefined;
  /** What has changed since; absent when nothing drifts. */
  readonly change?: DeltaProps | undefined;
}

/** What a row of past conversions holds: its icon, the question, when, the result, and what has changed since. */
export function ConversionRow({ emoji, title, detail, value, mark, change }: ConversionRowProps) {
  return (
    <>
      <Emoji>{emoji}</Emoji>
      <span className={rowTextClass}>
        <b className={rowTitleClass}>{title}</b>
        <small className="type-label block text-muted">{detail}</small>
      </span>
      <span className="wrap-anywhere ms-auto text-end">
        <b className="block font-semibold leading-[1.375rem]">{value}</b>
        {mark && <span className={tagClass}>{mark}</span>}
        {change && <Delta {...change} />}
      </span>
    </>
  );
}
