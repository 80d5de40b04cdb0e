import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { ActionRow } from './action-row.tsx';
import { Part } from './part.tsx';

interface SheetRowProps extends Pick<ComponentProps<typeof ActionRow>, 'icon' | 'title' | 'detail'> {
  /** Draws the sheet, whose code may have to be loaded first. */
  readonly sheet: (slot: { readonly opener: HTMLElement | null; readonly onClose: () => void }) => ReactNode;
}

/** A row of a list that opens a sheet and takes the focus back. */
export function SheetRow({ sheet, ...row }: SheetRowProps) {
  const item = useRef<HTMLLIElement>(null);
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <li ref={item}>
      <ActionRow {...row} onPress={() => setOpen(true)} />
      {isOpen && (
        <Part onFailed={onClose}>
          {sheet({ opener: item.current?.querySelector('button') ?? null, onClose })}
        </Part>
      )}
    </li>
  );
}
