import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'serve.mjs');

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const answers = async (url: string) =>
  fetch(`${url}/api/exchange-rates`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A server of a test's own, which the test may take away. */
export interface OwnServer {
  readonly url: string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

/**
 * Starts the real server on a fresh data folder and a free port, off the network.
 * @param env settings of its own, such as `APP_DIR`: the folder of the built app
 */
export async function startOwnServer(env: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [script], {
    env: { ...process.env, ...env, PORT: String(port) },
    // Over the channel it hears that this process is gone, in whatever way: where a fixture took too long nobody kills it.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null)
      throw new Error(`the server ended with ${child.exitCode} before it answered`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    kill: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
