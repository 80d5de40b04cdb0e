import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CURRENCIES, findCurrency, POPULAR_CURRENCIES } from '@equivale/core';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const MODULE = 'virtual:flags.svg';
const folder = join(dirname(require.resolve('circle-flags/package.json')), 'flags');

const NUMBER = String.raw`([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*`;
const NUMBERS = new RegExp(NUMBER, 'g');
/** Two radii, an angle, two flags that need nothing between them, and where the arc ends. */
const ARCS = new RegExp(NUMBER.repeat(3) + String.raw`([01])[\s,]*`.repeat(2) + NUMBER.repeat(2), 'g');

/** The numbers of one command in whole steps; a radius that would vanish stays. */
const wholeNumbers = (command: string, numbers: string): number[] =>
  [...numbers.matchAll(/a/i.test(command) ? ARCS : NUMBERS)].flatMap(([, ...values]) =>
    values.map(
      (value, at) => Math.round(Number(value)) || (values.length === 7 && at < 2 ? Number(value) : 0),
    ),
  );

/** A path in whole steps of a flag's 512: a step is a fifth of a pixel of the finest screens, and fractions are a fifth of the sprite. */
export const wholePath = (path: string): string =>
  path.replace(
    /([a-z])([^a-z]*)/gi,
    (_, command: string, numbers: string) =>
      command + wholeNumbers(command, numbers).join(' ').replaceAll(' -', '-').replaceAll(/\b0\./g, '.'),
  );

/** A flag in its 512 steps with prefixed ids and without its mask; throws where the package has none. */
export function renderFlag(region: string): string {
  const inner = readFileSync(join(folder, `${region}.svg`), 'utf8')
    .trim()
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/<mask id="a">.*?<\/mask>/, '')
    .replace(/^<g mask="url\(#a\)">(.*)<\/g>$/, '$1')
    .replaceAll(/ d="([^"]+)"/g, (_, path: string) => ` d="${wholePath(path)}"`)
    .replaceAll(/\bid="([^"]+)"/g, `id="${region}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${region}-$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${region}-$1"`)
    // The same order in all: what is alike compresses best side by side.
    .replaceAll(/<path fill="([^"]+)" d="([^"]+)"\/>/g, '<path d="$2" fill="$1"/>');
  return `<g id="flag-${region}">${inner}</g>`;
}

/** So many of the currencies that are looked for most have their flags in a file of their own. */
const MOST_WANTED = 24;

const regions = new Set(CURRENCIES.flatMap(({ region }) => region ?? []));
const mostWanted = new Set(
  POPULAR_CURRENCIES.slice(0, MOST_WANTED).flatMap((code) => findCurrency(code)?.region ?? []),
);

const renderSprite = (codes: Iterable<string>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Array.from(codes, renderFlag).join('')}</svg>`;

/** A browser builds a document of a whole sprite for the first flag that it renders from it: what most pages show has a small one. */
const sprites = [
  { name: 'flags-most-wanted.svg', flags: mostWanted },
  { name: 'flags.svg', flags: [...regions].filter((region) => !mostWanted.has(region)) },
] as const;

/** The module that says in which sprite the flag of a region is. @param addresses of the sprites, as expressions */
const moduleOf = ([wanted, others]: readonly string[]) =>
  `const wanted = ${JSON.stringify([...mostWanted].join(' '))};
   export const spriteOf = (region) => (wanted.includes(region) ? ${wanted} : ${others});`;

/** Gives `virtual:flags.svg` the addresses of two sprites with the flags of all currencies. */
export function flagSprites(): Plugin {
  let isBuild = false;
  return {
    name: 'equivale-flag-sprites',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    configureServer(server) {
      for (const { name, flags } of sprites)
        server.middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader('content-type', 'image/svg+xml');
          response.end(renderSprite(flags));
        });
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      if (!isBuild) return moduleOf(sprites.map(({ name }) => JSON.stringify(`/${name}`)));
      return moduleOf(
        sprites.map(({ name, flags }) => {
          const file = this.emitFile({ type: 'asset', name, source: renderSprite(flags) });
          return `import.meta.ROLLUP_FILE_URL_${file}`;
        }),
      );
    },
  };
}
