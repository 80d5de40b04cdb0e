import { OWN_SITE } from './response-headers.ts';

/** Headers of an answer about one device: kept by nobody, read by no other site. */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  ...OWN_SITE,
} as const;

/** An answer before it takes the form of the server that sends it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An answer for one device alone. */
export function privateResponse(
  body: unknown,
  status: 200 | 201,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const all = { 'content-type': 'application/json', ...PRIVATE, ...headers };
  return { status, headers: all, body: JSON.stringify(body) };
}

/** The same answer for a handler of the web's interface. */
export const asResponse = (answer: Answer | Response): Response =>
  answer instanceof Response ? answer : new Response(answer.body, answer);

/** An answer of 200 for one device alone. */
export const privateJson = (body: unknown): Response => asResponse(privateResponse(body, 200));
