import './form.css';
import { type ReactNode, useId } from 'react';

interface LabelledBoxProps {
  readonly label: string;
  /** The field, with the id that its label names, and what stands behind it. */
  readonly children: (id: string) => ReactNode;
}

/** The box of a field, under its label. */
export function LabelledBox({ label, children }: LabelledBoxProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="type-label mb-1.5 block text-muted">
        {label}
      </label>
      <div className="form-box">{children(id)}</div>
    </div>
  );
}

interface FormFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isNumber?: boolean;
  readonly placeholder?: string;
  /** Id of the sentence that says what is wrong with it. */
  readonly faultId?: string | undefined;
  /** What stands behind the text: the unit. */
  readonly children?: ReactNode;
}

/** A labelled field of the form. */
export function FormField({
  label,
  text,
  onText,
  isNumber = false,
  placeholder,
  faultId,
  children,
}: FormFieldProps) {
  return (
    <LabelledBox label={label}>
      {(id) => (
        <>
          <input
            id={id}
            value={text}
            placeholder={placeholder}
            inputMode={isNumber ? 'decimal' : 'text'}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            aria-invalid={faultId !== undefined}
            aria-describedby={faultId}
            onChange={(event) => onText(event.target.value)}
          />
          {children}
        </>
      )}
    </LabelledBox>
  );
}
