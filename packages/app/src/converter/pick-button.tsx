import { ChevronDown } from 'lucide-react';
import { type ComponentType, memo, type ReactNode, useRef } from 'react';
import { useTranslate } from '../i18n/i18n.ts';
import { useIsOpen } from '../platform/overlays.ts';
import { Icon } from '../ui/icon.tsx';
import type { Side } from './use-converter.ts';

interface PickedProps {
  /** What is chosen: a code or a unit's name. */
  readonly title: string;
  /** A currency's full name, on a line of its own. */
  readonly name?: string | undefined;
  /** A unit's symbol in brackets, on the same line. */
  readonly symbol?: string | undefined;
  readonly icon?: ReactNode;
}

export function Picked({ title, name, symbol, icon }: PickedProps) {
  return (
    <>
      {icon}
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-1.5">
          <b className="font-semibold">{title}</b>
          {symbol ? <span className="text-muted">({symbol})</span> : null}
          <Icon of={ChevronDown} className="text-muted" size={18} />
        </span>
        {/* The space keeps code and name apart in what is read aloud. */}
        {name ? <small className="type-label block text-muted"> {name}</small> : null}
      </span>
    </>
  );
}

export type Label = ComponentType<{ readonly id: string }>;

export interface PickButtonProps {
  readonly side: Side;
  /** What is chosen, where it is no side of a conversion. */
  readonly label?: string | undefined;
  readonly id: string;
  readonly Label: Label;
  /** @param button takes the focus back when the picker closes */
  readonly onOpen: (side: Side, button: HTMLElement) => void;
  /** Called when the person is about to open: a good moment to load the picker. */
  readonly onIntent: () => void;
}

/** Says what a side of the converter holds, and opens its picker. No key in the amount renders it again. */
export const PickButton = memo(function PickButton(props: PickButtonProps) {
  const { side, id, Label, ...on } = props;
  const { t } = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const label = props.label ?? t(side === 'from' ? 'converter.from' : 'converter.to');
  return (
    <button
      ref={button}
      type="button"
      className="pick-button"
      aria-haspopup="dialog"
      aria-expanded={useIsOpen(button)}
      onClick={(event) => on.onOpen(side, event.currentTarget)}
      onPointerEnter={on.onIntent}
      onFocus={on.onIntent}
    >
      <span className="sr-only">{label}: </span>
      <Label id={id} />
    </button>
  );
});
