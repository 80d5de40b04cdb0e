import type { Context } from 'hono';
import { NATIVE_ORIGINS } from '../responses/every-site.ts';
import { problemResponse } from '../responses/problem.ts';

/** Whether a page of a packaged app makes a request: to the service it is another site. */
export const isOfNativeApp = ({ req }: Context): boolean =>
  NATIVE_ORIGINS.includes(req.header('origin') ?? '');

/**
 * Refuses a request that another site's page makes with our cookie. Browsers say where a request comes from; what says
 * nothing is no browser, and carries no stranger's cookie.
 * @source OWASP Cross-Site Request Forgery Prevention Cheat Sheet: Fetch Metadata, with Origin where it is missing
 */
export function refuseOtherSites({ req }: Context): Response | undefined {
  const site = req.header('sec-fetch-site');
  const origin = req.header('origin');
  const foreign =
    site === undefined
      ? origin !== undefined && URL.parse(origin)?.host !== req.header('host')?.toLowerCase()
      : site !== 'same-origin' && site !== 'none';
  if (!foreign) return undefined;
  return problemResponse('cross-site', { detail: 'Only pages of this site may do this' });
}

/** The same, but for the packaged apps, which may use the records of their device. */
export const refuseOthersThanApp = (c: Context): Response | undefined =>
  isOfNativeApp(c) ? undefined : refuseOtherSites(c);
