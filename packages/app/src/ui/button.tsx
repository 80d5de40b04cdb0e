import type { ComponentProps } from 'react';

const buttonClass =
  'type-strong inline-flex min-h-12 items-center justify-center gap-2 rounded-field px-5 transition-colors ease-house';

/** The one main action of a view; a dashed outline and quiet text while there is nothing that it could do. */
export const mainButtonClass =
  `${buttonClass} bg-accent text-on-accent hover:bg-[color-mix(in_srgb,var(--accent)_88%,var(--text))] ` +
  'active:bg-[color-mix(in_srgb,var(--accent)_78%,var(--text))] ' +
  'disabled:border disabled:border-dashed disabled:border-control disabled:bg-transparent disabled:text-muted';

export const plainButtonClass = `${buttonClass} border border-control hover:bg-raised active:bg-pressed`;

interface ButtonProps extends ComponentProps<'button'> {
  /** The one main action of a view; any other without it. */
  readonly isMain?: boolean;
}

export const Button = ({ isMain = false, className = '', ...rest }: ButtonProps) => (
  <button type="button" className={`${isMain ? mainButtonClass : plainButtonClass} ${className}`} {...rest} />
);
