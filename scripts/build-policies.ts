import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Inline scripts that a browser runs: without `src`, and of no data type. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const DATA_TYPE = /\stype=["']?(?!module\b|text\/javascript\b)/i;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;
const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g;

const unique = (texts: Iterable<string>) => [...new Set(texts)].map(sha256);

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
const decoded = (attribute: string) =>
  attribute.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** Allows files of the page's origin and exactly its own inline code. @source https://www.w3.org/TR/CSP3/ */
export function contentSecurityPolicy(html: string, framedBy: '*' | "'none'" = "'none'"): string {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(
    ([, attributes = '']) => !DATA_TYPE.test(attributes),
  );
  const scriptHashes = unique(scripts.map(([, , text = '']) => text));
  const styleHashes = unique([...html.matchAll(INLINE_STYLE)].map(([, text = '']) => text));
  const attributes = unique(
    [...html.replace(INLINE_SCRIPT, '').matchAll(STYLE_ATTRIBUTE)].map(([, text = '']) => decoded(text)),
  );
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...scriptHashes],
    [
      "style-src 'self'",
      ...styleHashes,
      ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : []),
    ],
    ["img-src 'self' data:"],
    ["font-src 'self'"],
    ["connect-src 'self'"],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'none'"],
    [`frame-ancestors ${framedBy}`],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** Writes the policies of all pages into one file that the server reads: each policy once, and its number by page. */
export async function writePolicies(dist: string): Promise<void> {
  const numbers = new Map<string, number>();
  const pages: Record<string, number> = {};
  for (const path of globSync('**/*.html', { cwd: dist }).sort()) {
    const html = await readFile(join(dist, path), 'utf8');
    const policy = contentSecurityPolicy(html, basename(path) === 'frame.html' ? '*' : "'none'");
    const number = numbers.get(policy) ?? numbers.size;
    numbers.set(policy, number);
    pages[`/${path}`] = number;
  }
  const file = { policies: [...numbers.keys()], pages };
  await writeFile(join(dist, '.page-policies.json'), JSON.stringify(file));
}
