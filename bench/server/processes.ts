import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A server being measured. */
export interface Server {
  readonly port: number;
  readonly process: ChildProcess;
}

export interface Load {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time that the server takes for one request. */
  readonly cpuMicroseconds: number;
}

/** Of one load. */
export const CONNECTIONS = 64;

const run = promisify(execFile);
const TICKS_PER_SECOND = 100;

/** Processor time a process and its children have used, in seconds. @source proc(5), fields 14 to 17 of stat */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / TICKS_PER_SECOND;
}

/** Memory a process holds, in MB. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
  return Number(kilobytes) / 1024;
}

/** Starts a program and waits until it prints a text. */
export async function startServer(
  port: number,
  command: string,
  args: string[],
  until: string,
  env = {},
): Promise<Server> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout) if (String(chunk).includes(until)) break;
  child.stdout.resume();
  return { port, process: child };
}

/** @param groups sync groups that are written to @returns the figures of one run of the load program against a server */
export async function measure(
  server: Server,
  pids: readonly number[],
  request: string | string[],
  seconds: number,
  groups = CONNECTIONS,
): Promise<Load> {
  const order = JSON.stringify({
    port: server.port,
    texts: [request].flat(),
    connections: CONNECTIONS,
    seconds,
    groups,
  });
  const cpu = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = cpu();
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'load.ts'), order]);
  const load = JSON.parse(stdout) as Omit<Load, 'cpuMicroseconds'>;
  return { ...load, cpuMicroseconds: ((cpu() - before) * 1e6) / load.requests };
}

export async function stop({ process: child }: Server): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** nginx with one worker on a folder of files; undefined where it is not installed. */
export async function startNginx(port: number, folder: string): Promise<Server | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined;
  const conf = join(folder, 'nginx.conf');
  mkdirSync(join(folder, 'temp'), { recursive: true });
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temp;`,
  );
  writeFileSync(
    conf,
    `daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100; ${temp.join(' ')}
  types { application/json json; }
  server { listen 127.0.0.1:${port}; root ${folder}; add_header Cache-Control "public, max-age=60"; } }`,
  );
  const child = spawn('nginx', ['-e', 'stderr', '-c', conf, '-p', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/rates.json`).catch(() => undefined);
    await answer?.text();
    if (answer?.ok) return { port, process: child };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('nginx did not start');
}
