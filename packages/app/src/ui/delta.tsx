export interface DeltaProps {
  /** Signed percentage as shown: `−0,15 %`. */
  readonly text: string;
  readonly direction: -1 | 0 | 1;
  /** The whole fact for those who hear it. */
  readonly spoken: string;
}

const CLASSES = { '-1': 'text-down', '0': 'text-muted', '1': 'text-up' } as const;
const ARROWS = { '-1': '▼', '0': '', '1': '▲' } as const;

/** A change shown by sign, arrow and colour, so that it never depends on one of them alone. */
export function Delta({ text, direction, spoken }: DeltaProps) {
  return (
    <span className={`type-label font-medium whitespace-nowrap ${CLASSES[direction]}`}>
      <span aria-hidden>
        {direction === 0 ? null : <span className="mr-1 align-[1px] text-[0.7em]">{ARROWS[direction]}</span>}
        {text}
      </span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}
