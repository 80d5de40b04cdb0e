/** What the bench calls inside the browser. Each drawing is its own chunk, loaded under the throttle. */
export interface Drawing {
  /** Prepares what an app already has when it renders a chart; not measured. */
  prepare(): Promise<void> | void;
  /** Renders synchronously: when it returns, only painting is left. */
  draw(points: readonly { date: string; rate: string }[]): void;
}

const drawings = {
  ours: () => import('./ours.tsx'),
  chartjs: () => import('./chartjs.ts'),
};

/** Loads a drawing, then measures from its constructor to the frame after it. Milliseconds. */
async function measure(name: keyof typeof drawings, points: readonly { date: string; rate: string }[]) {
  const started = performance.now();
  const drawing: Drawing = await drawings[name]();
  const loaded = performance.now();
  await drawing.prepare();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const begun = performance.now();
  drawing.draw(points);
  await painted();
  return { load: loaded - started, draw: performance.now() - begun };
}

/** Resolves in the first task after the next frame was produced. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  });
}

Object.assign(globalThis, { measure, showCard: async () => (await import('./card.tsx')).showCard() });
