/** SPEC section 8: storage errors go to the console and nowhere else. No amounts and no pairs in the message. */
export function logStorage(message: string, cause?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification names the console as the place for these
  console.warn(message, cause ?? '');
}
