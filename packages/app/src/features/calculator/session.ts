import { create } from 'zustand';

/** A line of the tape: a question and its result, in the language they were shown in. */
export interface TapeLine {
  readonly id: number;
  readonly question: string;
  /** The figure as displayed, unit included. */
  readonly result: string;
  /** Plain digits, to copy. */
  readonly plain: string;
  /** The result as it is typed, to go on from. */
  readonly typed: string;
}

const MOST_LINES = 50;

interface CalculatorSession {
  readonly text: string;
  /** The text is a result that was just put there: a digit begins anew, a sign goes on from it. */
  readonly isResult: boolean;
  readonly tape: readonly TapeLine[];
}

/** What the calculator holds while the app is open; nothing of it is stored on the device. */
export const useCalculatorSession = create<CalculatorSession>(() => ({
  text: '',
  isResult: false,
  tape: [],
}));

const { setState } = useCalculatorSession;

export const setText = (text: string): void => setState({ text, isResult: false });

export const goOnFrom = ({ typed }: Pick<TapeLine, 'typed'>): void =>
  setState({ text: typed, isResult: true });

export function addLine(line: Omit<TapeLine, 'id'>): void {
  setState(({ tape }) => ({
    tape: [...tape, { ...line, id: (tape.at(-1)?.id ?? 0) + 1 }].slice(-MOST_LINES),
  }));
  goOnFrom(line);
}

export const clearTape = (): void => setState({ tape: [] });
