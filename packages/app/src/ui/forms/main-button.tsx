import './form.css';
import { type ComponentProps, useId } from 'react';
import { mainButtonClass } from '../button.tsx';

interface MainButtonProps extends ComponentProps<'button'> {
  /** The sentence that says what is missing: before it is there, the button can do nothing. */
  readonly missing: string | undefined;
}

/** The main button of a form; while something is missing, a line beside it says what. */
export function MainButton({ missing, disabled = false, className = '', ...rest }: MainButtonProps) {
  const id = useId();
  return (
    <>
      {missing && (
        <p id={id} className="form-missing">
          {missing}
        </p>
      )}
      <button
        {...rest}
        className={`${mainButtonClass} ${className}`}
        disabled={disabled || missing !== undefined}
        aria-describedby={missing && id}
      />
    </>
  );
}
