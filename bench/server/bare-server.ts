/**
 * The floor: node:http alone, sending bytes that were ready before it started, and echoing what it is sent.
 * Arguments: port, then files, each a JSON of {path, status, headers, body in base64}.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

interface Ready {
  readonly path: string;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const [port, ...files] = process.argv.slice(2);
const ready = new Map(
  files.map((file) => {
    const { path, status, headers, body } = JSON.parse(readFileSync(file, 'utf8')) as Ready;
    return [path, { status, headers, body: Buffer.from(body, 'base64') }] as const;
  }),
);

const server = createServer((request, response) => {
  const found = ready.get(request.url ?? '');
  if (found !== undefined) response.writeHead(found.status, found.headers).end(found.body);
  else {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      response.writeHead(201, { 'content-length': body.length }).end(body);
    });
  }
});
server.listen(Number(port), '127.0.0.1', () => console.log('ready'));
