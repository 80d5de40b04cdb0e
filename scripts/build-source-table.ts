/** `npm run build:sources`: writes the table of docs/operating/sources.md after changes of sources. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownTable } from '../bench/markdown-table.ts';
import { mirrorSetting, sourceTokenSetting } from '../packages/server/src/source-settings.ts';
import { ALL_SOURCES, fetchedFrom, SOURCES } from '../packages/server/src/sources/all-sources.ts';

const page = join(import.meta.dirname, '../docs/operating/sources.md');
const [BEGIN, END] = ['<!-- sources: written by npm run build:sources -->', '<!-- end of sources -->'];

/** The page with its table of sources, best first, generated from their declarations. */
export function withSourceTable(text: string): string {
  const own = SOURCES.filter(({ via }) => via === undefined);
  const rows = own.map((info) => {
    const { key, name, base, cadence, served, kind, needsToken } = info;
    const fetched = ALL_SOURCES.find((source) => source.key === key);
    const use = served ? 'served' : 'only checks others';
    const token = needsToken ? `, off without \`${sourceTokenSetting(key)}\`` : '';
    const beside = kind === 'computed' ? 'never asked' : `comes with \`${fetchedFrom(info)}\``;
    const setting = fetched ? `\`${mirrorSetting(key)}\`${token}` : beside;
    return [name, `\`${key}\``, base, cadence, use, setting, fetched?.testedWith ?? ''];
  });
  const heads = ['source', 'key', 'base', 'cadence', 'use', 'setting', 'tested with'];
  const table = markdownTable([heads, ...rows]);
  const [before = '', rest = ''] = text.split(BEGIN);
  const after = rest.split(END)[1];
  if (after === undefined)
    throw new Error('docs/operating/sources.md has lost the place of its table of sources');
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
}

if (import.meta.main) writeFileSync(page, withSourceTable(readFileSync(page, 'utf8')));
