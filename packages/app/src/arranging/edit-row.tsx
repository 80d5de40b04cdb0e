import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Eye,
  EyeOff,
  GripVertical,
  Pin,
  Trash2,
} from 'lucide-react';
import type { PointerEvent, ReactNode, RefObject } from 'react';
import { useTranslate } from '../i18n/i18n.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { rowTitleClass } from '../ui/list.ts';
import type { Arrangeable } from './use-arranged.ts';

export interface EditItem extends Arrangeable {
  readonly detail?: string | undefined;
  readonly mark?: ReactNode;
}

/** What the buttons of a row do; `control` names them, so that the focus stays on the one that was pressed. */
interface RowActions {
  onStartDrag(event: PointerEvent<HTMLElement>): void;
  /** Whether the pointer that is let go now has dragged the row. */
  readonly wasDragged: RefObject<boolean>;
  onToggleMoves(): void;
  /** @param to place within the row's own group, from 0 */
  onMove(to: number): void;
  onPin(): void;
  onHide(): void;
  readonly onRemove: (() => void) | undefined;
}

interface EditRowProps extends RowActions {
  readonly item: EditItem;
  /** Its place among all, from 1, and within the rows among which it can be moved, from 0. */
  readonly place: { readonly at: number; readonly of: number; readonly index: number; readonly last: number };
  readonly isMovable: boolean;
  readonly isPinned: boolean;
  readonly isHidden: boolean;
  readonly canHide: boolean;
  readonly isOpen: boolean;
}

/** Other ways to move a row than to drag it, under it. */
function Moves({ place, onMove }: Pick<EditRowProps, 'place' | 'onMove'>) {
  const { t } = useTranslate();
  const { index, last } = place;
  const moves = [
    { label: t('arrange.up'), Glyph: ArrowUp, to: index - 1 },
    { label: t('arrange.down'), Glyph: ArrowDown, to: index + 1 },
    { label: t('arrange.first'), Glyph: ArrowUpToLine, to: 0 },
    { label: t('arrange.last'), Glyph: ArrowDownToLine, to: last },
  ];
  return (
    <div className="edit-moves">
      {moves.map(({ label, Glyph, to }, at) => (
        <button
          key={label}
          type="button"
          data-control={`move-${at}`}
          aria-disabled={to < 0 || to > last || to === index}
          onClick={() => to >= 0 && to <= last && to !== index && onMove(to)}
        >
          <Icon of={Glyph} size={16} />
          {label}
        </button>
      ))}
    </div>
  );
}

/** A row with its handle, which also opens other ways to move it, and what else can be done with it. */
export function EditRow({
  item,
  place,
  isMovable,
  isPinned,
  isHidden,
  canHide,
  isOpen,
  ...act
}: EditRowProps) {
  const { t } = useTranslate();
  const { title: name, detail, mark } = item;
  const press = () => {
    if (!act.wasDragged.current) act.onToggleMoves();
    act.wasDragged.current = false;
  };
  return (
    <>
      <div className="edit-row">
        <IconButton
          icon={GripVertical}
          label={t('arrange.move', { name, at: place.at, count: place.of })}
          data-control="move"
          className="edit-grip"
          disabled={!isMovable}
          aria-expanded={isOpen}
          onPointerDown={act.onStartDrag}
          onClick={press}
        />
        {mark}
        <span className="min-w-0 flex-1 py-1.5">
          <b className={rowTitleClass}>{name}</b>
          {detail && <small className="type-label block text-muted">{detail}</small>}
        </span>
        <IconButton
          icon={Pin}
          label={t('arrange.pin', { name })}
          data-control="pin"
          className={isPinned ? '[&>svg]:fill-current' : 'text-muted'}
          aria-pressed={isPinned}
          onClick={act.onPin}
        />
        <IconButton
          icon={isHidden ? EyeOff : Eye}
          label={t(isHidden ? 'arrange.show' : 'arrange.hide', { name })}
          data-control="hide"
          className="text-muted aria-disabled:opacity-40"
          aria-disabled={!canHide}
          onClick={() => canHide && act.onHide()}
        />
        {act.onRemove && (
          <IconButton
            icon={Trash2}
            label={t('arrange.remove', { name })}
            data-control="remove"
            className="text-muted"
            onClick={act.onRemove}
          />
        )}
      </div>
      {isOpen && isMovable && <Moves place={place} onMove={act.onMove} />}
    </>
  );
}
