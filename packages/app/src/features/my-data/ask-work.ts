import type { Reply, Request } from './copy-thread.ts';
import type { CopyWork } from './copy-work.ts';

type Send = (name: keyof CopyWork, given: readonly unknown[]) => Promise<unknown>;

/** On this thread, in slices: where there are no threads, or none can be had. */
async function sendHere(): Promise<Send> {
  const { copyWork } = await import('./copy-work.ts');
  return (name, given) => (copyWork[name] as (...all: readonly unknown[]) => Promise<unknown>)(...given);
}

let sending: Promise<Send> | undefined;

/** @throws where no thread can be had */
async function sendToThread(): Promise<Send> {
  const thread = new Worker(new URL('./copy-thread.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const ready = Promise.withResolvers<unknown>();
  waiting.set(0, ready);
  const end = () => {
    // One that never began is not tried again: this thread does it from then on.
    if (!waiting.has(0)) sending = undefined;
    thread.terminate();
    for (const { reject } of waiting.values()) reject(new Error('the thread has ended'));
  };
  thread.addEventListener('error', end);
  // WebKit stores a page that is left with its threads and their locks on the device's storage.
  addEventListener('pagehide', end, { once: true });
  thread.addEventListener('message', ({ data }: MessageEvent<Reply | undefined>) => {
    const pending = waiting.get(data?.id ?? 0);
    waiting.delete(data?.id ?? 0);
    if (data && 'error' in data) pending?.reject(new Error(data.error));
    else pending?.resolve(data?.value);
  });
  await ready.promise;
  let last = 0;
  return (name, given) => {
    last += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(last, answer);
    thread.postMessage({ id: last, name, given } satisfies Request);
    return answer.promise;
  };
}

/** Runs work on all stored data in a thread; what the thread remembers ends with the page. */
export async function askWork<Name extends keyof CopyWork>(
  name: Name,
  ...given: Parameters<CopyWork[Name]>
): Promise<Awaited<ReturnType<CopyWork[Name]>>> {
  sending ??= sendToThread()
    .catch(sendHere)
    .catch((error: unknown) => {
      sending = undefined;
      throw error;
    });
  return (await (
    await sending
  )(name, given)) as Awaited<ReturnType<CopyWork[Name]>>;
}
