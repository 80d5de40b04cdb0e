import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { root } from '../../scripts/run.mjs';
import { quickenStyles } from './test-styles.ts';

export const DOM = createRequire(join(root, 'packages/app/package.json')).resolve('happy-dom');
const { version } = JSON.parse(readFileSync(join(dirname(DOM), '../package.json'), 'utf8')) as {
  version: string;
};

/** The same in one file: its own six hundred take each worker three times as long to load. */
export const BUNDLED_DOM = join(root, `.cache/happy-dom-named-${version}.mjs`);

const { 'happy-dom': own } = builtinEnvironments;

const Shared = globalThis.BroadcastChannel;
const OWN = ` of thread ${threadId}`;
/** Node's channels join all threads: without a name of its own, a test would hear the tabs of another file. */
class OwnChannel extends Shared {
  constructor(name: string) {
    super(name.endsWith(OWN) ? name : name + OWN);
  }
}

/** Vitest's own environment of that name, with happy-dom from one file. */
const environment: Environment = {
  ...own,
  async setup(global, options) {
    const hooks = registerHooks({
      resolve: (specifier, context, next) =>
        specifier === 'happy-dom'
          ? { url: pathToFileURL(BUNDLED_DOM).href, format: 'module', shortCircuit: true }
          : next(specifier, context),
    });
    try {
      const environment = await own.setup(global, options);
      global.BroadcastChannel = OwnChannel;
      const { defaultView } = (global as typeof globalThis).document;
      if (defaultView) global.getComputedStyle = defaultView.getComputedStyle = quickenStyles(defaultView);
      return environment;
    } finally {
      hooks.deregister();
    }
  },
};
// biome-ignore lint/style/noDefaultExport: Vitest reads an environment from there
export default environment;
