/**
 * Many connections to one server, in a process of their own. Input: a line of JSON, {@link Crowd}. Prints a line once every
 * connection has come as far as `until`; when its input ends, it prints JSON of {@link CrowdOutcome} and ends.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

/** What the connections do. */
export interface Crowd {
  /** Of the server. */
  readonly url: string;
  /** What each connection sends at once; there are as many as there are of these. */
  readonly bytes: readonly string[];
  /** How often the bytes are sent in a row. */
  readonly times?: number;
  /** Whether what comes back is read. */
  readonly reads: boolean;
  /** The crowd is complete when every connection has sent all it can, or has been closed. */
  readonly until: 'sent' | 'closed';
}

interface CrowdOutcome {
  /** Connections that the server has closed. */
  readonly closed: number;
  /** Responses by status, as far as they were read. */
  readonly statuses: Readonly<Record<string, number>>;
}

interface RunningCrowd {
  /** Closes what is open. */
  end(): Promise<CrowdOutcome>;
}

/** Starts a crowd and waits until it is complete. */
export async function startCrowd(crowd: Crowd): Promise<RunningCrowd> {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.write(`${JSON.stringify(crowd)}\n`);
  await lines.next();
  return {
    async end() {
      child.stdin.end();
      const { value } = await lines.next();
      return JSON.parse(value ?? '{}') as CrowdOutcome;
    },
  };
}

async function gather({ url, bytes, times = 1, reads, until }: Crowd): Promise<() => CrowdOutcome> {
  const { hostname, port } = new URL(url);
  const statuses: Record<string, number> = {};
  let closed = 0;
  const join = (text: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(text.repeat(times));
        if (until === 'sent') resolve();
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        closed += 1;
        resolve();
      });
      if (!reads) return void socket.pause();
      socket.setEncoding('latin1').on('data', (received: string) => {
        for (const [, status = ''] of received.matchAll(/HTTP\/1\.1 (\d{3}) /g))
          statuses[status] = (statuses[status] ?? 0) + 1;
      });
    });
  await Promise.all(bytes.map(join));
  return () => ({ closed, statuses });
}

if (import.meta.main) {
  const input = createInterface({ input: process.stdin });
  const [line] = await once(input, 'line');
  const outcome = await gather(JSON.parse(line) as Crowd);
  console.log('complete');
  await once(input, 'close');
  console.log(JSON.stringify(outcome()));
  process.exit(0);
}
