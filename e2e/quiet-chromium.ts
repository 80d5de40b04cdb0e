/** Chromium without its own background traffic: a test tour must show the app's requests only. */
export const QUIET_CHROMIUM = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A name that is not localhost: over plain http its pages have no secure context.
  '--host-resolver-rules=MAP equivale.test 127.0.0.1',
];
