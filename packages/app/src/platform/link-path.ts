/**
 * The view that a link into the app stands for.
 * @param link `https://<site>/currency/USD/EUR?q=1`, or the same under the app's own scheme,
 *   `app.equivale://currency/USD/EUR` or `app.equivale:///?q=1`
 * @returns path, query and hash with a leading slash; undefined when the link is none
 */
export function linkPath(link: string): string | undefined {
  const url = URL.parse(link);
  if (!url) return undefined;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // Under the own scheme the first segment stands where a web address has its host.
  const path = isWeb ? url.pathname : `/${url.host}${url.pathname}`;
  return path.replace(/^\/+|\/+$/g, '').replace(/^/, '/') + url.search + url.hash;
}
