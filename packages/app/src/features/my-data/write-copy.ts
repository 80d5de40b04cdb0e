import type { WholeState } from '@equivale/core/merge';
import { config } from '../../config.ts';
import { runInSteps } from '../../platform/run-in-steps.ts';

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

export async function writeCopy({ format, version, ...kinds }: WholeState, now: number): Promise<Blob> {
  const head = { format, version, app: config.version, exportedAt: new Date(now).toISOString() };
  return new Blob(await runInSteps(linesOf({ ...head, ...kinds })), { type: 'application/json' });
}
