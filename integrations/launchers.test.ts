import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSearchOf } from '../scripts/build-search.ts';

const here = import.meta.dirname;
/** The real command line, in English and at the bundled rates. */
const EQUIVALE = `${process.execPath} ${join(here, '../packages/cli/src/main.ts')} --lang en`;

function run(program: string, ...args: string[]) {
  const env = {
    ...process.env,
    EQUIVALE,
    LANG: 'en_US.UTF-8',
    LC_ALL: 'en_US.UTF-8',
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: join(here, 'linux'),
    env,
    encoding: 'utf8',
  });
  return { status, out: stdout.trim(), stderr };
}
const inPython = (expression: string): unknown =>
  JSON.parse(
    run('python3', '-c', `import json, krunner, gnome_search; print(json.dumps(${expression}))`).out,
  );

// 26.2 mi = 26.2 × 1.609344 km
const MARATHON = '26.2 mi to km';
const WHOLE = '42.1648128';

describe('[I18.launchers] what launchers ask of the command line', () => {
  it('comes back to Raycast as a line', () => {
    const script = join(here, 'raycast/equivale.ts');
    expect(run(process.execPath, script, MARATHON).out).toBe(`42.164813 km (${MARATHON})`);
    expect(run(process.execPath, script, 'nonsense')).toMatchObject({ status: 1, out: '? nonsense' });
  });

  it('comes back to Alfred as an item that copies the whole result', () => {
    const { items } = JSON.parse(run(process.execPath, join(here, 'alfred/equivale.ts'), MARATHON).out);
    expect(items).toEqual([{ title: '42.164813 km', subtitle: MARATHON, arg: WHOLE, text: { copy: WHOLE } }]);
  });

  it.skipIf(run('python3', '--version').status !== 0)('comes back to KRunner and to GNOME Shell', () => {
    const icon = 'accessories-calculator';
    expect(
      inPython(
        `[krunner.matches("${MARATHON}"), gnome_search.metas(gnome_search.result_set("${MARATHON}".split())), krunner.matches("no")]`,
      ),
    ).toEqual([
      [[WHOLE, '42.164813 km', icon, 100, 1, { subtext: MARATHON }]],
      [{ id: MARATHON, name: '42.164813 km', description: MARATHON, clipboardText: WHOLE }],
      [],
    ]);
  });

  it('is the address that browsers are told, for the Command Palette', () => {
    const readme = readFileSync(join(here, 'powertoys/README.md'), 'utf8');
    const told = /template="([^"]+)"/.exec(openSearchOf('es', 'https://equivale.example'))?.[1];
    expect(readme).toContain(told?.replace('{searchTerms}', '{query}'));
  });
});
