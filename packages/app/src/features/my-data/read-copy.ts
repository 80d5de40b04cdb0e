import { MY_DATA, type MyDataFault, type MyDataRead, readMyData } from '@equivale/contract';
import { notBeforeRelease } from '../../my-data/not-before.ts';
import { runInSteps } from '../../platform/run-in-steps.ts';

/** What a file may have: what a phone reads in seconds. */
const MAX_BYTES = 40_000_000;

/** How much of a file is looked through for the name of the form, where the file cannot be read. */
const HEAD = 200;

export async function readCopy(file: Blob, now: number): Promise<MyDataRead> {
  const failed = (code: MyDataFault): MyDataRead => ({ ok: false, code });
  if (file.size > MAX_BYTES) return failed('too-large');
  const text = (await file.text()).replace(/^\uFEFF/, '');
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return failed(text.slice(0, HEAD).includes(MY_DATA.format) ? 'damaged' : 'not-a-copy');
  }
  return runInSteps(readMyData(input, notBeforeRelease(now)));
}
