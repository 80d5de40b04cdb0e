import { useId } from 'react';

interface DateFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`; empty for none. */
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly first?: string | undefined;
  readonly last?: string | undefined;
}

/** A day of the calendar, by the field that the system has for it. */
export function DateField({ label, day, onDay, first, last }: DateFieldProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="type-label mb-1.5 block text-muted">
        {label}
      </label>
      <div className="form-box">
        <input
          id={id}
          type="date"
          min={first}
          max={last}
          value={day}
          onChange={({ target }) => onDay(target.value)}
        />
      </div>
    </div>
  );
}
