import { Command } from 'cmdk';
import { Check, Search } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { firstKey, keyOf, keyOfChosen, type PickerGroup, type PickerRow, useDrawn } from './picker-groups.ts';

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

/** Each key needs the results twice, to highlight a row and to draw the rows; this searches once. */
function useSearchOnce(search: PickerListProps['search']): PickerListProps['search'] {
  return useMemo(() => {
    let last: { readonly query: string; readonly groups: readonly PickerGroup[] } | undefined;
    return (query) => {
      if (last?.query !== query) last = { query, groups: search(query) };
      return last.groups;
    };
  }, [search]);
}

interface RowProps {
  readonly row: PickerRow;
  readonly rowKey: string;
  readonly chosenLabel: string | undefined;
  readonly onPick: (id: string) => void;
}

const Row = memo(function Row({ row, rowKey, chosenLabel, onPick }: RowProps) {
  return (
    <Command.Item
      value={rowKey}
      className="option"
      data-chosen={chosenLabel === undefined ? undefined : ''}
      onSelect={() => onPick(row.id)}
    >
      {row.mark}
      <span className="min-w-0 flex-1">
        <b className="block font-medium">{row.title}</b>
        {row.detail ? <small className="type-label block text-muted">{row.detail}</small> : null}
      </span>
      <span className="max-w-[60%] text-right tabular-nums [overflow-wrap:anywhere]">
        {chosenLabel === undefined ? null : (
          <>
            <Check
              className="mr-1 inline-block align-[-4px] text-accent"
              size={20}
              strokeWidth={1.75}
              aria-hidden
            />
            <span className="sr-only">{chosenLabel} </span>
          </>
        )}
        {row.end}
        {row.endNote ? <small className="type-label block text-muted">{row.endNote}</small> : null}
      </span>
    </Command.Item>
  );
});

/** Search field and list: arrows, Home, End, Enter; the list follows each key at once. */
export function PickerList({ chosen, chosenLabel, onPick, emptyText, edit, ...labels }: PickerListProps) {
  const search = useSearchOnce(labels.search);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(() => keyOfChosen(search(''), chosen[0]));
  const field = useRef<HTMLInputElement>(null);
  const groups = search(query);
  const drawn = useDrawn(groups, query, active);
  const type = (text: string) => {
    setQuery(text);
    setActive(firstKey(search(text)));
  };
  // cmdk names the row that Enter takes after an arrow key only: a screen reader is to hear it after each letter, too.
  useEffect(() => {
    const list = field.current?.closest('[cmdk-root]');
    const row = list?.querySelector(`[cmdk-item][data-value="${CSS.escape(active)}"]`);
    field.current?.setAttribute('aria-activedescendant', row?.id ?? '');
  });
  const pick = useCallback(
    (id: string) => {
      onPick(id);
      // Where another is chosen next, its name is typed in the place of this one's.
      if (document.activeElement === field.current) field.current?.select();
    },
    [onPick],
  );
  return (
    <Command
      shouldFilter={false}
      vimBindings={false}
      label={labels.label}
      value={active}
      onValueChange={setActive}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="flex-none px-4 pb-2">
        <div className="search-field">
          <Search className="shrink-0 text-muted" size={20} strokeWidth={1.75} aria-hidden />
          <Command.Input
            ref={field}
            value={query}
            onValueChange={type}
            placeholder={labels.placeholder}
            aria-label={labels.label}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
          />
        </div>
      </div>
      <Command.List label={labels.label} className="min-h-0 flex-1 overflow-auto overscroll-contain">
        {drawn.map((group) => (
          <Command.Group
            key={group.id}
            heading={
              <span className="option-group">
                <span>{group.title}</span>
                {group.endTitle ? <span className="font-normal">{group.endTitle}</span> : null}
              </span>
            }
          >
            {group.rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                rowKey={keyOf(group, row)}
                chosenLabel={chosen.includes(row.id) ? chosenLabel : undefined}
                onPick={pick}
              />
            ))}
          </Command.Group>
        ))}
        {edit && query === '' && drawn === groups && (
          <Command.Item
            value="edit"
            className="option justify-end border-line border-t font-medium text-accent"
            onSelect={edit.onSelect}
          >
            {edit.label}
          </Command.Item>
        )}
        <Command.Empty className="px-4 py-6 text-muted">{emptyText(query)}</Command.Empty>
      </Command.List>
    </Command>
  );
}
