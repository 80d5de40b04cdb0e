/** Path, query and hash of `https://site/…`, `app.equivale://…` or `app.equivale:///…`; undefined for others. */
export function linkPath(link: string): string | undefined {
  const url = URL.parse(link);
  if (!url) return undefined;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // Under the own scheme the first segment is where a web address has its host.
  const path = isWeb ? url.pathname : `/${url.host}${url.pathname}`;
  return path.replace(/^\/+|\/+$/g, '').replace(/^/, '/') + url.search + url.hash;
}
