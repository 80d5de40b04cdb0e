/**
 * Asks one server for each of many addresses, on several connections by turns, as a search engine or a cache in front does.
 * Argument: JSON of {port, connections, seconds}; input: a line of JSON for each crawl, the paths, `again` for paths that are asked for over and
 * over during those seconds. Prints a line with the responses per second for each.
 */
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

interface Crawl {
  readonly paths: readonly string[];
  readonly again: boolean;
}
const { port, connections, seconds } = JSON.parse(process.argv[2] ?? '{}') as Record<string, number> & {
  port: number;
  connections: number;
  seconds: number;
};

const bytesOf = (path: string) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip, br\r\n\r\n`, 'latin1');

/** What is still to come of a response whose beginning is here. */
function missing(begin: Buffer): number {
  const end = begin.indexOf('\r\n\r\n');
  const head = begin.toString('latin1', 0, end);
  if (end < 0 || !head.startsWith('HTTP/1.1 200 ')) throw new Error(`no whole head: ${head}`);
  return end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]) - begin.length;
}

/** Asks on one connection until there is nothing more to ask. */
function crawlOn(socket: Socket, next: () => Buffer | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    let left = 0;
    const ask = () => {
      const bytes = next();
      if (bytes !== undefined) return void socket.write(bytes);
      socket.removeAllListeners();
      resolve();
    };
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server has closed a connection')));
    socket.on('data', (chunk) => {
      left = left === 0 ? missing(chunk) : left - chunk.length;
      if (left === 0) ask();
    });
    ask();
  });
}

const sockets = await Promise.all(
  Array.from(
    { length: connections },
    () =>
      new Promise<Socket>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket.setNoDelay(true)));
        socket.once('error', reject);
      }),
  ),
);
for await (const line of createInterface({ input: process.stdin })) {
  const { paths, again } = JSON.parse(line) as Crawl;
  const requests = paths.map(bytesOf);
  const begin = performance.now();
  const until = begin + seconds * 1000;
  let asked = 0;
  const next = () =>
    asked < requests.length || (again && performance.now() < until)
      ? requests[asked++ % requests.length]
      : undefined;
  await Promise.all(sockets.map((socket) => crawlOn(socket, next)));
  console.log((asked * 1000) / (performance.now() - begin));
}
for (const socket of sockets) socket.destroy();
