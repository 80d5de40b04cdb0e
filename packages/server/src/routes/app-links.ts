import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import { problemResponse } from '../http/responses/problem.ts';
import { mountResource } from '../http/responses/resource.ts';
import { OWN_SITE } from '../http/responses/response-headers.ts';

const FRESH_SECONDS = 3600;

const json = (body: unknown) =>
  new Response(JSON.stringify(body), {
    headers: {
      // Both systems ask for exactly this type, and follow no redirect.
      'content-type': 'application/json',
      'cache-control': `public, max-age=${FRESH_SECONDS}`,
      ...OWN_SITE,
    },
  });

const notSet = (variable: string) =>
  problemResponse('not-found', { detail: `No app is linked to this site: ${variable} is not set` });

/**
 * Which apps may open links to this site, as Android and iOS ask for it. Without the operator's word there is no such
 * file: a file that names nobody's app would only hide the fault.
 * @source https://developer.android.com/training/app-links/configure-assetlinks
 * @source https://developer.apple.com/documentation/xcode/supporting-associated-domains
 */
export function mountAppLinks(
  app: Hono,
  { appId, androidCertificates, appleTeamId }: Config['nativeApp'],
): void {
  mountResource(app, '/.well-known/assetlinks.json', {
    GET: () =>
      androidCertificates.length === 0
        ? notSet('ANDROID_CERT_SHA256')
        : json([
            {
              relation: ['delegate_permission/common.handle_all_urls'],
              target: {
                namespace: 'android_app',
                package_name: appId,
                sha256_cert_fingerprints: androidCertificates,
              },
            },
          ]),
  });
  mountResource(app, '/.well-known/apple-app-site-association', {
    GET: () =>
      appleTeamId === undefined
        ? notSet('APPLE_TEAM_ID')
        : json({
            applinks: {
              details: [
                {
                  appIDs: [`${appleTeamId}.${appId}`],
                  components: [{ '/': '/api/*', exclude: true }, { '/': '*' }],
                },
              ],
            },
          }),
  });
}
