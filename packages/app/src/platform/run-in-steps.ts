/** Longest time without the page answering a tap; a thread without a page blocks nobody. */
const SLICE_MS = 'document' in globalThis ? 30 : Number.POSITIVE_INFINITY;

const nextTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Does long work in slices, between which the page has its turn. @param steps work that yields after each small step */
export async function runInSteps<T>(steps: Generator<void, T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await nextTurn();
    began = performance.now();
  }
}
