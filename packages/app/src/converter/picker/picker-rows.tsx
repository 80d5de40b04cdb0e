import { Check } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { keyOf, type PickerGroup, type PickerRow } from './picker-groups.ts';

interface OptionProps {
  /** Its key in the list with this id. */
  readonly rowKey: string;
  readonly listId: string;
  /** It is what Enter takes. */
  readonly isActive: boolean;
}

export const optionId = (listId: string, rowKey: string) => `${listId}${rowKey}`;

export const optionOf = ({ rowKey, listId, isActive }: OptionProps) =>
  ({ id: optionId(listId, rowKey), role: 'option', 'aria-selected': isActive, 'data-key': rowKey }) as const;

interface RowProps extends OptionProps {
  readonly row: PickerRow;
  readonly chosenLabel: string | undefined;
}

const Row = memo(function Row({ row, chosenLabel, ...option }: RowProps) {
  return (
    <div {...optionOf(option)} className="option" data-chosen={chosenLabel === undefined ? undefined : ''}>
      {row.mark}
      <span className="min-w-0 flex-1">
        <b className="block font-medium">{row.title}</b>
        {row.detail ? <small className="type-label block text-muted">{row.detail}</small> : null}
      </span>
      <span className="max-w-[60%] text-end tabular-nums [overflow-wrap:anywhere]">
        {chosenLabel === undefined ? null : (
          <>
            <Icon of={Check} className="me-1 inline-block align-[-4px] text-accent" />
            <span className="sr-only">{chosenLabel} </span>
          </>
        )}
        {row.end}
        {row.endNote ? <small className="type-label block text-muted">{row.endNote}</small> : null}
      </span>
    </div>
  );
});

interface GroupProps {
  readonly group: PickerGroup;
  readonly listId: string;
  readonly active: string | undefined;
  readonly chosen: readonly string[];
  readonly chosenLabel: string;
}

export function Group({ group, listId, active, chosen, chosenLabel }: GroupProps) {
  const { id, title, endTitle, rows } = group;
  const headingId = `${listId}-${id}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a form's, and its legend a heading
    <div role="group" aria-labelledby={headingId}>
      <div
        id={headingId}
        aria-hidden
        className="sticky top-0 flex justify-between [padding:12px_16px_4px] bg-surface text-muted type-label-strong tabular-nums"
      >
        <span>{title}</span>
        {endTitle ? <span className="font-normal">{endTitle}</span> : null}
      </div>
      {rows.map((row) => {
        const rowKey = keyOf(group, row);
        return (
          <Row
            key={row.id}
            row={row}
            {...{ rowKey, listId }}
            isActive={rowKey === active}
            chosenLabel={chosen.includes(row.id) ? chosenLabel : undefined}
          />
        );
      })}
    </div>
  );
}
