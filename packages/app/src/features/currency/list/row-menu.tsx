import { ArrowDown, ArrowUp, ChartLine, EyeOff, Pin, Trash2 } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { OverlayProps } from '../../../platform/overlays.ts';
import { ActionMenu, MenuAction } from '../../../ui/action-menu.tsx';

interface RowMenuProps extends OverlayProps {
  readonly code: string;
  readonly name: string | undefined;
  /** What is converted into it. */
  readonly from: string;
  readonly canRise: boolean;
  readonly canSink: boolean;
  readonly isPinned: boolean;
  readonly onPin: (isOn: boolean) => void;
  /** Absent for the only row that is shown. */
  readonly onHide: (() => void) | undefined;
  readonly onMove: (step: 1 | -1) => void;
  readonly onChart: () => void;
  readonly onRemove: () => void;
}

export function RowMenu(props: RowMenuProps) {
  const {
    code,
    name,
    from,
    canRise,
    canSink,
    opener,
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
    <ActionMenu title={[code, name].filter(Boolean).join(' · ')} opener={opener} onClose={onClose}>
      {canRise && (
        <MenuAction icon={ArrowUp} keys="Alt + ↑" onPress={closing(() => onMove(-1))}>
          {t('list.up')}
        </MenuAction>
      )}
      {canSink && (
        <MenuAction icon={ArrowDown} keys="Alt + ↓" onPress={closing(() => onMove(1))}>
          {t('list.down')}
        </MenuAction>
      )}
      <MenuAction icon={Pin} onPress={closing(() => onPin(!isPinned))}>
        {t(isPinned ? 'list.unpin' : 'list.pin')}
      </MenuAction>
      {from !== code && (
        <MenuAction icon={ChartLine} onPress={onChart}>
          {t('list.chart', { from, code })}
        </MenuAction>
      )}
      {onHide && (
        <MenuAction icon={EyeOff} onPress={closing(onHide)}>
          {t('list.hide')}
          <small className="type-label block text-muted">{t('list.hide.detail')}</small>
        </MenuAction>
      )}
      <MenuAction icon={Trash2} keys={t('list.remove.key')} className="text-down" onPress={closing(onRemove)}>
        {t('list.remove')}
      </MenuAction>
    </ActionMenu>
  );
}
