import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ScreenEnv } from '../../e2e/engines/engine.ts';

const exec = promisify(execFile);

/** The distribution's own Python: the one that its bindings of AT-SPI are for. */
export const PYTHON = '/usr/bin/python3';

const SCRIPT = join(import.meta.dirname, 'read-tree.py');

/** Reads of a page that goes on changing. */
const MOST_READS = 20;

/** One object of the platform's accessibility tree, in AT-SPI's own words. */
export interface PlatformNode {
  readonly role: string;
  readonly name: string;
  readonly states: readonly string[];
  /** What has no state of its own: `level` of a heading, `xml-roles` as the page gives them. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Of a slider and the like. */
  readonly value: number | null;
  /** Of a field, what it holds; of other things what they contain, with a U+FFFC in the place of each child. */
  readonly text: string;
  readonly children: readonly PlatformNode[];
}

async function readOnce(screen: ScreenEnv): Promise<string> {
  const { stdout } = await exec(PYTHON, ['-W', 'ignore', SCRIPT], {
    env: { ...process.env, ...screen },
    maxBuffer: 1 << 28,
  });
  return stdout;
}

/**
 * The tree of the one page that a screen shows, once two reads in a row are the same: an engine tells of a change later
 * than it draws it.
 * @throws when there is not one page, or it does not come to rest
 */
export async function readTree(screen: ScreenEnv): Promise<PlatformNode> {
  let before = '';
  let fault: unknown;
  for (let read = 0; read < MOST_READS; read += 1) {
    // Something has gone away while it was being read.
    const now = await readOnce(screen).catch((error: unknown) => {
      fault = error;
      return '[]';
    });
    // A browser's own surface may be pages too, which are empty.
    const pages = (JSON.parse(now) as PlatformNode[]).filter(({ children }) => children.length > 0);
    const [page] = pages;
    if (now === before && page && pages.length === 1) return page;
    before = now;
  }
  throw new Error('the tree of the page does not come to rest', { cause: fault });
}
