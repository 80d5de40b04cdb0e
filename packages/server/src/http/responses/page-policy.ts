import { createHash } from 'node:crypto';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Inline scripts that a browser would run: no address of their own, and no type that makes them mere data. */
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

/**
 * The policy of one page: its own files, and of inline code exactly what stands in it.
 * @param html the page as served
 * @param framedBy who may show it in a frame
 * @param asked addresses of others that it may ask
 * @source https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(
  html: string,
  framedBy: '*' | "'none'" = "'none'",
  asked: readonly string[] = [],
): string {
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
    // With a slash at the end a path stands for all below it.
    ["connect-src 'self'", ...asked.map((address) => `${address}/`)],
    ["manifest-src 'self'"],
    ["worker-src 'self'"],
    ["base-uri 'none'"],
    ["form-action 'none'"],
    [`frame-ancestors ${framedBy}`],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

/** What the page for frames is sent with besides its policy. */
export const FRAMED_PAGE_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
} as const;

/** The same for every other page, which nobody may frame. */
export const PAGE_HEADERS = { ...FRAMED_PAGE_HEADERS, 'x-frame-options': 'DENY' } as const;
