import type { Parsed } from '@equivale/contract';
import type { Responses } from '@equivale/contract/responses';

/** Failure of a call: HTTP status (0 without a response) and SPEC section 8's message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(status: number, message: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

export type Method = 'GET' | 'POST' | 'DELETE';

/** Addresses of a declared path: `/averages/{from}/{to}` with codes in it, and any query behind it. */
type Addresses<Path extends string> = Path extends `${infer Head}{${string}}${infer Tail}`
  ? `${Head}${string}${Addresses<Tail>}`
  : Path | `${Path}?${string}`;
type ResponseOf<Call extends Method, Path extends string> = {
  [Key in keyof Responses]: Key extends `${Call} ${infer Declared}`
    ? Path extends Addresses<Declared>
      ? Responses[Key]
      : never
    : never;
}[keyof Responses];

/** A path below the API's base, where the table of calls has it and what it responds with is a `T`. */
export type Called<Path extends string, T, Call extends Method = 'GET'> = [
  Extract<ResponseOf<Call, Path>, T>,
] extends [never]
  ? never
  : Path;

export interface ApiCall<T> {
  readonly method?: Method;
  readonly body?: unknown;
  /** Whether cookies are sent to another origin. */
  readonly withDevice?: boolean;
  /** Parses the response by the contract. */
  readonly parse: (input: unknown) => Parsed<T>;
}

const looksLikeHtml = (body: string) => /^\s*</.test(body);

async function exchange(url: string, call: ApiCall<unknown>): Promise<{ response: Response; body: string }> {
  const { method = 'GET', body, withDevice = false } = call;
  try {
    const response = await fetch(url, {
      method,
      mode: 'cors',
      // Bypasses the browser's cache, whose hour-old response would pass for a current one.
      cache: 'no-cache',
      credentials: withDevice ? 'include' : 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { response, body: await response.text() };
  } catch (error) {
    throw new ApiError(0, `Network error: ${error instanceof Error ? error.message : error}`, error);
  }
}

function readJson(text: string, status: number, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ApiError(status, `Invalid JSON response from ${url}`, error);
  }
}

/** Calls the API. Throws ApiError without network and for an HTML, failed or invalid response. */
export async function requestJson<T>(url: string, call: ApiCall<T>): Promise<T> {
  const { response, body } = await exchange(url, call);
  const { ok, status, statusText } = response;
  if (looksLikeHtml(body)) {
    throw new ApiError(status, `API returned HTML page instead of JSON. URL: ${url}`);
  }
  if (!ok) throw new ApiError(status, body || statusText);
  const parsed = call.parse(readJson(body, status, url));
  if (!parsed.ok) {
    throw new ApiError(status, `Invalid JSON response from ${url}: ${parsed.field} ${parsed.reason}`);
  }
  return parsed.value;
}
