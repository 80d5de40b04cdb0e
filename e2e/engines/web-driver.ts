/** @source https://www.w3.org/TR/webdriver2/#keyboard-actions, the table of code points */
export const KEY_CODES = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Home: '\uE011',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

/** One command of a W3C WebDriver session, or of the driver itself; `until` gives it up. */
export type Command = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  until?: AbortSignal,
) => Promise<unknown>;

interface Failure {
  readonly error: string;
  readonly message: string;
}

/**
 * A client for a WebDriver server.
 * @source https://www.w3.org/TR/webdriver2/#protocol
 * @param base address of the driver or of a session in it
 */
export function webDriver(base: string): Command {
  return async (method, path, body, until) => {
    const response = await fetch(base + path, {
      method,
      ...(until && { signal: until }),
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as Failure;
    throw new Error(`${method} ${path}: ${error} ${message}`);
  };
}

/** An expression as the script that WebDriver runs: the last argument takes what it comes to. */
export const asyncScript = (expression: string) =>
  `const done = arguments[arguments.length - 1];
   new Promise((resolve) => resolve(${expression})).then(
     (value) => done({ value }), (error) => done({ error: String(error) }));`;
