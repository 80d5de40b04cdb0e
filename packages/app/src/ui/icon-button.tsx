import type { LucideIcon } from 'lucide-react';
import { type ComponentPropsWithRef, memo } from 'react';
import { Icon } from './icon.tsx';

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  readonly icon: LucideIcon;
  /** Of the icon in px; 20 without it. */
  readonly size?: number | undefined;
  /** What the button does, for those who do not see its icon. */
  readonly label: string;
}

/** A button that shows only an icon, on a touch target of 44 px. */
export const IconButton = memo(function IconButton(props: IconButtonProps) {
  const { icon, size, label, className = '', ...rest } = props;
  return (
    <button type="button" aria-label={label} className={`icon-button ${className}`} {...rest}>
      <Icon of={icon} size={size} />
    </button>
  );
});
