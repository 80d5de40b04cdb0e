import { type ComponentPropsWithRef, memo } from 'react';

type IconButtonProps = ComponentPropsWithRef<'button'> & {
  /** What the button does, for those who do not see its icon. */
  readonly label: string;
};

/** A button that shows only an icon of 20 px on a touch target of 44 px. */
export const IconButton = memo(function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return <button type="button" aria-label={label} className={`icon-button ${className}`} {...rest} />;
});
