import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Runs one program of this repository with its output shown as it comes.
 * @param {string} command a program of node_modules/.bin, else of the machine; `node` is the one that runs this script
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, quiet?: boolean, output?: Buffer[], niceness?: number }} [options]
 *   quiet: hold the output back and show it only if the program fails; output: collects it instead, to be shown by the caller;
 *   niceness: how far to let others go first, 0 to 19
 * @returns {Promise<number>} its exit code (1 when a signal ended it)
 */
export function run(command, args, { env = {}, cwd = root, quiet = false, output, niceness = 0 } = {}) {
  const kept = output ?? (quiet ? [] : undefined);
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', kept ? 'pipe' : 'inherit', kept ? 'pipe' : 'inherit'],
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(delimiter),
      ...env,
    },
  });
  if (child.pid !== undefined && niceness > 0) setPriority(child.pid, niceness);
  child.stdout?.on('data', (chunk) => kept.push(chunk));
  child.stderr?.on('data', (chunk) => kept.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => {
      const text = `${command}: ${error.message}\n`;
      output ? output.push(Buffer.from(text)) : process.stderr.write(text);
      resolve(1);
    });
    child.on('close', (code) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(kept));
      resolve(code ?? 1);
    });
  });
}
