import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Share of the machine's processors that others may have: a browser that is measured and its server want two at most moments, and one program that does not rest takes half of two. */
const QUIET_SHARE = 0.1;

interface Process {
  readonly id: number;
  readonly parent: number;
  /** In ticks: its own work. */
  readonly own: number;
  /** That of its children that have ended. */
  readonly ended: number;
}

/** Adopts processes that outlive their parent; its counts of ended children may include those of the measurement. */
const INIT = 1;

/** @source proc_pid_stat(5): the name in brackets may hold spaces; behind it the state, the parent, and as 12th to 15th the times */
async function readProcess(folder: string, id: string): Promise<Process | undefined> {
  const text = await readFile(join(folder, id, 'stat'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, ...children] = fields.slice(11, 15).map(Number);
  const ended = Number(id) === INIT ? 0 : children.reduce((sum, ticks) => sum + ticks, 0);
  return { id: Number(id), parent: Number(fields[1]), own: user + system, ended };
}

/** A process and all that it started. */
function treeOf(root: number, processes: readonly Process[]): readonly number[] {
  const children = processes.filter(({ parent }) => parent === root);
  return [root, ...children.flatMap(({ id }) => treeOf(id, processes))];
}

/** @source proc_stat(5): user, nice, system, idle, iowait, irq, softirq, steal, which is what other machines took */
async function readMachine(folder: string, root: number) {
  const [line = ''] = (await readFile(join(folder, 'stat'), 'utf8')).split('\n');
  const ticks = line.split(/\s+/).slice(1, 9).map(Number);
  const ids = (await readdir(folder)).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(ids.map((id) => readProcess(folder, id)));
  const processes = found.filter((each) => each !== undefined);
  const own = new Set(treeOf(root, processes));
  return {
    all: ticks.reduce((sum, each) => sum + each, 0),
    stolen: ticks[7] ?? 0,
    others: processes.filter(({ id }) => !own.has(id)),
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
  const read = () => readMachine(folder, root).catch(() => undefined);
  const before = await read();
  return async () => {
    const after = await read();
    if (!before || !after) return Number.NaN;
    const are = new Set(after.others.map(({ id }) => id));
    // Counts the time of ended processes with their parent, unless that is init.
    const were = before.others.filter(({ id, parent }) => are.has(id) || parent !== INIT);
    const known = new Set(before.others.map(({ id }) => id));
    // What came meanwhile and has lost its parent may have been the measurement's, as a browser's that has been closed: its children that have ended were too.
    const isOrphan = ({ id, parent }: Process) => parent === INIT && !known.has(id);
    const sum = (processes: readonly Process[]) =>
      processes.reduce((ticks, each) => ticks + each.own + (isOrphan(each) ? 0 : each.ended), 0);
    const worked = sum(after.others) - sum(were) + after.stolen - before.stolen;
    return Math.max(0, worked) / (after.all - before.all);
  };
}

/** Whether what was measured meanwhile can be judged, by what others had of the machine. */
export const isQuiet = (share: number): boolean => !(share > QUIET_SHARE);
