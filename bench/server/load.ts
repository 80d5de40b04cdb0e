/**
 * Sends one server the same requests by turns on many connections, each as soon as the one before has its response.
 * Argument: JSON of {port, texts, connections, seconds, groups}. Prints JSON of {requests, perSecond, p50Ms, p99Ms}.
 */
import { connect } from 'node:net';
import { chainAt } from './chains.ts';

const { port, texts, connections, seconds, groups } = JSON.parse(process.argv[2] ?? '{}') as {
  port: number;
  texts: string[];
  connections: number;
  seconds: number;
  /** Sync groups, of which each connection writes to some that no other writes to: to one where there are not more than connections. */
  groups: number;
};
/** Groups of one connection that are written to before one of them is again: together more than the database has pages at hand. */
const AT_A_TIME = 10;

const share = Math.floor(groups / connections);
/** All texts for some of a connection's groups: each text for every group before the next text. */
function bytesOf(connection: number): Buffer[] {
  const first = Math.floor(Math.random() * share);
  const chains = Array.from({ length: Math.min(share, AT_A_TIME) }, (_, at) =>
    chainAt(connection + connections * ((first + at) % share)),
  );
  return texts.flatMap((text) =>
    chains.map(({ token, id }) =>
      Buffer.from(text.replace('{token}', token).replace('{chain}', id), 'latin1'),
    ),
  );
}

/** What a connection sends, without end; after the last of a round each group has the state that it began with. */
function* requestsOf(connection: number) {
  for (let round = bytesOf(connection); ; round = share > 1 ? bytesOf(connection) : round)
    for (const [at, bytes] of round.entries()) yield { bytes, isLast: at === round.length - 1 };
}
const times: number[] = [];
let requests = 0;
let isOver = false;

/** Length of a whole response: head, blank line, and what Content-Length says. */
function answerLength(received: Buffer): number | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  if (!/^HTTP\/1\.1 (2\d\d|304) /.test(head)) throw new Error(head);
  const body = /^HTTP\/1\.1 (204|304)/.test(head) ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1]);
  return end + 4 + body;
}

/** All responses have the same length: the first is parsed, the others are counted. */
function ask(connection: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    const source = requestsOf(connection);
    let isLast = false;
    let length: number | undefined;
    let received = 0;
    let first = Buffer.alloc(0);
    let begin = 0;
    const next = () => {
      const request = source.next().value;
      isLast = request?.isLast ?? true;
      begin = performance.now();
      socket.write(request?.bytes ?? '');
    };
    socket.on('connect', next);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (length === undefined) {
        first = Buffer.concat([first, chunk]);
        length = answerLength(first);
      }
      if (length === undefined || received < length) return;
      if (received > length) throw new Error(`answers of different length: ${received} after ${length}`);
      received = 0;
      requests += 1;
      if (requests % 8 === 0) times.push(performance.now() - begin);
      if (isOver && isLast) socket.destroy();
      else next();
    });
  });
}

const begin = performance.now();
setTimeout(() => {
  isOver = true;
}, seconds * 1000);
await Promise.all(Array.from({ length: connections }, (_, at) => ask(at)));
const took = (performance.now() - begin) / 1000;
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
console.log(JSON.stringify({ requests, perSecond: requests / took, p50Ms: at(0.5), p99Ms: at(0.99) }));
