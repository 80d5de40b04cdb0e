import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Runs one program of this repository with its output shown as it comes.
 * @param {string} command a program of node_modules/.bin, else of the machine; `node` is the one that runs this script
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, quiet?: boolean, held?: boolean, niceness?: number }} [options]
 *   quiet: hold the output back and show it only if the program fails; held: show it when the program has ended;
 *   niceness: how far to let others go first, 0 to 19
 * @returns {Promise<number>} its exit code (1 when a signal ended it)
 */
export function run(command, args, { env = {}, cwd = root, quiet = false, held = quiet, niceness = 0 } = {}) {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', held ? 'pipe' : 'inherit', held ? 'pipe' : 'inherit'],
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(delimiter),
      ...env,
    },
  });
  if (child.pid !== undefined && niceness > 0) setPriority(child.pid, niceness);
  const kept = [];
  child.stdout?.on('data', (chunk) => kept.push(chunk));
  child.stderr?.on('data', (chunk) => kept.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => {
      if (!quiet || code !== 0) (code === 0 ? process.stdout : process.stderr).write(Buffer.concat(kept));
      resolve(code ?? 1);
    });
  });
}
