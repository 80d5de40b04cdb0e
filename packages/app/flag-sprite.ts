import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CURRENCIES } from '@equivale/core';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const MODULE = 'virtual:flags.svg';
const DEV_PATH = '/flag-sprite.svg';

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

/** A flag of the package as a group in its 512 steps, which whoever draws it scales: the round mask goes (the page clips the circle), ids get the flag's own prefix. */
function toGroup(region: string, svg: string): string {
  const inner = svg
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/<mask id="a">.*?<\/mask>/, '')
    .replace(/^<g mask="url\(#a\)">(.*)<\/g>$/, '$1')
    .replaceAll(/ d="([^"]+)"/g, (_, path: string) => ` d="${wholePath(path)}"`)
    .replaceAll(/\bid="([^"]+)"/g, `id="${region}-$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${region}-$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${region}-$1"`)
    // The same order in all: what is alike compresses best side by side.
    .replaceAll(/<path fill="([^"]+)" d="([^"]+)"\/>/g, '<path d="$2" fill="$1"/>');
  return `<g id="${region}">${inner}</g>`;
}

/** The flags of all currencies in one file. @throws where the package has no flag for a region of the table */
function drawSprite(): string {
  const folder = join(dirname(require.resolve('circle-flags/package.json')), 'flags');
  const regions = new Set(CURRENCIES.flatMap(({ region }) => region ?? []));
  const flags = [...regions].map((region) =>
    toGroup(region, readFileSync(join(folder, `${region}.svg`), 'utf8').trim()),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${flags.join('')}</svg>`;
}

/** Gives `virtual:flags.svg` the address of one sprite with the flags of all currencies. */
export function flagSprite(): Plugin {
  let isBuild = false;
  return {
    name: 'equivale-flag-sprite',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    configureServer(server) {
      server.middlewares.use(DEV_PATH, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(drawSprite());
      });
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      if (!isBuild) return `export const spriteAddress = ${JSON.stringify(DEV_PATH)};`;
      const file = this.emitFile({ type: 'asset', name: 'flags.svg', source: drawSprite() });
      return `export const spriteAddress = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
