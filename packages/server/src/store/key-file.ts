import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Store } from './open-store.ts';

/** Under which a store has the private keys for signed rates and for push messages. */
export const KEY_NAMES: readonly string[] = ['signing-keys', 'push-keys'];

type Keys = Readonly<Record<string, unknown>>;

/** @returns undefined where there is no such file. @throws where it holds something else */
export function readKeyFile(file: string): Keys | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const keys: unknown = JSON.parse(text);
  const names = typeof keys === 'object' && keys !== null ? Object.keys(keys) : [];
  if (names.length === 0 || !names.every((name) => KEY_NAMES.includes(name)))
    throw new Error(`"${file}" is no file of npm run keys -- save`);
  return keys as Keys;
}

/** Writes keys into a file that its owner alone may read; whole, or not at all. */
export function writeKeyFile(file: string, keys: Keys): void {
  const partial = `${file}.partial`;
  // One that a power cut has left would be in the way of every later one.
  rmSync(partial, { force: true });
  writeFileSync(partial, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true });
  renameSync(partial, file);
}

/**
 * A store whose private keys are in a file: no dump of the database has them. Keys that it already has stay in use until the file
 * has their like.
 * @param file written when keys are made or changed
 */
export function withKeyFile(store: Store, file: string): Store {
  return {
    ...store,
    async getMeta(key) {
      const own = KEY_NAMES.includes(key) ? readKeyFile(file)?.[key] : undefined;
      return own === undefined ? store.getMeta(key) : JSON.stringify(own);
    },
    async setMeta(key, value) {
      if (KEY_NAMES.includes(key)) writeKeyFile(file, { ...readKeyFile(file), [key]: JSON.parse(value) });
      else await store.setMeta(key, value);
    },
  };
}
