import { type CopyWork, copyWork } from './copy-work.ts';

/** A request to the thread; it replies `undefined` once, when it is ready. */
export interface Request {
  readonly id: number;
  readonly name: keyof CopyWork;
  readonly given: readonly unknown[];
}
export type Reply = { readonly id: number } & ({ readonly value: unknown } | { readonly error: string });

const { addEventListener: listen, postMessage: reply } = globalThis as unknown as Worker;

listen('message', async ({ data: { id, name, given } }: MessageEvent<Request>) => {
  try {
    reply({ id, value: await (copyWork[name] as (...all: readonly unknown[]) => unknown)(...given) });
  } catch (error) {
    reply({ id, error: String(error) });
  }
});
reply(undefined);
