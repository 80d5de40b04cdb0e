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

export function MenuAction({ icon: Glyph, keys, className = '', children, onPress }: MenuActionProps) {
  return (
    <li>
      <button type="button" className="menu-action" onClick={onPress}>
        <Icon of={Glyph} className="mx-1 flex-none" />
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

/** Height in which a menu fits. */
const ROOM = 360;

/** From 768 px: under the button, or over it where there is too little room. */
export function besideOpener(opener: HTMLElement | null, width = 320): CSSProperties {
  if (!opener || window.innerWidth < 768) return {};
  const { top, bottom, left, right } = opener.getBoundingClientRect();
  const under = window.innerHeight - bottom;
  const isLow = under < Math.min(ROOM, top);
  const room = isLow ? top : under;
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
  readonly className?: string;
}

/** What can be done with something: a sheet on phones, beside the button that opened it on wider screens. */
export function ActionMenu({ title, opener, onClose, className = '', children }: ActionMenuProps) {
  return (
    <SheetFrame
      title={title}
      opener={opener}
      onClose={onClose}
      className={`action-menu ${className}`}
      style={besideOpener(opener)}
    >
      <ul className="pb-3 overflow-auto">{children}</ul>
    </SheetFrame>
  );
}
