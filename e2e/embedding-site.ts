import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of somebody else's, who embeds the element. */
export interface EmbeddingSite {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a page of another origin that allows nothing but the element and its service: no inline script or style, no
 * markup written by script, nothing of others that has not been opened to all.
 * @param service address of the service, without a slash at its end
 * @param language of the page
 */
export async function openEmbeddingSite(service: string, language = 'es'): Promise<EmbeddingSite> {
  const module = Buffer.from(await (await fetch(`${service}/embed.js`)).arrayBuffer());
  const integrity = `sha384-${createHash('sha384').update(module).digest('base64')}`;
  const page = `<!doctype html><html lang="${language}" data-app="started"><head><title>Un viaje largo</title>
    <link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">
    <script type="module" src="${service}/embed.js" integrity="${integrity}" crossorigin></script></head>
    <body><main><h1>Qué cámara llevar</h1>
    <equivale-converter from="USD" to="EUR" amount="129"><a href="${service}/?q=129+USD">129 USD en EUR</a></equivale-converter>
    </main></body></html>`;
  const policy = [
    "default-src 'none'",
    `script-src ${service}`,
    `connect-src ${service}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cross-origin-embedder-policy': 'require-corp',
    });
    response.end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What the element shows, and with what the page was made; run in the page. */
export function seenOfElement() {
  const root = document.querySelector('equivale-converter')?.shadowRoot;
  const textOf = (part: string) => root?.querySelector(`[part="${part}"]`)?.textContent ?? '';
  const card = root?.querySelector('[part="card"]');
  return {
    result: textOf('result'),
    note: textOf('note'),
    isStyled: card !== null && card !== undefined && getComputedStyle(card).borderRadius === '16px',
    cookie: document.cookie,
    origins: [...new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin))],
  };
}

/** Puts the focus into the element's field, with all of its text selected; run in the page. */
export function focusAmount(): void {
  const field = document.querySelector('equivale-converter')?.shadowRoot?.querySelector('input');
  field?.focus();
  field?.select();
}
