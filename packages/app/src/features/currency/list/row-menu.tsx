import { ArrowDown, ArrowUp, ChartLine, EyeOff, type LucideIcon, Pin, Trash2 } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { SheetFrame } from '../../../ui/sheet.tsx';

interface RowMenuProps {
  readonly code: string;
  readonly name: string | undefined;
  /** What is converted into it. */
  readonly from: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly anchor: HTMLElement;
  readonly isPinned: boolean;
  readonly onPin: (isOn: boolean) => void;
  /** Absent for the only row that is shown. */
  readonly onHide: (() => void) | undefined;
  readonly onMove: (step: 1 | -1) => void;
  readonly onChart: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

interface ActionProps {
  readonly icon: LucideIcon;
  readonly keys?: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly onPress: () => void;
}

function Action({ icon: Icon, keys, className = '', children, onPress }: ActionProps) {
  return (
    <li>
      <button type="button" className="row-action" onClick={onPress}>
        <Icon aria-hidden size={20} strokeWidth={1.75} className="mx-1 flex-none" />
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

const WIDTH_PX = 320;

/** From 768 px: under the button, or over it in the lower half of the window. */
function placeBeside(anchor: HTMLElement): CSSProperties {
  if (window.innerWidth < 768) return {};
  const { top, bottom, right } = anchor.getBoundingClientRect();
  const isLow = bottom > window.innerHeight / 2;
  return {
    left: right - WIDTH_PX,
    ...(isLow ? { bottom: window.innerHeight - top + 4 } : { top: bottom + 4 }),
  };
}

/** What can be done with a row: a sheet on phones, beside its button on wider screens. */
export function RowMenu(props: RowMenuProps) {
  const {
    code,
    name,
    from,
    isFirst,
    isLast,
    anchor,
    isPinned,
    onPin,
    onHide,
    onMove,
    onChart,
    onRemove,
    onClose,
  } = props;
  const { t } = useTranslate();
  const closing = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <SheetFrame
      title={[code, name].filter(Boolean).join(' · ')}
      opener={anchor}
      onClose={onClose}
      className="row-menu"
      style={placeBeside(anchor)}
    >
      <ul className="pb-3">
        {!isFirst && (
          <Action icon={ArrowUp} keys="Alt + ↑" onPress={closing(() => onMove(-1))}>
            {t('list.up')}
          </Action>
        )}
        {!isLast && (
          <Action icon={ArrowDown} keys="Alt + ↓" onPress={closing(() => onMove(1))}>
            {t('list.down')}
          </Action>
        )}
        <Action icon={Pin} onPress={closing(() => onPin(!isPinned))}>
          {t(isPinned ? 'list.unpin' : 'list.pin')}
        </Action>
        {from !== code && (
          <Action icon={ChartLine} onPress={onChart}>
            {t('list.chart', { from, code })}
          </Action>
        )}
        {onHide && (
          <Action icon={EyeOff} onPress={closing(onHide)}>
            {t('list.hide')}
            <small className="type-label block text-muted">{t('list.hide.detail')}</small>
          </Action>
        )}
        <Action icon={Trash2} keys={t('list.remove.key')} className="text-down" onPress={closing(onRemove)}>
          {t('list.remove')}
        </Action>
      </ul>
    </SheetFrame>
  );
}
