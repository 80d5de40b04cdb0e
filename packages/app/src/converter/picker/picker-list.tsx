import { Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type UIEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../ui/icon.tsx';
import { firstKey, keyOf, keyOfChosen, keysOf, type PickerGroup, useRendered } from './picker-groups.ts';
import { Group, optionId, optionOf } from './picker-rows.tsx';

export interface PickerListProps {
  readonly label: string;
  readonly placeholder: string;
  readonly chosenLabel: string;
  /** What is chosen; the list opens at the first of them. */
  readonly chosen: readonly string[];
  /** The groups for a search text; all of them for an empty one. Must be cheap: it runs within the key press. */
  readonly search: (query: string) => readonly PickerGroup[];
  /** The sentence for a search without results. */
  readonly emptyText: (query: string) => string;
  readonly onPick: (id: string) => void;
  /** The last row of the list where nothing is searched for: the way to put it in order. */
  readonly edit?: { readonly label: string; readonly onSelect: () => void };
}

/** Each key needs the results twice, to highlight a row and to render the rows; this searches once. */
function useSearchOnce(search: PickerListProps['search']): PickerListProps['search'] {
  return useMemo(() => {
    let last: { readonly query: string; readonly groups: readonly PickerGroup[] } | undefined;
    return (query) => {
      if (last?.query !== query) last = { query, groups: search(query) };
      return last.groups;
    };
  }, [search]);
}

/** The key of the row that puts the list in order; no group has that name. */
const EDIT = 'edit';

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const keyAt = ({ target }: MouseEvent) => (target as Element).closest<HTMLElement>('[data-key]')?.dataset.key;

/** The row that Enter takes, and what moves it: keys, the pointer, another text. Keys and texts bring it into view. */
function useActiveRow(listId: string, all: () => readonly PickerGroup[], chosen: string | undefined) {
  const [active, setActive] = useState(() => {
    const groups = all();
    const key = keyOfChosen(groups, chosen);
    return { key, isInView: key === firstKey(groups) };
  });
  useLayoutEffect(() => {
    if (!active.isInView)
      document.getElementById(optionId(listId, active.key))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
  // Asked of the list itself, this would have the page laid out within the key.
  const isScrolled = useRef(false);
  const onScroll = ({ currentTarget }: UIEvent) => {
    isScrolled.current = currentTarget.scrollTop > 0;
  };
  const onPointerMove = (event: PointerEvent) => {
    const key = keyAt(event);
    if (key !== undefined && key !== active.key) setActive({ key, isInView: true });
  };
  return {
    active: active.key,
    activate: (key: string) => setActive({ key, isInView: false }),
    activateFirst: (key: string) => setActive({ key, isInView: !isScrolled.current }),
    onPointerMove,
    onScroll,
  };
}

/** Search field and list: arrows, Home, End, Enter; the list follows each key at once. */
export function PickerList({ chosen, chosenLabel, onPick, emptyText, edit, ...labels }: PickerListProps) {
  const search = useSearchOnce(labels.search);
  const listId = useId();
  const [query, setQuery] = useState('');
  const { active, activate, activateFirst, ...moves } = useActiveRow(listId, () => search(''), chosen[0]);
  const groups = search(query);
  const rendered = useRendered(groups, query, active);
  const hasEdit = edit !== undefined && query === '' && rendered === groups;
  const keys = [...keysOf(rendered), ...(hasEdit ? [EDIT] : [])];
  // Rows may go while the list is open: the words of other languages arrive, or other rates.
  const current = keys.includes(active) ? active : keys[0];
  const take = (key: string | undefined) => {
    if (key === EDIT) return edit?.onSelect();
    const row = groups.flatMap((group) => group.rows.filter((each) => keyOf(group, each) === key))[0];
    if (!row) return;
    onPick(row.id);
    // Where another is chosen next, its name is typed in the place of this one's.
    setQuery('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = STEPS[event.key]?.(keys.indexOf(current ?? ''), keys.length - 1);
    if (next !== undefined) activate(keys[next] ?? '');
    else if (event.key === 'Enter') take(current);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: where a row was tapped the focus rests on all of it, and the keys still walk the list
    <div tabIndex={-1} role="presentation" className="picker-body" onKeyDown={onKeyDown}>
      <div className="flex-none px-4 pb-2">
        <div className="search-field">
          <Icon of={Search} className="shrink-0 text-muted" />
          <input
            role="combobox"
            aria-expanded
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={current && optionId(listId, current)}
            aria-label={labels.label}
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              activateFirst(firstKey(search(target.value)));
            }}
            placeholder={labels.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
          />
        </div>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus */}
      <div
        id={listId}
        role="listbox"
        aria-label={labels.label}
        className="flex-1 min-h-0 overflow-auto [overscroll-behavior:contain] [scroll-padding-top:36px]"
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => take(keyAt(event))}
        {...moves}
      >
        {rendered.map((group) => (
          <Group key={group.id} active={current} {...{ group, listId, chosen, chosenLabel }} />
        ))}
        {hasEdit && (
          <div
            {...optionOf({ rowKey: EDIT, listId, isActive: current === EDIT })}
            className="option justify-end border-line border-t font-medium text-accent"
          >
            {edit.label}
          </div>
        )}
        {keys.length === 0 && <div className="px-4 py-6 text-muted">{emptyText(query)}</div>}
      </div>
    </div>
  );
}
