import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Share of the machine's processors that others may have: a browser that is measured and its server want two at most moments, and one program that does not rest takes half of two. */
const QUIET_SHARE = 0.1;

/** What processors have worked since the machine started, in ticks. */
interface Work {
  /** Whether it was work or rest. */
  readonly all: number;
  /** Of programs, whichever; with what other machines took of the same processors. */
  readonly worked: number;
  /** Of one process and all that it started. */
  readonly own: number;
}

interface Process {
  readonly id: number;
  readonly parent: number;
  /** With that of children that have ended. */
  readonly worked: number;
}

/** @source proc_pid_stat(5): the name in brackets may hold spaces; behind it the state, the parent, and as 12th to 15th the times */
async function readProcess(folder: string, id: string): Promise<Process | undefined> {
  const text = await readFile(join(folder, id, 'stat'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const worked = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0);
  return { id: Number(id), parent: Number(fields[1]), worked };
}

/** @source proc_stat(5): user, nice, system, idle, iowait, irq, softirq, steal */
async function readWork(folder: string, root: number): Promise<Work> {
  const [line = ''] = (await readFile(join(folder, 'stat'), 'utf8')).split('\n');
  const ticks = line.split(/\s+/).slice(1, 9).map(Number);
  const [user = 0, nice = 0, system = 0, , , , , steal = 0] = ticks;
  const ids = (await readdir(folder)).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(ids.map((id) => readProcess(folder, id)));
  const processes = found.filter((each) => each !== undefined);
  const ownOf = (id: number): number =>
    processes.reduce((sum, each) => {
      if (each.id === id) return sum + each.worked;
      return each.parent === id ? sum + ownOf(each.id) : sum;
    }, 0);
  return {
    all: ticks.reduce((sum, each) => sum + each, 0),
    worked: user + nice + system + steal,
    own: ownOf(root),
  };
}

/** Tells what share of the machine's processors others have had since it was made; NaN where the system does not say. */
export type Others = () => Promise<number>;

/**
 * Watches what others than the measurement have the machine do. The load of the machine would not tell: it counts the measurement too.
 * @param folder where Linux tells of processes
 * @param root the process whose work, with that of all it starts, is the measurement
 */
export async function watchOthers(folder = '/proc', root = process.pid): Promise<Others> {
  const read = () => readWork(folder, root).catch(() => undefined);
  const before = await read();
  return async () => {
    const after = await read();
    if (!before || !after) return Number.NaN;
    const others = after.worked - before.worked - (after.own - before.own);
    return Math.max(0, others) / (after.all - before.all);
  };
}

/** Whether what was measured meanwhile can be judged, by what others had of the machine. */
export const isQuiet = (share: number): boolean => !(share > QUIET_SHARE);
