import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { completion, type Shell } from '../../packages/cli/src/completion.ts';
import { root } from '../run.mjs';

const launchers = join(root, 'integrations/linux');

/** Where each file of the launchers is looked for. */
const LAUNCHERS: Readonly<Record<string, readonly string[]>> = {
  'usr/share/equivale': [
    'equivale_answer.py',
    'session_service.py',
    'gnome_search.py',
    'krunner.py',
    'rofi.py',
    'vicinae.py',
  ],
  'usr/share/dbus-1/services': ['app.equivale.Search.service', 'app.equivale.krunner.service'],
  'usr/share/krunner/dbusplugins': ['app.equivale.krunner.desktop'],
  'usr/share/gnome-shell/search-providers': ['app.equivale.Search.ini'],
  'usr/share/applications': ['app.equivale.Search.desktop'],
};

const COMPLETIONS: Readonly<Record<Shell, string>> = {
  bash: 'usr/share/bash-completion/completions/equivale',
  zsh: 'usr/share/zsh/vendor-completions/_equivale',
  fish: 'usr/share/fish/vendor_completions.d/equivale.fish',
};

const control = (version: string) => `Package: equivale
Version: ${version}
Architecture: all
Section: math
Priority: optional
Maintainer: The Equivale authors <equivale@equivale.example>
Depends: nodejs (>= 24), python3:any
Recommends: python3-gi
Description: exact converter of units and money, asked in everyday words
 Converts on the command line, without a network: units by their legal
 definitions, money at the rates that central banks have published since 1999,
 each with its source and day. It also serves assistants by the Model Context
 Protocol, and answers in KRunner, GNOME Shell, rofi and Vicinae.
`;

const changelog = (version: string, date: string) => `equivale (${version}) unstable; urgency=medium

  * Release ${version}.

 -- The Equivale authors <equivale@equivale.example>  ${date}
`;

/** The licence for Debian, and those of what is bundled. */
const copyright = (cli: string) => `Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

Files: *
Copyright: 2026 The Equivale authors
License: Expat
${readFileSync(join(root, 'LICENSE'), 'utf8')
  .split('\n')
  .slice(4)
  .join('\n')
  .trim()
  .replace(/^/gm, ' ')
  .replace(/^ $/gm, ' .')}

The program contains the following libraries.

${readFileSync(join(cli, 'THIRD-PARTY-LICENSES.txt'), 'utf8')}`;

/** Builds the Debian package of the command line and its launchers. */
export function buildDeb(cli: string, out: string): string {
  const { version } = JSON.parse(readFileSync(join(cli, 'package.json'), 'utf8'));
  const tree = mkdtempSync(join(tmpdir(), 'equivale-deb-'));
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), content);
  };
  const writeCompressed = (path: string, content: string | Buffer) =>
    write(`${path}.gz`, gzipSync(content, { level: 9 }));
  try {
    for (const path of ['dist', 'seed', 'package.json'])
      cpSync(join(cli, path), join(tree, 'usr/lib/equivale', path), { recursive: true });
    const program = 'usr/lib/equivale/dist/cli/equivale.js';
    write(program, readFileSync(join(tree, program), 'utf8').replace(/^#!.*/, '#!/usr/bin/node'));
    mkdirSync(join(tree, 'usr/bin'));
    symlinkSync('../lib/equivale/dist/cli/equivale.js', join(tree, 'usr/bin/equivale'));
    writeCompressed('usr/share/man/man1/equivale.1', readFileSync(join(cli, 'man/equivale.1')));
    for (const [shell, path] of Object.entries(COMPLETIONS)) write(path, `${completion(shell as Shell)}\n`);
    for (const [folder, files] of Object.entries(LAUNCHERS))
      for (const file of files) write(join(folder, file), readFileSync(join(launchers, file)));
    const date = execFileSync('git', ['log', '-1', '--format=%aD'], { cwd: root, encoding: 'utf8' }).trim();
    write('usr/share/doc/equivale/copyright', copyright(cli));
    writeCompressed('usr/share/doc/equivale/changelog', changelog(version, date));
    const run = (command: string) => execFileSync('sh', ['-c', command], { cwd: tree, encoding: 'utf8' });
    run('find usr -type d -exec chmod 755 {} + && find usr -type f -exec chmod 644 {} +');
    run(`chmod 755 ${program} usr/share/equivale/[gkrv]*.py`);
    write(
      'DEBIAN/md5sums',
      run('find usr -type f -printf "%P\\n" | LC_ALL=C sort | sed "s,^,usr/," | xargs md5sum'),
    );
    write('DEBIAN/control', control(version));
    // whatever the caller's umask
    run('chmod 755 . DEBIAN && chmod 644 DEBIAN/*');
    execFileSync('dpkg-deb', ['--root-owner-group', '-Zxz', '--build', tree, out], { stdio: 'ignore' });
  } finally {
    rmSync(tree, { recursive: true });
  }
  return join(out, `equivale_${version}_all.deb`);
}
