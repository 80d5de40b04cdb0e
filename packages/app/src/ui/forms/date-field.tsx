import { dayNumber } from '@equivale/core';
import { LabelledBox } from './form-field.tsx';

interface DateFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`; empty for none, and while one of its parts is. */
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly first?: string | undefined;
  readonly last?: string | undefined;
}

/** A year has four digits: some browsers take six. */
const LAST_DAY = '9999-12-31';

export function DateField({ label, day, onDay, first, last = LAST_DAY }: DateFieldProps) {
  return (
    <LabelledBox label={label}>
      {(id) => (
        <input
          id={id}
          type="date"
          min={first}
          max={last}
          value={day}
          onChange={({ target }) => onDay(Number.isNaN(dayNumber(target.value)) ? '' : target.value)}
        />
      )}
    </LabelledBox>
  );
}
