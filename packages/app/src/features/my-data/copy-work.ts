import { isReadable, MY_DATA_KINDS, type MyDataFault, type MyDataKind } from '@equivale/contract';
import type { StampedRecord, WholeState } from '@equivale/core/merge';
import type { LocalValues } from '../../my-data/device-records.ts';
import { readState } from '../../my-data/read-state.ts';
import { storeState } from '../../my-data/store-state.ts';
import type { Stored } from '../../my-data/write-state.ts';
import { runInSteps } from '../../platform/run-in-steps.ts';
import {
  type Choice,
  type Comparison,
  chosenState,
  compareCopy,
  type Difference,
  liveOf,
  type WholeComparison,
} from './compare-copy.ts';
import { readCopy } from './read-copy.ts';
import { writeCopy } from './write-copy.ts';

/** What the view says is here. */
export interface Survey {
  readonly counts: Readonly<Record<string, number>>;
  readonly conversions: readonly StampedRecord[];
}

/** What a copy would change; its differences are asked for by themselves. */
export type Preview = Omit<Comparison, 'differences'> & {
  readonly differenceCount: number;
  /** What the copy says of itself. */
  readonly about: { readonly exportedAt: unknown; readonly app: unknown };
};
export type Previewed =
  | { readonly ok: true; readonly preview: Preview }
  | { readonly ok: false; readonly code: MyDataFault };

const FAILED = { ok: false, code: 'failed' } as const;

/** The last copy that was compared, and the way back from the last that was stored. */
let compared: WholeComparison | undefined;
let comparisons = 0;
let before: (() => WholeState) | undefined;

/** What of a state is there and can be shown. */
function* readableOf(state: WholeState): Generator<void, Record<MyDataKind, StampedRecord[]>> {
  const readable = {} as Record<MyDataKind, StampedRecord[]>;
  for (const kind of MY_DATA_KINDS) {
    readable[kind] = [];
    for (const record of liveOf(state, kind)) {
      if (isReadable(kind, record)) readable[kind].push(record);
      yield;
    }
  }
  return readable;
}

/** What stands on the device changes here alone; the page shows it. */
async function store(state: WholeState, local: LocalValues, now: number): Promise<Stored> {
  const stored = await storeState(state, local, now);
  if (!stored.ok) return stored;
  before = stored.before;
  return { ok: true, local: stored.local };
}

/**
 * What takes long with everything that is stored: it needs no page, takes and gives what can be sent between threads, and remembers the
 * copy that was read and the way back.
 */
export const copyWork = {
  async survey(local: LocalValues, now: number): Promise<Survey> {
    const state = await runInSteps(readableOf(await readState(local, now)));
    const counts = MY_DATA_KINDS.map((kind) => [kind, state[kind].length]);
    return { counts: Object.fromEntries(counts), conversions: state.conversions };
  },

  async write(local: LocalValues, now: number): Promise<Blob> {
    return writeCopy(await readState(local, now), now);
  },

  /** Reads a copy and compares it with what is here; nothing is stored by that. */
  async preview(file: Blob, local: LocalValues, now: number): Promise<Previewed> {
    comparisons += 1;
    const mine = comparisons;
    compared = undefined;
    const read = await readCopy(file, now);
    if (!read.ok) return read;
    const whole = await runInSteps(compareCopy(await readState(local, now), read.state));
    // Another file was chosen meanwhile.
    if (mine === comparisons) compared = whole;
    const { added: _, differences, ...preview } = whole;
    const { exportedAt, app } = read.state;
    return {
      ok: true,
      preview: { ...preview, differenceCount: differences.length, about: { exportedAt, app } },
    };
  },

  /** Some of the differences of the last copy. */
  async differences(from: number, to: number): Promise<readonly Difference[]> {
    return compared?.differences.slice(from, to) ?? [];
  },

  /** Stores what was chosen of the last copy. */
  async take(choice: Choice, local: LocalValues, now: number): Promise<Stored> {
    return compared ? store(await runInSteps(chosenState(compared, choice, now)), local, now) : FAILED;
  },

  /** Takes back what was stored last. */
  async undo(local: LocalValues, now: number): Promise<Stored> {
    return before ? store(before(), local, now) : FAILED;
  },
};

export type CopyWork = typeof copyWork;
