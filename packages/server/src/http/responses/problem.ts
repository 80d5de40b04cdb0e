import type { Problem } from '@equivale/contract';
import { OWN_SITE } from './response-headers.ts';

/** Every refusal the service knows: status and title. The key ends the problem's `type`. */
const PROBLEMS = {
  'malformed-request': [400, 'The request could not be read'],
  'malformed-code': [400, 'Not a currency code'],
  'unknown-period': [400, 'Unknown period'],
  'unknown-parameter': [400, 'Unknown parameter'],
  'malformed-body': [400, 'Not JSON'],
  'invalid-field': [400, 'A field is not valid'],
  unauthorized: [401, 'Not authorized'],
  'cross-site': [403, 'Request from another site'],
  'unknown-currency': [404, 'Unknown currency'],
  'not-found': [404, 'Not found'],
  'push-off': [404, 'No alerts are pushed'],
  'records-off': [404, 'No records are stored here'],
  'method-not-allowed': [405, 'Method not allowed'],
  'favorite-exists': [409, 'Favorite already exists'],
  'favorite-removed': [409, 'Favorite removed since'],
  'favorites-full': [409, 'No room for another favorite'],
  'chain-ended': [409, 'The chain has ended'],
  'message-exists': [409, 'Message already sent'],
  'state-changed': [412, 'Another state is in the place'],
  'body-too-large': [413, 'Body too large'],
  'unsupported-media-type': [415, 'Unsupported media type'],
  misdirected: [421, 'Not a host of this service'],
  'precondition-required': [428, 'Say what the state replaces'],
  'too-many-requests': [429, 'Too many requests'],
  internal: [500, 'The service failed'],
  'not-ready': [503, 'Not ready'],
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

interface Particulars {
  /** What happened this time, in English; holds nothing that the client did not send. */
  readonly detail: string;
  /** The input at fault. */
  readonly field?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The response that refuses a request.
 * @source RFC 9457
 */
export function problemResponse(code: ProblemCode, { detail, field, headers }: Particulars): Response {
  const [status, title] = PROBLEMS[code];
  const body: Problem = { type: `/problems/${code}`, title, status, detail, ...(field && { field }) };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...OWN_SITE,
      ...headers,
    },
  });
}
