/** The stored page that answers a navigation, else the empty shell, which renders any address. */
export function pageFor(pathname: string, stored: ReadonlySet<string>): string {
  const own = `${pathname.replace(/\/+$/, '')}/kept.html`;
  return stored.has(own) ? own : '/app.html';
}

/** What the server answers itself: API, well-known names, pages for developers. */
const SERVER_PATH =
  /^\/(?:(?:api|\.well-known|mcp)(?:\/|$)|(?:metrics|healthz|readyz)\/?$|(?:[a-z]{2}\/)?(?:docs|embed|status)(?:\/|$))/;

/** Everything but the server's own addresses and files with an ending. */
export const isAppPath = (pathname: string): boolean =>
  !SERVER_PATH.test(pathname) && !/\.[a-z\d]+$/i.test(pathname);
