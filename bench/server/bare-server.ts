/**
 * The floor: node:http alone, sending bytes that were ready before it started, and echoing what it is sent; what is sent to
 * `/flushed` once it is in a file and on the disk.
 * Arguments: port, the file, then files, each a JSON of {path, status, headers, body in base64}.
 */
import { fdatasyncSync, openSync, readFileSync, writevSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';

interface Ready {
  readonly path: string;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const [port, flushed = '', ...files] = process.argv.slice(2);
const ready = new Map(
  files.map((file) => {
    const { path, status, headers, body } = JSON.parse(readFileSync(file, 'utf8')) as Ready;
    return [path, { status, headers, body: Buffer.from(body, 'base64') }] as const;
  }),
);

const echo = (response: ServerResponse, body: Buffer) =>
  response.writeHead(201, { 'content-length': body.length }).end(body);

const file = openSync(flushed, 'w');
/** Longer than any group of bodies, and less than what a run would fill a disk with. */
const FILE_BYTES = 64 * 2 ** 20;
let end = 0;
let waiting: { readonly response: ServerResponse; readonly body: Buffer }[] = [];

/** As our own writes, what arrives in one turn of the event loop shares a flush. */
function flush(): void {
  const group = waiting;
  waiting = [];
  end = end > FILE_BYTES ? 0 : end;
  end += writevSync(
    file,
    group.map(({ body }) => body),
    end,
  );
  fdatasyncSync(file);
  for (const { response, body } of group) echo(response, body);
}

const server = createServer((request, response) => {
  const found = ready.get(request.url ?? '');
  if (found !== undefined) response.writeHead(found.status, found.headers).end(found.body);
  else {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      if (request.url !== '/flushed') return echo(response, body);
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ response, body });
    });
  }
});
server.listen(Number(port), '127.0.0.1', () => console.log('ready'));
