import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and those above it. `mkdirSync` with `recursive` does the same, but never comes back where the system
 * answers "no such file" for a folder that cannot be made, as below /proc (seen on Node 24.21).
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
