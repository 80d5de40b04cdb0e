import './segments.css';
import { useId } from 'react';

interface SegmentsProps<Id extends string> {
  /** What is chosen, for screen readers. */
  readonly legend: string;
  readonly options: readonly {
    readonly id: Id;
    readonly label: string;
    /** The meaning of a short label. */
    readonly name: string;
  }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly className?: string;
}

/** A few choices as one segmented control: native radio buttons, so arrow keys move between them. */
export function Segments<Id extends string>(props: SegmentsProps<Id>) {
  const { legend, options, value, onChange, className = '' } = props;
  const group = useId();
  return (
    <fieldset className={`segments ${className}`}>
      <legend className="sr-only">{legend}</legend>
      {options.map(({ id, label, name }) => (
        <label key={id}>
          <input
            type="radio"
            className="sr-only"
            name={group}
            value={id}
            checked={value === id}
            onChange={() => onChange(id)}
            aria-label={name}
          />
          <span aria-hidden>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
