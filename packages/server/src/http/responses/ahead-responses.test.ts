import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createAheadResponses } from './ahead-responses.ts';

const folder = mkdtempSync(join(tmpdir(), 'equivale-ahead-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Two responses in one file. */
function made(isBest = true) {
  writeFileSync(join(folder, 'bodies'), 'onefour');
  const responses = [
    { target: '/a', tag: 'A', length: 3 },
    { target: '/b', tag: 'B', length: 4 },
  ];
  const headers = { 'cache-control': 'public' };
  return { file: openSync(join(folder, 'bodies'), 'r'), responses, headers, isBest };
}

it('a response made ahead is for who takes brotli first, with the headers that it would have if it were made when asked for', () => {
  const ahead = createAheadResponses(['accept']);
  ahead.begin()(made());
  const found = ahead.find('/b', 'gzip, br');
  expect(String(found?.body)).toBe('four');
  expect(found?.headers).toEqual([
    ...['content-type', 'application/octet-stream', 'content-length', '4', 'content-encoding', 'br'],
    ...['cache-control', 'public', 'vary', 'accept-encoding, accept', 'etag', '"B-br"'],
  ]);
  for (const accepted of [undefined, 'gzip', 'gzip;q=1, br;q=0.5'])
    expect(ahead.find('/a', accepted)).toBeUndefined();
  ahead.close();
  expect(ahead.find('/a', 'br')).toBeUndefined();
});

it('after a change of the data it is given out again once it is said to be as before, and nothing made of older data is taken', () => {
  const ahead = createAheadResponses([]);
  const early = ahead.begin();
  early(made(false));
  expect(ahead.bestTags().size).toBe(0);
  early(made());
  ahead.dataChanged();
  expect(ahead.find('/a', 'br')).toBeUndefined();
  expect(early('as-before')).toBe(false);
  expect([...ahead.bestTags()]).toEqual([
    ['/a', 'A'],
    ['/b', 'B'],
  ]);
  expect(ahead.begin()('as-before')).toBe(true);
  expect(String(ahead.find('/a', 'br')?.body)).toBe('one');
  ahead.close();
});
