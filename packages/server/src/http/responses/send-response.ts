import type { ServerResponse } from 'node:http';
import type { Answer } from './private-json.ts';

/** Sends a whole response on node's own terms. */
export async function sendResponse(response: ServerResponse, answer: Answer | Response): Promise<void> {
  const body = answer instanceof Response ? await answer.text() : answer.body;
  const headers = answer instanceof Response ? Object.fromEntries(answer.headers) : answer.headers;
  response.writeHead(answer.status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}
