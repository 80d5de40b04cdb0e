import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from './run.mjs';

/** How a picture is taken: language, theme, size of the screen in CSS px, and device px for each of them. */
export interface PublishedLook {
  readonly language: 'es' | 'en';
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** One picture that is committed. */
interface Published extends PublishedLook {
  /** Relative to the root of the repository. */
  readonly file: string;
  /** Name of the scene. */
  readonly scene: string;
}

const phone = { width: 360, height: 780, scale: 3 } as const;
const desktop = { width: 1280, height: 800, scale: 1 } as const;
const manifest = 'packages/app/public/screenshots';

/** The README's two, and those that a browser shows when it offers to install the app. */
export const published: readonly Published[] = [
  {
    file: 'docs/images/currency-es-phone.webp',
    scene: 'currency',
    language: 'es',
    theme: 'light',
    width: 390,
    height: 844,
    scale: 2,
  },
  {
    file: 'docs/images/currency-en-desktop.webp',
    scene: 'currency',
    language: 'en',
    theme: 'dark',
    ...desktop,
    height: 900,
  },
  ...(['es', 'en'] as const).flatMap((language): Published[] => [
    { file: `${manifest}/phone-${language}.webp`, scene: 'currency', language, theme: 'light', ...phone },
    { file: `${manifest}/desktop-${language}.webp`, scene: 'currency', language, theme: 'light', ...desktop },
  ]),
];

/** Most bytes of a committed picture. */
const MOST_BYTES = 120_000;

/** A PNG as WebP, drawn by the browser: Playwright itself writes none. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = document.createElement('canvas');
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      return canvas.toDataURL('image/webp', 0.9);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/**
 * Writes what the page shows, and leaves the page.
 * @throws Error when the picture is heavier than 120 kB
 */
export async function publish(page: Page, file: string): Promise<void> {
  const png = await page.screenshot();
  // The app's own page may fetch nothing but files of its server.
  await page.goto('about:blank');
  const picture = await toWebp(page, png);
  if (picture.length > MOST_BYTES)
    throw new Error(`${file} has ${picture.length} B, more than ${MOST_BYTES}`);
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), picture);
  console.log(`${file}  ${picture.length} B`);
}
