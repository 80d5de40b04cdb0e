import { LAST_DAY } from '../../device/limits.ts';
import { LabelledBox } from '../../ui/form-field.tsx';

interface DateFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`; empty for none. */
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly first?: string | undefined;
  readonly last?: string | undefined;
}

/** A day of the calendar, by the field that the system has for it. */
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
          onChange={({ target }) => onDay(target.value)}
        />
      )}
    </LabelledBox>
  );
}
