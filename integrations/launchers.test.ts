import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSearchOf } from '../scripts/build-search.ts';

const here = import.meta.dirname;
const linux = join(here, 'linux');
const PYTHON = '/usr/bin/python3';
const env = {
  ...process.env,
  /** The real command line, in English and at the bundled rates. */
  EQUIVALE: `${process.execPath} ${join(here, '../packages/cli/src/main.ts')} --lang en`,
  LANG: 'en_US.UTF-8',
  LC_ALL: 'en_US.UTF-8',
  PYTHONDONTWRITEBYTECODE: '1',
};
const place = mkdtempSync(join(tmpdir(), 'equivale-launchers-'));
afterAll(() => rmSync(place, { recursive: true }));

function run(program: string, args: readonly string[], more: { input?: string; env?: object } = {}) {
  const options = { encoding: 'utf8', input: more.input ?? '', env: { ...env, ...more.env } } as const;
  const { status, stdout, stderr } = spawnSync(program, args, options);
  return { status, out: (stdout ?? '').trim(), stderr };
}
const isThere = (...programs: string[]) =>
  programs.every((program) => run('sh', ['-c', `command -v ${program}`]).status === 0);
const hasBus = isThere('dbus-run-session') && run(PYTHON, ['-c', 'import gi']).status === 0;
const hasPython = run(PYTHON, ['--version']).status === 0;

// 26.2 mi = 26.2 × 1.609344 km
const MARATHON = '26.2 mi to km';
const WHOLE = '42.1648128';

/** By the definitions of the units (SP 811, SI Brochure), to eight digits; ECB: EUR 1 = USD 1.1699 on 2026-08-21, EUR 1 = ESP 166.386. */
const QUESTIONS: readonly (readonly [question: string, title: string])[] = [
  [MARATHON, '42.164813 km'],
  ['5 miles in km', '8.04672 km'],
  ['100 usd to eur', '85.477391 EUR'],
  ['6 ft 2 in cm', '187.96 cm'],
  ['10 lb to kg', '4.5359237 kg'],
  ['1 oz in g', '28.349523 g'],
  ['100 c to f', '212 f'],
  ['32 f to c', '0 c'],
  ['1 us gal to l', '3.7854118 l'],
  ['1 acre in m2', '4046.8564 m2'],
  ['60 mph in km/h', '96.56064 kmh'],
  ['10 nautical miles to km', '18.52 km'],
  ['1 atm in pa', '101325 pa'],
  ['1 hp in w', '745.69987 watt'],
  ['1 kwh in kj', '3600 kj'],
  ['1 cal in j', '4.184 j'],
  ['1 yard in m', '0.9144 m'],
  ['12 in to cm', '30.48 cm'],
  ['1 stone in kg', '6.3502932 kg'],
  ['1 gib in mib', '1024 mib'],
  ['1 day in seconds', '86400 s'],
  ['1 bar in psi', '14.503774 psi'],
  ['1 eur to usd', '1.1699 USD'],
  ['1000 pesetas to eur', '6.010121 EUR'],
  ['500 mg in g', '0.5 g'],
  ['180 degrees in rad', '3.1415927 rad'],
  ['1 kn in m/s', '0.51444444 mps'],
  ['1 ha in acres', '2.4710538 acre'],
  ['10 km in mi', '6.2137119 mi'],
  ['1 week in hours', '168 h'],
];
/** A program that starts with every question is asked all of them by `npm run soak` alone. */
const SOME = process.env.TEST_ROUNDS === 'all' ? QUESTIONS : QUESTIONS.slice(0, 3);
const titles = QUESTIONS.map(([, title]) => title);
const asked = QUESTIONS.map(([question]) => question);

describe('[I18.launchers] what launchers ask of the command line', () => {
  it('comes back to Raycast as a line', () => {
    const script = join(here, 'raycast/equivale.ts');
    expect(run(process.execPath, [script, MARATHON]).out).toBe(`42.164813 km (${MARATHON})`);
    expect(run(process.execPath, [script, 'nonsense'])).toMatchObject({ status: 1, out: '? nonsense' });
  });

  it('comes back to Alfred as an item that copies the whole result', () => {
    const { items } = JSON.parse(run(process.execPath, [join(here, 'alfred/equivale.ts'), MARATHON]).out);
    expect(items).toEqual([{ title: '42.164813 km', subtitle: MARATHON, arg: WHOLE, text: { copy: WHOLE } }]);
  });

  it.skipIf(!hasBus)(
    'comes back to KRunner and to GNOME Shell over the session bus, which starts both (dbus-run-session, python3-gi)',
    () => {
      const services = join(place, 'dbus-1/services');
      mkdirSync(services, { recursive: true });
      for (const name of ['app.equivale.krunner.service', 'app.equivale.Search.service']) {
        const service = readFileSync(join(linux, name), 'utf8');
        writeFileSync(join(services, name), service.replace('/usr/share/equivale', linux));
      }
      const { out, stderr } = run(
        'dbus-run-session',
        ['--', PYTHON, join(here, 'testing/ask_providers.py')],
        { input: JSON.stringify([...asked, 'no']), env: { XDG_DATA_HOME: place } },
      );
      expect(out, stderr).not.toBe('');
      const { krunner, gnome, copied } = JSON.parse(out);
      expect(krunner.actions).toEqual([]);
      expect(krunner.matches[0]).toEqual([
        [WHOLE, '42.164813 km', 'accessories-calculator', 100, 1, { subtext: MARATHON }],
      ]);
      expect(krunner.matches.map(([match]: string[][]) => match?.[1])).toEqual([...titles, undefined]);
      expect(copied).toEqual([WHOLE]);
      expect(gnome[0]).toEqual([
        { id: MARATHON, name: '42.164813 km', description: MARATHON, clipboardText: WHOLE },
      ]);
      expect(gnome.map(([meta]: { name: string }[]) => meta?.name)).toEqual([...titles, undefined]);
    },
  );

  it.skipIf(!hasPython)('comes back to rofi as a row that says what is copied (python3)', () => {
    const rofi = (state: string, ...args: string[]) =>
      run(PYTHON, [join(linux, 'rofi.py'), ...args], { env: { ROFI_RETV: state } }).out.split('\n');
    expect(rofi('0')).toEqual(['\0prompt\x1fEquivale']);
    for (const [question, title] of SOME) {
      const [prompt, message, row] = rofi('2', question);
      expect([prompt, row?.split('\0info\x1f')[0]]).toEqual(['\0prompt\x1fEquivale', title]);
      expect(message?.startsWith(`\0message\x1f${question}`)).toBe(true);
    }
    expect(rofi('2', MARATHON)[2]).toBe(`42.164813 km\0info\x1f${WHOLE}`);
    expect(rofi('2', 'nonsense')).toContain('? nonsense\0nonselectable\x1ftrue');
  });

  it.skipIf(!hasPython || !isThere('rofi', 'Xvfb', 'xdotool'))(
    'is typed, answered and copied in rofi (rofi, Xvfb, xdotool)',
    async () => {
      const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '800x600x24', '-nolisten', 'tcp'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      try {
        const [display] = await once(screen.stdout, 'data');
        const copied = join(place, 'copied');
        writeFileSync(join(place, 'xclip'), `#!/bin/sh\ncat > ${copied}\n`, { mode: 0o755 });
        const onScreen = {
          ...env,
          DISPLAY: `:${String(display).trim()}`,
          PATH: `${place}${delimiter}${env.PATH}`,
          WAYLAND_DISPLAY: '',
          // Rofi starts in no language that the machine does not have.
          LC_ALL: 'C.UTF-8',
        };
        const found: string[] = [];
        for (const [question] of SOME) {
          const rofi: ChildProcess = spawn(
            'rofi',
            ['-no-config', '-modi', `eq:${join(linux, 'rofi.py')}`, '-show', 'eq'],
            { env: onScreen, stdio: 'ignore' },
          );
          const closed = once(rofi, 'exit');
          const xdotool = (...args: string[]) =>
            spawnSync('xdotool', args, { env: onScreen, stdio: 'ignore', timeout: 60_000 });
          xdotool('search', '--sync', '--onlyvisible', '--class', 'rofi');
          // The first Return asks, the second takes the answer.
          xdotool('type', '--delay', '8', question);
          xdotool('key', 'Return', 'key', 'Return');
          await closed;
          found.push(readFileSync(copied, 'utf8'));
        }
        expect(found.map((text) => Number(Number(text).toPrecision(8)))).toEqual(
          SOME.map(([, title]) => Number(title.split(' ')[0])),
        );
      } finally {
        screen.kill();
      }
    },
  );

  it.skipIf(!hasPython)('comes back to Vicinae as lines, by a script that it can list (python3)', () => {
    const script = join(linux, 'vicinae.py');
    expect(run(PYTHON, [script, MARATHON]).out.split('\n')).toEqual(['42.164813 km', MARATHON, WHOLE]);
    expect(run(PYTHON, [script, 'nonsense'])).toMatchObject({ status: 1, out: '? nonsense' });
    const directives = [...readFileSync(script, 'utf8').matchAll(/^# @vicinae\.(\w+) (.+)$/gm)];
    const of = Object.fromEntries(directives.map(([, name, value]) => [name, value]));
    expect(of).toMatchObject({ schemaVersion: '1', mode: 'fullOutput', title: expect.any(String) });
    expect(JSON.parse(of.argument1 ?? '')).toMatchObject({ type: 'text' });
  });

  it('is the address that browsers are told, for the Command Palette', () => {
    const readme = readFileSync(join(here, 'powertoys/README.md'), 'utf8');
    const told = /template="([^"]+)"/.exec(openSearchOf('es', 'https://equivale.example'))?.[1];
    expect(readme).toContain(told?.replace('{searchTerms}', '{query}'));
  });
});
