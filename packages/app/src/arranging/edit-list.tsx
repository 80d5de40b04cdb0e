import './edit-list.css';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../i18n/i18n.ts';
import { textButtonClass } from '../ui/button.ts';
import { listClass, listFootClass } from '../ui/list.ts';
import { Segments } from '../ui/segments.tsx';
import { SORTINGS, type Sorting } from './arrangement.ts';
import { changeList } from './arrangements.ts';
import { type EditItem, EditRow } from './edit-row.tsx';
import { type ArrangedItems, useArranged } from './use-arranged.ts';
import { shiftOf, useDrag } from './use-drag.ts';
import { type Group, useEdit } from './use-edit.ts';

interface EditListProps {
  /** Its name on the device. */
  readonly list: string;
  /** What the list is called, for screen readers. */
  readonly label: string;
  /** All items, in the catalogue's order; the same array as long as nothing has changed. */
  readonly items: readonly EditItem[];
  /** The way back; without it the list is one of several, under which the hint stands. */
  readonly onDone?: () => void;
  /** Takes an item out of the list for good; it says so itself, with a way back. */
  readonly onRemove?: (id: string) => void;
  /** The heading over the list. */
  readonly title?: string;
  /** Further rows at the end of the list, each an `li`. */
  readonly children?: ReactNode;
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

function Rows(props: EditListProps & { readonly arranged: ArrangedItems<EditItem> }) {
  const { list, label, items, onRemove, children, arranged } = props;
  const { t } = useTranslate();
  const [openId, onOpen] = useState<string>();
  const edit = useEdit({ list, items, arranged, onRemove });
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
  readonly list: string;
  readonly title: string | undefined;
  readonly sorting: Sorting;
  readonly onDone: (() => void) | undefined;
}

function Head({ list, title, sorting, onDone }: HeadProps) {
  const { t } = useTranslate();
  const options = SORTINGS.map((id) => ({
    id,
    label: t(`arrange.by.${id}`),
    name: t(id === 'name' ? 'arrange.by.name.full' : `arrange.by.${id}`),
  }));
  return (
    <div className="edit-head" data-titled={title === undefined ? undefined : ''}>
      {title === undefined ? null : <h2 className="type-strong">{title}</h2>}
      <Segments
        legend={t('arrange.sorting')}
        options={options}
        value={sorting}
        onChange={(by) => void changeList(list, [], { kind: 'sort', by }, Date.now())}
      />
      {onDone && (
        <button type="button" ref={focusOnce} className={`${textButtonClass} ml-auto`} onClick={onDone}>
          {t('arrange.done')}
        </button>
      )}
    </div>
  );
}

/** A list that is put in order: by handle, menu and keys; pinned, hidden and sorted. Nothing is drawn before the device has been read. */
export function EditList(props: EditListProps) {
  const { t } = useTranslate();
  const { list, items, onDone, title } = props;
  const arranged = useArranged(list, items);
  if (!arranged) return null;
  return (
    <>
      <Head list={list} title={title} sorting={arranged.sorting} onDone={onDone} />
      <Rows {...props} arranged={arranged} />
      {onDone && <p className={listFootClass}>{t('arrange.foot')}</p>}
    </>
  );
}
