import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../scripts/run.mjs';
import type { Server } from './processes.ts';

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** The example of the documents with a folder and processes of its own. */
const exampleFor = (folder: string, urls: readonly string[]): string =>
  readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('/var/cache/equivale', join(folder, 'cache'))
    .replaceAll('/etc/ssl/equivale', join(folder, 'site'))
    .replace(
      /(upstream equivale \{\n)(?: +server .*\n)+/,
      (_, head: string) =>
        `${head}${urls.map((url) => `  server ${url.slice('http://'.length)} max_fails=0;\n`).join('')}`,
    );

/** Around the example, what a system's nginx.conf has; with a log of how each request was answered. */
function around(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temp;`,
  );
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit; user root;
events { worker_connections 1024; }
http { ${temporary.join(' ')} keepalive_requests 100000000;
log_format reached "$upstream_cache_status $uri$is_args$args";
map $upstream_cache_status $reached { default 1; "HIT" 0; "STALE" 0; "UPDATING" 0; }
access_log ${folder}/reached.log reached if=$reached; log_subrequest on;
${site} }`;
}

/** Has nginx check the example as it is, with a certificate made for it. @returns what is wrong with it */
export function checkExample(folder: string): string {
  const [conf, key, certificate] = ['check.conf', 'site.key', 'site.pem'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=your.site', '-days', '1'];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  writeFileSync(conf, around(folder, exampleFor(folder, ['http://127.0.0.1:3000'])));
  const { status, stderr } = spawnSync('nginx', ['-t', '-e', 'stderr', '-c', conf, '-p', folder]);
  return status === 0 ? '' : String(stderr);
}

/** Starts the example in front of processes, without TLS. */
export async function startSite(folder: string, port: number, urls: readonly string[]): Promise<Server> {
  for (const name of ['temp', 'cache']) mkdirSync(join(folder, name), { recursive: true });
  chmodSync(folder, 0o755);
  const conf = join(folder, 'nginx.conf');
  const site = exampleFor(folder, urls)
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/ {2}listen 443.*\n/, `  listen 127.0.0.1:${port};\n`)
    .replace(/ {2}(?:ssl_certificate|listen \[).*\n/g, '');
  writeFileSync(conf, around(folder, site));
  const child = spawn('nginx', ['-e', 'stderr', '-c', conf, '-p', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for (let tries = 0; tries < 1500; tries++) {
    if ((await fetch(`http://127.0.0.1:${port}`).catch(() => undefined))?.ok) return { port, process: child };
    await delay(20);
  }
  throw new Error('nginx did not start');
}
