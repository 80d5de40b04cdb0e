import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { renderDocuments, WrittenDocument } from '../packages/app/src/prerender/render-documents.tsx';
import { loadConfig } from '../packages/server/src/config.ts';
import { buildModule } from './build-element.ts';
import { alternateLinks, escapeHtml } from './build-head.ts';
import { root } from './run.mjs';

/** Sets the stored theme, else the device's, before the first paint. */
const THEME = `let dark=matchMedia('(prefers-color-scheme:dark)').matches;\
try{dark=JSON.parse(localStorage.getItem('equivale-preferences')).state.theme==='dark'}catch{}\
document.documentElement.dataset.theme=dark?'dark':'light'`;

function pageOf(document: WrittenDocument, css: string, siteUrl: string): string {
  const { language, path, alternates, title, description, body, script, words } = document;
  const data = words
    ? `<script type="application/json" id="words">${JSON.stringify(words).replaceAll('<', '\\u003c')}</script>`
    : '';
  return `<!doctype html>
<html lang="${language}" data-theme="light"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">
<meta name="theme-color" content="#1e293b"><link rel="icon" href="/icons/mark.svg" type="image/svg+xml">
<link rel="canonical" href="${siteUrl}${path}">${alternateLinks(alternates, siteUrl)}
<script>${THEME}</script><style>${css}</style>
</head><body>${body}${data}${script ? `<script type="module" src="${script}"></script>` : ''}</body></html>
`;
}

/** Writes `/docs`, `/embed` and `/status` for developers; the service worker stores none of them. */
export async function writeDocuments(
  dist: string,
  renderer: string,
  siteUrl: string,
  integrity: string,
): Promise<readonly WrittenDocument[]> {
  const rendering: {
    readonly documentStyles: string;
    readonly renderDocuments: typeof renderDocuments;
  } = await import(renderer);
  const openApi = JSON.parse(await readFile(join(root, 'packages/server/openapi.json'), 'utf8'));
  const loaded = loadConfig({});
  if (!loaded.ok) throw new Error('the server does not start without settings');
  const { perMinute } = loaded.config.limits;
  await buildModule({
    folder: 'packages/app',
    input: 'src/features/status/status.ts',
    outDir: dist,
    file: 'status.js',
  });
  const documents = rendering.renderDocuments({ siteUrl, openApi, integrity, perMinute });
  for (const document of documents) {
    await mkdir(join(dist, document.path), { recursive: true });
    await writeFile(
      join(dist, document.path, 'index.html'),
      pageOf(document, rendering.documentStyles, siteUrl),
    );
  }
  return documents;
}
