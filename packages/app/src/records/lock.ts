/** What reads, sends over the network and puts back, by the name of its lock. */
const LOCKS = ['equivale-sync', 'equivale-alerts', 'equivale-plain-records'] as const;
export type Lock = (typeof LOCKS)[number];

const idle = new Map<Lock, Promise<unknown>>();

/** Does one thing of a name at a time, in all tabs where the browser has locks. */
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

/** Does something when nothing of any name is under way, and nothing begins meanwhile. */
export const aloneOfAll = <T>(work: () => Promise<T>): Promise<T> =>
  LOCKS.reduceRight<() => Promise<T>>((inner, lock) => () => alone(lock, inner), work)();
