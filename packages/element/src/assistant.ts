/**
 * Fills the page that assistants show beside an answer: one element with the figures of that answer, or its text.
 * @source https://github.com/modelcontextprotocol/ext-apps/blob/main/specification/2026-01-26/apps.mdx
 */
interface Context {
  readonly theme?: 'light' | 'dark';
  readonly locale?: string;
}
interface Answer {
  readonly content: readonly { readonly text?: string }[];
  readonly _meta?: {
    readonly 'app.equivale/card'?: {
      readonly amount: string;
      readonly from: string;
      readonly to: string;
      readonly table?: object;
    };
  };
}
interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: { readonly hostContext?: Context };
}

const INITIALIZE = 1;
const NO_SUCH_METHOD = -32601;
const main = document.querySelector('main') as HTMLElement;
const converter = document.createElement('equivale-converter');
let table: object | undefined;
let answers = 0;

// The element asks a service for its rates, and nobody else asks here: the table came with the answer.
globalThis.fetch = async () => Response.json(table);

const send = (message: object) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*');

function follow({ theme, locale }: Context): void {
  if (theme) converter.setAttribute('theme', theme);
  if (theme) document.documentElement.style.colorScheme = theme;
  if (locale) converter.lang = locale;
}

function show({ content, _meta }: Answer): void {
  const card = _meta?.['app.equivale/card'];
  if (!card) {
    main.textContent = content[0]?.text ?? '';
    return;
  }
  const { table: ofAnswer, ...attributes } = card;
  table = ofAnswer;
  // Each answer is of a service of its own, whose table is asked for anew.
  const service = `https://${++answers}.invalid`;
  for (const [name, value] of Object.entries({ ...attributes, service, fixed: '' }))
    converter.setAttribute(name, value);
  main.replaceChildren(converter);
}

const handlers: Readonly<Record<string, (params: never) => void>> = {
  'ui/notifications/tool-result': show,
  'ui/notifications/host-context-changed': follow,
  'ui/resource-teardown': () => {},
  ping: () => {},
};

addEventListener('message', ({ data, source }: MessageEvent<Message>) => {
  if (source !== parent) return;
  const { id, method, params, result } = data;
  if (id === INITIALIZE && result) {
    follow(result.hostContext ?? {});
    send({ method: 'ui/notifications/initialized' });
    new ResizeObserver(() => {
      const { width, height } = document.documentElement.getBoundingClientRect();
      send({
        method: 'ui/notifications/size-changed',
        params: { width: Math.ceil(width), height: Math.ceil(height) },
      });
    }).observe(document.documentElement);
  }
  const handler = method === undefined ? undefined : handlers[method];
  handler?.(params as never);
  if (method === undefined || id === undefined) return;
  send(handler ? { id, result: {} } : { id, error: { code: NO_SUCH_METHOD, message: method } });
});

send({
  id: INITIALIZE,
  method: 'ui/initialize',
  params: {
    appInfo: { name: 'equivale', version: '1.0.0' },
    appCapabilities: {},
    protocolVersion: '2026-01-26',
  },
});
