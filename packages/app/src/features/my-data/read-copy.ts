import { isNewerMyData, MY_DATA, MY_DATA_KINDS, parseMyData, parseMyDataRecord } from '@equivale/contract';
import type { WholeState } from '@equivale/core/merge';
import { runInSteps } from '../../platform/run-in-steps.ts';

/** Why a file is not taken. Nothing of it is stored then. */
export type CopyFault = 'not-a-copy' | 'newer' | 'damaged' | 'too-large';
export type CopyRead =
  | { readonly ok: true; readonly state: WholeState }
  | { readonly ok: false; readonly code: CopyFault };

/** What a copy may hold: far more than a person makes by hand, and what a phone reads in seconds. */
const COPY_LIMITS = { records: 50_000, bytes: 40_000_000 } as const;

/** How much of a file is looked through for the name of the form, where the file cannot be read. */
const HEAD = 200;

function* read(text: string): Generator<void, CopyRead> {
  const failed = (code: CopyFault): CopyRead => ({ ok: false, code });
  let state: WholeState;
  try {
    state = JSON.parse(text);
  } catch {
    return failed(text.slice(0, HEAD).includes(MY_DATA.format) ? 'damaged' : 'not-a-copy');
  }
  if (state?.format !== MY_DATA.format) return failed('not-a-copy');
  if (isNewerMyData(state)) return failed('newer');
  let count = 0;
  const rest: Record<string, unknown> = { ...state };
  for (const kind of MY_DATA_KINDS) {
    const records = state[kind] ?? [];
    if (!Array.isArray(records)) return failed('damaged');
    count += records.length;
    if (count > COPY_LIMITS.records) return failed('too-large');
    for (const record of records) {
      if (!parseMyDataRecord(kind, record).ok) return failed('damaged');
      yield;
    }
    rest[kind] = [];
  }
  return parseMyData(rest).ok ? { ok: true, state } : failed('damaged');
}

/** Reads a copy without holding up the page. */
export async function readCopy(file: Blob): Promise<CopyRead> {
  if (file.size > COPY_LIMITS.bytes) return { ok: false, code: 'too-large' };
  return runInSteps(read((await file.text()).replace(/^\uFEFF/, '')));
}
