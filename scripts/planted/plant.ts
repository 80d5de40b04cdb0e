import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { root } from '../run.mjs';

/** A change to the repository: new files by path, and insertions before a text of existing ones. */
export interface Plant {
  readonly files?: Readonly<Record<string, string>>;
  readonly edits?: readonly (readonly [path: string, before: string, addition: string])[];
}

/** A copy of the repository's sources, without tests. */
export interface Plot {
  readonly folder: string;
  /** Runs a program of the repository in the copy. */
  run(program: string, ...args: readonly string[]): Promise<{ code: number; output: string }>;
  remove(): Promise<void>;
}

const LEFT_OUT = /\/(?:node_modules|dist|\.cache)$|\/app\/(?:android|brand|ios|public|store)$|\.test\.tsx?$/;

/** The paths that a plant touches, sorted. */
export const touchedBy = ({ files = {}, edits = [] }: Plant): readonly string[] =>
  [...new Set([...Object.keys(files), ...edits.map(([path]) => path)])].sort();

/** The files that a page of `docs/how-to` tells to touch. */
export async function pathsFor(page: string): Promise<readonly string[]> {
  const text = await readFile(join(root, 'docs/how-to', `${page}.md`), 'utf8');
  const list = text.split('## Files\n')[1]?.split('\n## ')[0] ?? '';
  return [...list.matchAll(/^- `([^`]+)`$/gm)].map(([, path = '']) => path);
}

async function change(folder: string, { files = {}, edits = [] }: Plant): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text, { flag: 'wx' });
  }
  for (const [path, before, addition] of edits) {
    const text = await readFile(join(folder, path), 'utf8');
    const [head, tail, ...more] = text.split(before);
    if (head === undefined || tail === undefined || more.length > 0)
      throw new Error(`${path} has ${before} ${more.length > 0 ? 'more than once' : 'nowhere'}`);
    await writeFile(join(folder, path), head + addition + before + tail);
  }
}

/** Copies the sources into a folder of the repository, where its packages are found, and changes the copy. */
export async function plant(...plants: readonly Plant[]): Promise<Plot> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/planted-'));
  const own = join(folder, 'node_modules/@equivale');
  await mkdir(own, { recursive: true });
  const filter = (path: string) => !LEFT_OUT.test(path);
  for (const name of await readdir(join(root, 'packages'))) {
    const from = join(root, 'packages', name);
    await cp(from, join(folder, 'packages', name), { recursive: true, filter });
    await symlink(join(folder, 'packages', name), join(own, name));
    const installed = join(from, 'node_modules');
    await symlink(installed, join(folder, 'packages', name, 'node_modules'));
  }
  for (const name of ['languages', 'scripts', 'bench'])
    await cp(join(root, name), join(folder, name), { recursive: true, filter });
  for (const name of ['package.json', 'tsconfig.base.json']) await cp(join(root, name), join(folder, name));
  for (const one of plants) await change(folder, one);
  return {
    folder,
    run: (program, ...args) =>
      new Promise((resolve, reject) => {
        const { VITEST, VITEST_POOL_ID, VITEST_WORKER_ID, ...env } = process.env;
        const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
        const child = spawn(program, args, { cwd: folder, env: { ...env, PATH, NO_COLOR: '1' } });
        let output = '';
        for (const stream of [child.stdout, child.stderr])
          stream.setEncoding('utf8').on('data', (text: string) => {
            output += text;
          });
        child.on('error', reject).on('close', (code) => resolve({ code: code ?? 1, output }));
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
