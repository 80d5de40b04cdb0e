/** Names of the locks for work that reads, uses the network and writes back. */
const LOCKS = ['equivale-sync', 'equivale-alerts', 'equivale-plain-records'] as const;
export type Lock = (typeof LOCKS)[number];

const idle = new Map<Lock, Promise<unknown>>();

/** Runs one task per name at a time, across tabs where the browser has locks. */
export function alone<T>(lock: Lock, work: () => Promise<T>): Promise<T> {
  const inAllTabs = navigator.locks?.request(lock, work) as Promise<T> | undefined;
  if (inAllTabs) return inAllTabs;
  const done = (idle.get(lock) ?? Promise.resolve()).then(work);
  idle.set(
    lock,
    done.catch(() => {}),
  );
  return done;
}

/** Runs a task while no other is running under any name. */
export const aloneOfAll = <T>(work: () => Promise<T>): Promise<T> =>
  LOCKS.reduceRight<() => Promise<T>>((inner, lock) => () => alone(lock, inner), work)();
