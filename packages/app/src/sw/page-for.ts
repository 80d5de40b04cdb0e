/**
 * The stored page that answers a navigation.
 * @param pathname of the address asked for, with or without a slash at its end
 * @param stored URLs of the pages in the precache, such as `/kept.html` and `/en/kept.html`
 * @returns the page written for that address, else the empty shell, which renders any address
 */
export function pageFor(pathname: string, stored: ReadonlySet<string>): string {
  const own = `${pathname.replace(/\/+$/, '')}/kept.html`;
  return stored.has(own) ? own : '/app.html';
}

/**
 * What the server answers itself: its API, what operators, clients and browsers ask for by well-known names, and the pages for people
 * who build, of which no device keeps anything.
 */
const SERVER_PATH =
  /^\/(?:(?:api|\.well-known|mcp)(?:\/|$)|(?:metrics|healthz|readyz)\/?$|(?:[a-z]{2}\/)?(?:docs|embed|status)(?:\/|$))/;

/**
 * Whether a navigation is the app's to answer: everything but the server's own addresses and files with an ending.
 * @param pathname of the address asked for
 */
export const isAppPath = (pathname: string): boolean =>
  !SERVER_PATH.test(pathname) && !/\.[a-z\d]+$/i.test(pathname);
