/** A command of `package.json` in a form that is over soon and writes nothing that is committed. */
export interface CommandForm {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** It goes on until it is ended: what answers once it runs. */
  readonly serves?: string;
}

/** What the forms may use: a folder of their own, and two free ports. */
export interface FormContext {
  readonly folder: string;
  readonly ports: readonly [number, number];
  /** Settings with which no source is asked. */
  readonly offline: Readonly<Record<string, string>>;
}

/** What `npm run bench` measures, part by part. */
const MEASUREMENTS = 'chart core forecast packages questions server start web'.split(' ');

/**
 * How each command is run to see that it works: by a longer command that does all it does, or in its cheap form by the part
 * `commands` of `npm run soak`, in this order.
 */
export function commandForms({
  folder,
  ports: [port, apiPort],
  offline,
}: FormContext): Readonly<
  Record<string, CommandForm | 'npm test' | 'npm run soak' | 'npm run bench' | 'by hand'>
> {
  const data = { ...offline, DATA_DIR: `${folder}/data` };
  const serves = `http://127.0.0.1:${port}`;
  const servers = { ...data, PORT: String(port), API_PORT: String(apiPort), HOST: '127.0.0.1' };
  const tested = 'prepare build test test:lint test:types test:imports test:dead test:size'.split(' ');
  return {
    ...Object.fromEntries(tested.map((name) => [name, 'npm test' as const])),
    soak: 'npm run soak',
    start: { env: servers, serves },
    dev: { env: servers, serves },
    equivale: { args: ['100 usd a eur'], env: data },
    format: { args: ['bench/soak/command-forms.ts'] },
    'test:unit': { args: ['scripts/docs'] },
    'test:e2e': { args: ['fonts', '--project=phone'] },
    'test:engines': { args: ['--list'] },
    conformance: {},
    translations: {},
    'build:languages': {},
    'build:sources': {},
    'build:openapi': {},
    'build:packages': {},
    'build:extension': {},
    // Needs recorded prices, and two browsers.
    'bench:extension': 'by hand',
    'check:packages': {},
    'pack:service': { args: [`${folder}/service`] },
    // Commits, and takes minutes: tried by itself before each release.
    release: 'by hand',
    keys: { env: data },
    'publish:static': { args: [`${folder}/public`], env: data },
    backup: { args: [`${folder}/copy.sqlite`], env: data },
    shots: { args: [`${folder}/shots`] },
    brand: { args: [`${folder}/brand`] },
    'native:sync': {},
    'native:check': {},
    mutation: {
      args: ['-m', 'packages/core/src/text/listed-terms.ts'],
      env: { TESTS_OF: 'text' },
    },
    'fuzz:http': { args: ['200', '1'] },
    'soak:kill': { args: ['1'] },
    'soak:alerts': { args: ['5'] },
    bench: { args: ['--try'], env: { WEB_PARTS: 'session' } },
    ...Object.fromEntries(MEASUREMENTS.map((name) => [`bench:${name}`, 'npm run bench' as const])),
  };
}
