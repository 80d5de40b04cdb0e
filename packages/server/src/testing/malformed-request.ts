import type { Random } from './seeded-random.ts';

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'G\u00c9T',
  '',
  'get',
];
const PATHS = [
  '/',
  '/api/exchange-rates',
  '/api/exchange-rates?detail=1',
  '/api/currency-history/USD/EUR?period=7d',
  '/api/currency-history/USD/EUR/1m',
  '/api/currency-history/USD/EUR?from=2026-08-01&to=2026-08-21',
  '/api/conversions',
  '/api/conversions/recent?limit=10',
  '/api/favorites',
  '/api/favorites/01968a2f-0000-7000-8000-000000000000',
  '/api/device',
  '/api/sources',
  '/api/openapi.json',
  '/healthz',
  '/readyz',
  '/currency/USD/EUR',
  '/assets/index.js',
];
const PIECES = [
  '%00',
  '%',
  '%zz',
  '%E0%A4%A',
  '..',
  '/../../../../etc/passwd',
  '%2e%2e%2f',
  '\\',
  '//',
  '?',
  '#',
  '&',
  '=',
  '__proto__',
  'constructor',
  "'",
  '" OR 1=1 --',
  '<script>',
  '\u{1F4A3}',
  '\u0001',
  '\t',
  ' ',
  'a'.repeat(3000),
  'a'.repeat(20_000),
  '-1',
  '1e999',
  'NaN',
  ';',
  '[',
  '{{7*7}}',
  '$' + '{x}',
];
const HEADERS = [
  'Host: a b',
  'Host: ',
  'Host: [::',
  'Host: x\r\nHost: y',
  'Content-Length: -1',
  'Content-Length: 5',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip',
  'Expect: 100-continue',
  'Expect: nonsense',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Accept: text/csv',
  'Accept: ,,,;q=;',
  'Accept-Encoding: br;q=NaN, *;q=0',
  'If-None-Match: "',
  'If-None-Match: *',
  'Range: bytes=0-0,5-1,-99999',
  'Cookie: equivale_device=',
  `Cookie: equivale_device=${'A'.repeat(22)}`,
  `Cookie: ${'x=y; '.repeat(500)}`,
  `X-Big: ${'z'.repeat(20_000)}`,
  'Content-Type: application/json',
  'Content-Type: application/json; charset=utf-7',
  'Content-Type: multipart/form-data; boundary=',
  'Origin: null',
  'Sec-Fetch-Site: cross-site',
  'X-Forwarded-For: ,,,',
  'Bad Header: x',
  ': empty',
  'X-Null: \u0000',
];
const BODIES = [
  '',
  '{}',
  '[]',
  'null',
  '0',
  '"',
  '{"category":"length","fromUnit":"mi","toUnit":"km","fromValue":1,"toValue":1.609344}',
  '{"category":"currency","fromUnit":"USD","toUnit":"EUR"}',
  '{"category":{"$gt":""},"fromUnit":["mi"],"toUnit":null}',
  '{"__proto__":{"category":"length"},"fromUnit":"__proto__","toUnit":"constructor"}',
  '{"category":"length","fromUnit":"mi","toUnit":"km","fromValue":1e400,"toValue":1}',
  '{"category":"length","fromUnit":"mi","toUnit":"km","fromValue":1,"toValue":1,"timestamp":8.64e15}',
  '{"category":"length","fromUnit":"mi","toUnit":"km","fromValue":5e-324,"toValue":1.7e308,"timestamp":"9999-12-31T23:59:60Z"}',
  `${'['.repeat(2000)}`,
  `{"category":"${'l'.repeat(3000)}"}`,
  `{"a":"${'x'.repeat(10_000)}"}`,
  '\u00ff\u00fe\u0000',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\nnot a chunk',
];

/** A text with pieces put in, characters changed or its end cut off. */
function mutated(text: string, random: Random): string {
  const at = random.whole(text.length + 1);
  switch (random.whole(5)) {
    case 0:
      return text.slice(0, at) + random.pick(PIECES) + text.slice(at);
    case 1:
      return text.slice(0, at);
    case 2:
      return text.slice(0, at) + String.fromCharCode(random.whole(256)) + text.slice(at + 1);
    case 3:
      return mutated(text.slice(0, at) + random.pick(PIECES) + text.slice(at), random);
    default:
      return text;
  }
}

/** A write that is right but for its body. */
function wrongBody(random: Random): Buffer {
  const path = random.pick(['/api/conversions', '/api/favorites']);
  const body = Buffer.from(mutated(random.pick(BODIES), random), 'latin1');
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}

/** The bytes of one request that is wrong in some way, mostly. */
export function malformedRequest(random: Random): Buffer {
  if (random.next() < 0.25) return wrongBody(random);
  const method = random.next() < 0.8 ? random.pick(METHODS.slice(0, 7)) : random.pick(METHODS);
  const version = random.next() < 0.95 ? 'HTTP/1.1' : random.pick(['HTTP/9.9', 'HTTP/1.0', '', 'HTTQ/1.1']);
  const target = mutated(random.pick(PATHS), random);
  const headers = random.next() < 0.9 ? ['Host: 127.0.0.1'] : [];
  for (let count = random.whole(4); count > 0; count--) headers.push(random.pick(HEADERS));
  const body = random.next() < 0.6 ? mutated(random.pick(BODIES), random) : '';
  if (body !== '' && random.next() < 0.8) {
    headers.push('Content-Type: application/json');
    headers.push(
      `Content-Length: ${Math.max(0, body.length + (random.next() < 0.8 ? 0 : random.whole(9) - 4))}`,
    );
  }
  return Buffer.from(`${method} ${target} ${version}\r\n${headers.join('\r\n')}\r\n\r\n${body}`, 'latin1');
}
