import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Plant, type Plot, pathsFor, plant, touchedBy } from './plant.ts';

const FILE = 'packages/server/src/routes/calls/greeting.ts';
const CALL: Plant = {
  files: {
    [FILE]: `import { problemSchema } from '@equivale/contract';
import { callsAt, text } from '../call.ts';

export const CALLS = callsAt(
  { path: '/api/greeting/{name}', params: { name: text('Who is greeted') }, sites: 'every' },
  {
    GET: {
      summary: 'Greets',
      query: { tone: { ...text('How'), values: ['loud', 'soft'] } },
      outcomes: { 200: { description: 'The greeting', content: [problemSchema] } },
      respond: (c) => Response.json({ text: c.req.param('name') }),
    },
  },
);
`,
  },
};

/** Starts the service of the copy, makes the call in four ways, and reads the document. */
const PROGRAM = `
const { mkdtempSync } = await import('node:fs');
const { openApiDocument } = await import('./scripts/build-openapi.ts');
const { loadConfig } = await import('./packages/server/src/config.ts');
const { startServer } = await import('./packages/server/src/start-server.ts');
const DATA_DIR = mkdtempSync('.data-');
const { config } = loadConfig({ PORT: '0', DATA_DIR, LOG_LEVEL: 'silent' });
const server = await startServer(config);
const ask = (path, init) => fetch(server.url + path, init);
const ways = [ask('/api/greeting/Ada'), ask('/api/greeting/Ada?pitch=1'), ask('/api/greeting/Ada?tone=x'), ask('/api/greeting/Ada', { method: 'PUT' })];
const statuses = (await Promise.all(ways)).map(({ status }) => status);
const document = openApiDocument();
console.log(JSON.stringify({ statuses, summary: document.paths['/api/greeting/{name}']?.get.summary }));
await server.close();
`;

let plot: Plot;
beforeAll(async () => {
  plot = await plant(CALL);
}, 60_000);
afterAll(() => plot.remove());

it('a planted call is one file: it is served, refuses what it does not declare, and is described', async () => {
  expect(touchedBy(CALL)).toEqual([FILE]);
  expect(await pathsFor('api-call')).toEqual([FILE.replace('greeting', '<name>')]);
  const { output } = await plot.run('node', '--input-type=module', '--eval', PROGRAM);
  expect(output).toContain('{"statuses":[200,400,400,405],"summary":"Greets"}');
}, 120_000);
