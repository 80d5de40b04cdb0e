import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BUILT_SITE_URL, BUILT_SUPPORT_ADDRESS } from '@equivale/contract';
import { getMimeType } from 'hono/utils/mime';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.ts';
import { acceptedEncodings } from './encoding.ts';

type Addresses = Pick<Config['site'], 'siteUrl' | 'supportAddress'>;

/** Some 500 pages in both codings: those that people and crawlers open over and over. */
const MAX_BYTES = 16 * 1024 * 1024;
const ENTRY_BYTES = 300;
/** A page takes 2 ms at 5 and 26 ms at 10, which makes it 6 % smaller. */
const QUALITY = 5;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const CODERS = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => gzipped(body),
};

/**
 * Texts of the build that name the site: the service puts its own addresses in when one is first requested, then compresses and
 * caches it. No policy and no digest covers what is replaced.
 * @param dir folder of the built app
 * @returns the response for a file, by what the client accepts
 */
export function createSiteTexts(
  dir: string,
  { siteUrl, supportAddress }: Addresses,
): (file: string, accepted: string | undefined) => Promise<Response> {
  const read = async (file: string): Promise<Buffer> => {
    const text = await readFile(join(dir, file), 'utf8');
    const own = text
      .replaceAll(BUILT_SITE_URL, () => siteUrl)
      .replaceAll(BUILT_SUPPORT_ADDRESS, () => supportAddress);
    return Buffer.from(own);
  };
  const coded = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (body) => body.length + ENTRY_BYTES,
    fetchMethod: async (key) => {
      const [coding, file] = key.split(' ') as [keyof typeof CODERS, string];
      return CODERS[coding](await read(file));
    },
  });
  return async (file, accepted) => {
    const [best] = acceptedEncodings(accepted);
    const coding = best === 'br' || best === 'gzip' ? best : undefined;
    const body = coding ? await coded.fetch(`${coding} ${file}`) : await read(file);
    return new Response(body && new Uint8Array(body), {
      headers: {
        'content-type': getMimeType(file) ?? 'text/plain; charset=utf-8',
        ...(coding && { 'content-encoding': coding }),
      },
    });
  };
}
