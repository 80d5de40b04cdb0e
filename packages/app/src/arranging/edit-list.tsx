import './edit-list.css';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../i18n/i18n.ts';
import { SORTINGS, type Sorting } from '../records/kinds/arrangements.ts';
import { listClass, listFootClass } from '../ui/list.ts';
import { Segments } from '../ui/segments.tsx';
import type { Change } from './change.ts';
import { changeList } from './change-list.ts';
import { textButtonClass } from './edit-button.tsx';
import { type EditItem, EditRow } from './edit-row.tsx';
import { type ArrangedItems, useArranged } from './use-arranged.ts';
import { shiftOf, useDrag } from './use-drag.ts';
import { type Group, useEdit } from './use-edit.ts';

interface ArrangedListProps {
  /** Its name on the device. */
  readonly list: string;
  /** What the list is called, for screen readers. */
  readonly label: string;
  readonly arranged: ArrangedItems<EditItem>;
  readonly onChange: (what: Change) => void;
  /** The way back; without it the list is one of several with one hint below them. */
  readonly onDone?: () => void;
  /** Takes an item out of the list for good; it says so itself, with a way back. */
  readonly onRemove?: (id: string) => void;
  /** The heading over the list. */
  readonly title?: string;
  /** Further rows at the end of the list, each an `li`. */
  readonly children?: ReactNode;
}

interface EditListProps extends Omit<ArrangedListProps, 'arranged' | 'onChange'> {
  /** All items, in the catalogue's order; the same array as long as nothing has changed. */
  readonly items: readonly EditItem[];
}

/** The button that opened the list is gone: the focus is on the way back. */
const focusOnce = (element: HTMLElement | null) => element?.focus();

type Edit = ReturnType<typeof useEdit>;

interface GroupRowsProps {
  readonly group: Group;
  readonly arranged: ArrangedItems<EditItem>;
  readonly edit: Edit;
  readonly dragging: ReturnType<typeof useDrag>;
  readonly openId: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

function GroupRows({ group, arranged, edit, dragging, openId, onOpen }: GroupRowsProps) {
  const { drag, start, wasDragged } = dragging;
  const rows = arranged[group];
  const { all } = edit;
  return rows.map((item, index) => {
    const { id } = item;
    const offset = shiftOf(drag, group, index);
    return (
      <li
        key={id}
        data-row={id}
        data-group={group}
        data-dragged={drag?.id === id || undefined}
        style={drag ? { transform: `translateY(${offset}px)` } : undefined}
        onKeyDown={(event) => edit.onKeyDown(event, id, group)}
      >
        <EditRow
          item={item}
          place={{ at: all.indexOf(item) + 1, of: all.length, index, last: rows.length - 1 }}
          isMovable={arranged.sorting === 'hand'}
          isPinned={group === 'pinned'}
          isHidden={group === 'hidden'}
          canHide={group === 'hidden' || all.length - arranged.hidden.length > 1}
          isOpen={openId === id}
          onStartDrag={start}
          wasDragged={wasDragged}
          onToggleMoves={() => onOpen(openId === id ? undefined : id)}
          onMove={(to) => edit.move(id, group, to)}
          onPin={() => edit.put('pin', id, group !== 'pinned')}
          onHide={() => edit.put('hide', id, group !== 'hidden')}
          onRemove={edit.remove && (() => edit.remove?.(id))}
        />
      </li>
    );
  });
}

function Rows(props: ArrangedListProps) {
  const { list, label, onRemove, children, arranged, onChange } = props;
  const { t } = useTranslate();
  const [openId, onOpen] = useState<string>();
  const edit = useEdit({ change: onChange, arranged, onRemove });
  const dragging = useDrag((id, group, to) => edit.move(id, group as Group, to));
  const shared = { arranged, edit, dragging, openId, onOpen };
  return (
    <>
      <ul
        ref={edit.listRef}
        aria-label={label}
        className={`edit-list ${listClass}`}
        data-dragging={dragging.drag ? '' : undefined}
      >
        <GroupRows group="pinned" {...shared} />
        <GroupRows group="rest" {...shared} />
        {arranged.hidden.length > 0 && (
          <li className="edit-band">
            <span>{t('arrange.hidden', { list, count: arranged.hidden.length })}</span>
            <button
              type="button"
              className={textButtonClass}
              onClick={() => edit.change({ kind: 'show-all' })}
            >
              {t('arrange.showAll', { list })}
            </button>
          </li>
        )}
        <GroupRows group="hidden" {...shared} />
        {children}
      </ul>
      <p role="status" className="sr-only">
        {edit.announced}
      </p>
    </>
  );
}

interface HeadProps {
  readonly title: string | undefined;
  readonly sorting: Sorting;
  readonly onSort: (by: Sorting) => void;
  readonly onDone: (() => void) | undefined;
}

function Head({ title, sorting, onSort, onDone }: HeadProps) {
  const { t } = useTranslate();
  const options = SORTINGS.map((id) => ({
    id,
    label: t(`arrange.by.${id}`),
    name: t(id === 'name' ? 'arrange.by.name.full' : `arrange.by.${id}`),
  }));
  return (
    <div className="edit-head" data-titled={title === undefined ? undefined : ''}>
      {title === undefined ? null : <h2 className="type-strong">{title}</h2>}
      <Segments legend={t('arrange.sorting')} options={options} value={sorting} onChange={onSort} />
      {onDone && (
        <button type="button" ref={focusOnce} className={`${textButtonClass} ms-auto`} onClick={onDone}>
          {t('arrange.done')}
        </button>
      )}
    </div>
  );
}

/** An arranged list that is put in order: by handle, menu and keys; pinned, hidden and, where that is offered, sorted. */
export function ArrangedList(props: ArrangedListProps) {
  const { t } = useTranslate();
  const { arranged, onChange, onDone, title } = props;
  return (
    <>
      <Head
        title={title}
        sorting={arranged.sorting}
        onSort={(by) => onChange({ kind: 'sort', by })}
        onDone={onDone}
      />
      <Rows {...props} />
      {onDone && <p className={listFootClass}>{t('arrange.foot')}</p>}
    </>
  );
}

/** The same of a list whose order the device stores. Nothing is rendered before the device has been read. */
export function EditList({ items, ...props }: EditListProps) {
  const { list } = props;
  const arranged = useArranged(list, items);
  if (!arranged) return null;
  const ids = items.map(({ id }) => id);
  const change = (what: Change) => void changeList(list, ids, what, Date.now());
  return <ArrangedList {...props} arranged={arranged} onChange={change} />;
}
