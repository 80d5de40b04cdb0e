import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../packages/server/src/config.ts';
import { serviceGauges, sourceGauges } from '../packages/server/src/gauges.ts';
import { createMetrics } from '../packages/server/src/http/metrics.ts';
import { root } from './run.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => String(match[1]));

describe('images of containers', () => {
  it('have the same digest wherever they are named, or none, and keep their tag beside it', () => {
    const files = ['Dockerfile', 'deploy/compose.yaml', 'deploy/compose.postgres.yaml'].map(read).join('');
    const images = all(files, /^ *(?:FROM|image:) ([^\s$]+)(?: AS \w+)?$/gm);
    expect(images.length).toBeGreaterThan(3);
    const names = [...new Set(images)];
    expect(new Set(names.map((name) => name.split(/[:@]/)[0])).size).toBe(names.length);
    expect(names.filter((name) => !/^[\w./-]+:[\w.-]+(?:@sha256:[0-9a-f]{64})?$/.test(name))).toEqual([]);
  });
});

describe('what a service is deployed with', () => {
  it('has a place for every setting that the container does not decide', () => {
    const decided = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'TRUSTED_PROXIES'];
    const places = all(read('deploy/env.example'), /^#?([A-Z_0-9]+)=/gm);
    const settings = Object.keys(SETTINGS.entries).filter((name) => !decided.includes(name));
    expect(settings.filter((name) => !places.includes(name))).toEqual([]);
  });

  it.each(['deploy/compose.yaml', 'deploy/compose.postgres.yaml'])(
    '%s drops what containers need not',
    (file) => {
      const [, services = ''] = /^services:\n([\s\S]*?)^\w/m.exec(read(file)) ?? [];
      const started = services.split(/^ {2}(?=\w)/m).filter((text) => text.includes(' image:'));
      expect(started.length).toBeGreaterThan(0);
      for (const text of started) expect(text).toContain("security_opt: ['no-new-privileges:true']");
      expect(all(services, /ports: \[(.*)\]/g).join()).not.toContain('3000');
    },
  );

  it('lets a stop take longer than the service does', () => {
    const delay = Number(/SHUTDOWN_DELAY: '(\d+)'/.exec(read('deploy/kubernetes.yaml'))?.[1]);
    const grace = Number(/terminationGracePeriodSeconds: (\d+)/.exec(read('deploy/kubernetes.yaml'))?.[1]);
    expect(grace).toBeGreaterThanOrEqual(delay + 15);
    for (const [file, limit] of [
      ['deploy/compose.yaml', 'stop_grace_period: 30s'],
      ['deploy/equivale.service', 'TimeoutStopSec=30'],
    ])
      expect(read(file as string)).toContain(limit);
  });

  it('gives PostgreSQL a password of any characters beside the address', () => {
    const [, address = ''] = /DATABASE_URL: (\S+)/.exec(read('deploy/compose.postgres.yaml')) ?? [];
    // The driver takes it from PGPASSWORD as it is; within an address it would have to be encoded.
    expect(new URL(address).password).toBe('');
    expect(read('deploy/compose.postgres.yaml')).toContain('PGPASSWORD: ${POSTGRES_PASSWORD:?');
  });

  it('asks nginx for nothing that it would answer out of its cache for a process', () => {
    const conf = read('deploy/nginx.conf');
    expect(conf.indexOf('location ~ ^/(?:readyz|healthz|metrics)$')).toBeGreaterThan(0);
    expect(conf).toMatch(/readyz.*\{\n\s+return 404;/);
    expect(conf).toMatch(/listen 80;\n[\s\S]*?return 301 https:/);
    expect(conf).toContain('listen 443 ssl http2;');
  });
});

describe('figures for Prometheus', () => {
  const figures = { outbox: 0, oldestMessageAt: null, syncStates: 0, bytes: 0 };
  const store = {
    latestBySource: async () => [],
    metaUnder: async () => new Map<string, string>(),
    figures: async () => figures,
    refusalsByRule: async () => [],
  };
  const now = () => new Date(0);
  const rates = { currentRates: () => Promise.reject(new Error('there are none')) };
  const gauges = [...sourceGauges(store, now, () => []), ...serviceGauges(store, rates, now)];
  const own = [...gauges.map(({ name }) => name), 'equivale_push_messages_total'].sort();
  const named = (text: string) => [
    ...new Set(all(text, /\b((?:equivale|http|process|nodejs)_[a-z0-9_]+)\b/g)),
  ];

  it('are watched by rules and shown on the board, all of ours, and described on the page', () => {
    for (const file of ['deploy/alerts.yml', 'deploy/dashboard.json', 'docs/operating/monitoring.md'])
      expect(
        own.filter((name) => !read(file).includes(name)),
        file,
      ).toEqual([]);
    const alerts = all(read('deploy/alerts.yml'), /- alert: (\w+)/g);
    expect(alerts.filter((name) => !read('docs/operating/monitoring.md').includes(`\`${name}\``))).toEqual(
      [],
    );
  });

  it('are there wherever a rule or the board names one', async () => {
    const { text } = await createMetrics(gauges).render();
    const reported = [...all(text, /^# TYPE (\S+)/gm), ...own];
    const isReported = (name: string) =>
      reported.includes(name) || reported.includes(name.replace(/_(?:bucket|count|sum)$/, ''));
    for (const file of ['deploy/alerts.yml', 'deploy/dashboard.json'])
      expect(
        named(read(file)).filter((name) => !isReported(name)),
        file,
      ).toEqual([]);
  });

  it('stand on a board whose panels have ids of their own and do not cover each other', () => {
    const { panels } = JSON.parse(read('deploy/dashboard.json')) as {
      panels: { id: number; gridPos: { x: number; y: number; w: number; h: number } }[];
    };
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });
});

describe('workflows', () => {
  it.each(globSync('.github/workflows/*.yml', { cwd: root }))(
    '%s pins every action and asks for few rights',
    (file) => {
      const text = read(file);
      expect(all(text, /uses: (\S+)/g).filter((name) => !/@[0-9a-f]{40}$/.test(name))).toEqual([]);
      expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    },
  );
});
