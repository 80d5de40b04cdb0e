/**
 * The floor: node:http alone, sending bytes that were ready before it started, and echoing parsed JSON.
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
      const text = JSON.stringify(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      response.writeHead(201, headers).end(text);
    });
  }
});
server.listen(Number(port), '127.0.0.1', () => console.log('ready'));
