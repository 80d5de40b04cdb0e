import { SITE_PATH, type SiteAddresses } from '@equivale/contract';
import type { Hono } from 'hono';
import { mountResource } from '../http/responses/resource.ts';
import { OWN_SITE } from '../http/responses/response-headers.ts';

/** The addresses that the app shows: no script has them, so that one build serves any site. */
export function mountSite(app: Hono, { supportAddress, donationUrl, playStoreId }: SiteAddresses): void {
  const body = { supportAddress, donationUrl, playStoreId };
  mountResource(app, SITE_PATH, {
    GET: () => Response.json(body, { headers: { 'cache-control': 'no-cache', ...OWN_SITE } }),
  });
}
