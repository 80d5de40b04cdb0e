import { MINUS } from '@equivale/core';

interface DeltaProps {
  /** Signed percentage as shown: `−0,15 %`. */
  readonly text: string;
  /** The whole fact for those who hear it. */
  readonly spoken: string;
}

export const INKS = { '-1': 'text-down', '0': 'text-muted', '1': 'text-up' } as const;
export const ARROWS = { '-1': '▼', '0': '', '1': '▲' } as const;

/** Which way a percentage goes as it is written: what rounds to zero goes nowhere. */
export const signOf = (percent: string): -1 | 0 | 1 =>
  percent.startsWith(MINUS) ? -1 : percent.startsWith('+') ? 1 : 0;

/** A change shown by sign, arrow and colour, so that it never depends on one of them alone. */
export function Delta({ text, spoken }: DeltaProps) {
  const direction = signOf(text);
  return (
    <span className={`type-label font-medium whitespace-nowrap ${INKS[direction]}`}>
      <span aria-hidden>
        {direction === 0 ? null : <span className="me-1 align-[1px] text-[0.7em]">{ARROWS[direction]}</span>}
        {text}
      </span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}
