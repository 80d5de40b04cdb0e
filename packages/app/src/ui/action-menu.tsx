import type { LucideIcon } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import './action-menu.css';
import type { OverlayProps } from '../platform/overlays.ts';
import { Icon } from './icon.tsx';
import { SheetFrame } from './sheet.tsx';

interface MenuActionProps {
  readonly icon: LucideIcon;
  readonly keys?: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly onPress: () => void;
}

/** One thing that can be done. */
export function MenuAction({ icon: Drawing, keys, className = '', children, onPress }: MenuActionProps) {
  return (
    <li>
      <button type="button" className="menu-action" onClick={onPress}>
        <Icon of={Drawing} className="mx-1 flex-none" />
        <span className={`flex-1 ${className}`}>{children}</span>
        {keys && (
          <kbd
            aria-hidden
            className="type-label rounded-md border border-control px-1.5 text-muted max-md:hidden"
          >
            {keys}
          </kbd>
        )}
      </button>
    </li>
  );
}

/** From 768 px: under the button, or over it in the lower half of the window. */
export function besideOpener(opener: HTMLElement | null, width = 320): CSSProperties {
  if (!opener || window.innerWidth < 768) return {};
  const { top, bottom, left, right } = opener.getBoundingClientRect();
  const isLow = bottom > window.innerHeight / 2;
  const room = isLow ? top : window.innerHeight - bottom;
  return {
    width,
    maxHeight: room - 20,
    left: right < width ? left : right - width,
    ...(isLow ? { bottom: window.innerHeight - top + 4 } : { top: bottom + 4 }),
  };
}

interface ActionMenuProps extends OverlayProps {
  readonly title: string;
  /** Actions, each an item of a list. */
  readonly children: ReactNode;
}

/** What can be done with something: a sheet on phones, beside the button that opened it on wider screens. */
export function ActionMenu({ title, opener, onClose, children }: ActionMenuProps) {
  return (
    <SheetFrame
      title={title}
      opener={opener}
      onClose={onClose}
      className="action-menu"
      style={besideOpener(opener)}
    >
      <ul className="pb-3 overflow-auto">{children}</ul>
    </SheetFrame>
  );
}
