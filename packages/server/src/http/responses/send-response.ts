import type { ServerResponse } from 'node:http';
import type { PlainResponse } from './private-json.ts';

/** Sends a whole response on Node's own objects. */
export async function sendResponse(response: ServerResponse, sent: PlainResponse | Response): Promise<void> {
  const body = sent instanceof Response ? await sent.text() : sent.body;
  const headers = sent instanceof Response ? Object.fromEntries(sent.headers) : sent.headers;
  response.writeHead(sent.status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}
