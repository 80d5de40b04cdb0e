import type { ComponentPropsWithRef } from 'react';

type IconButtonProps = ComponentPropsWithRef<'button'> & {
  /** What the button does, for those who do not see its icon. */
  readonly label: string;
};

/** The look of anything that is a 44-px square with an icon in it, links included. */
export const iconButtonClass =
  'grid size-touch flex-none place-items-center rounded-field transition-colors ease-house ' +
  'hover:bg-raised active:bg-pressed aria-pressed:text-accent';

/** A button that shows only an icon of 20 px on a touch target of 44 px. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return <button type="button" aria-label={label} className={`${iconButtonClass} ${className}`} {...rest} />;
}
