import type { MyDataFault } from '@equivale/contract';
import type { StampedRecord, WholeState } from '@equivale/core/merge';
import { config } from '../../config.ts';
import type { StorageFault } from '../../device/storage-fault.ts';
import { runInSteps } from '../../platform/run-in-steps.ts';
import { isReadable } from '../../records/kind.ts';
import { KINDS } from '../../records/kinds.ts';
import { readState } from '../../records/state.ts';
import { storeState } from '../../records/store-state.ts';
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

/** One record a line, so that two copies can be compared by any program. */
function* linesOf(state: WholeState): Generator<void, string[]> {
  const fields: string[] = [];
  for (const [field, value] of Object.entries(state)) {
    const lines: string[] = [];
    for (const each of Array.isArray(value) ? value : []) {
      lines.push(JSON.stringify(each));
      yield;
    }
    const text = lines.length > 0 ? `[\n${lines.join(',\n')}\n]` : JSON.stringify(value);
    fields.push(`${JSON.stringify(field)}: ${text}`);
  }
  return [`{\n${fields.join(',\n')}\n}\n`];
}

async function writeCopy({ format, version, ...kinds }: WholeState, now: number): Promise<Blob> {
  const head = { format, version, app: config.version, exportedAt: new Date(now).toISOString() };
  return new Blob(await runInSteps(linesOf({ ...head, ...kinds })), { type: 'application/json' });
}

export interface Survey {
  readonly counts: Readonly<Record<string, number>>;
  readonly conversions: readonly StampedRecord[];
}

/** What a copy would change; its differences are requested separately. */
export type Preview = Omit<Comparison, 'differences'> & {
  readonly differenceCount: number;
  readonly about: { readonly exportedAt: unknown; readonly app: unknown };
};
export type Previewed =
  | { readonly ok: true; readonly preview: Preview }
  | { readonly ok: false; readonly code: MyDataFault };

export type Stored =
  | { readonly ok: true; readonly changed: readonly string[] }
  | { readonly ok: false; readonly code: StorageFault };

const FAILED = { ok: false, code: 'failed' } as const;

/** The last copy that was compared, and the way back from the last that was stored. */
let compared: WholeComparison | undefined;
let comparisons = 0;
let before: (() => WholeState) | undefined;

function* readableOf(state: WholeState): Generator<void, Record<string, StampedRecord[]>> {
  const readable: Record<string, StampedRecord[]> = {};
  for (const kind of KINDS) {
    const found: StampedRecord[] = [];
    for (const record of liveOf(state, kind.kind)) {
      if (isReadable(kind, record)) found.push(record);
      yield;
    }
    readable[kind.kind] = found;
  }
  return readable;
}

/** The only place that changes the device's data; the page shows it. */
async function store(state: WholeState): Promise<Stored> {
  const stored = await storeState(state);
  if (!stored.ok) return stored;
  before = stored.before;
  return { ok: true, changed: stored.changed };
}

/** Long work without a page. Remembers the copy that was read and how to revert it. */
export const copyWork = {
  async survey(): Promise<Survey> {
    const state = await runInSteps(readableOf(await readState()));
    const counts = Object.entries(state).map(([kind, records]) => [kind, records.length]);
    return { counts: Object.fromEntries(counts), conversions: state.conversions ?? [] };
  },

  async write(now: number): Promise<Blob> {
    return writeCopy(await readState(), now);
  },

  /** Reads a copy and compares it with what is here; nothing is stored by that. */
  async preview(file: Blob, now: number): Promise<Previewed> {
    comparisons += 1;
    const mine = comparisons;
    compared = undefined;
    const read = await readCopy(file, now);
    if (!read.ok) return read;
    const whole = await runInSteps(compareCopy(await readState(), read.state));
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

  async take(choice: Choice, now: number): Promise<Stored> {
    return compared ? store(await runInSteps(chosenState(compared, choice, now))) : FAILED;
  },

  /** Takes back what was stored last. */
  async undo(): Promise<Stored> {
    return before ? store(before()) : FAILED;
  },
};

export type CopyWork = typeof copyWork;
