import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server in a process of its own, for tests of what happens between processes. */
export interface Replica {
  readonly url: string;
  readonly pid: number;
  /** Resolves with the first log line that contains a text, also one already written. */
  logged(text: string): Promise<string>;
  /** All that it has written so far. */
  log(): string;
  /** Ends the process, where it has not ended yet. @returns its exit code; null when the signal ended it */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

interface Log {
  readonly lines: string[];
  readonly waiting: Set<() => void>;
}

function waitFor({ lines, waiting }: Log, text: string, child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const line = lines.find((entry) => entry.includes(text));
      if (line === undefined && child.exitCode === null && child.signalCode === null) return;
      waiting.delete(look);
      if (line === undefined) reject(new Error(`ended before "${text}":\n${lines.join('\n')}`));
      else resolve(line);
    };
    waiting.add(look);
    child.once('close', look);
    look();
  });
}

/**
 * Starts `main.ts` on a free port and waits until it listens.
 * @param env settings beside the port
 */
export async function startReplica(env: Record<string, string>): Promise<Replica> {
  const main = join(import.meta.dirname, '../main.ts');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const inherited = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
  // As `npm start` and the image do.
  const child = spawn(process.execPath, ['--max-semi-space-size=4', main], {
    env: { ...inherited, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: Log = { lines: [], waiting: new Set() };
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      log.lines.push(line);
      for (const look of log.waiting) look();
    });
  const logged = (text: string) => waitFor(log, text, child);
  const { url } = JSON.parse(await logged('"listening"')) as { url: string };
  return {
    url,
    pid: child.pid ?? 0,
    logged,
    log: () => log.lines.join('\n'),
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill(signal);
        await gone;
      }
      return child.exitCode;
    },
  };
}
