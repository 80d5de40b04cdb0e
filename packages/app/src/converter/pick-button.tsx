import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

export interface PickButtonProps {
  /** What is chosen: a code or a unit's name. */
  readonly title: string;
  /** A currency's full name, on a line of its own. */
  readonly name?: string | undefined;
  /** A unit's symbol in brackets, on the same line. */
  readonly symbol?: string | undefined;
  readonly mark?: ReactNode;
  /** What the button is for: "Convert from", "Convert to". */
  readonly purpose: string;
  readonly open: boolean;
  readonly onOpen: () => void;
  /** Called when the person is about to open: a good moment to load the picker. */
  readonly onIntent: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Says what a side of the converter holds, and opens its picker. */
export function PickButton({ title, name, symbol, mark, purpose, open, ...rest }: PickButtonProps) {
  return (
    <button
      ref={rest.ref}
      type="button"
      className="pick-button"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={rest.onOpen}
      onPointerEnter={rest.onIntent}
      onFocus={rest.onIntent}
    >
      <span className="sr-only">{purpose}: </span>
      {mark}
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-1.5">
          <b className="font-semibold">{title}</b>
          {symbol ? <span className="text-muted">({symbol})</span> : null}
          <ChevronDown className="text-muted" size={18} strokeWidth={1.75} aria-hidden />
        </span>
        {/* The space keeps code and name apart in what is read aloud. */}
        {name ? <small className="type-label block text-muted"> {name}</small> : null}
      </span>
    </button>
  );
}
