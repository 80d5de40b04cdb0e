import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const app = join(import.meta.dirname, '../..');
const bytes = (path: string) => readFileSync(join(app, path));

/** Width, height and colour type of a PNG, read from its header. @source ISO/IEC 15948, section 11.2.2 */
function pngHeader(path: string) {
  const file = bytes(path);
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), hasAlpha: file[25] === 6 };
}

/** Width and height of a WebP, read from its header. @source RFC 9649, sections 2.4 to 2.7 */
function webpSize(path: string): string {
  const file = bytes(path);
  expect([file.toString('latin1', 0, 4), file.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
  const extended = file.toString('latin1', 12, 16) === 'VP8X';
  const width = extended ? file.readUIntLE(24, 3) + 1 : file.readUInt16LE(26) & 0x3fff;
  const height = extended ? file.readUIntLE(27, 3) + 1 : file.readUInt16LE(28) & 0x3fff;
  return `${width}x${height}`;
}

interface Manifest {
  [key: string]: unknown;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { name: string; url: string; icons: { src: string }[] }[];
  share_target: { action: string; params: Record<string, string> };
  screenshots: { src: string; sizes: string; type: string; form_factor: string; label: string }[];
}

const manifests = [
  { file: 'manifest.webmanifest', lang: 'es', root: '' },
  { file: 'manifest.en.webmanifest', lang: 'en', root: '/en' },
];

describe.each(manifests)('the manifest in $lang', ({ file, lang, root }) => {
  const manifest = JSON.parse(bytes(`public/${file}`).toString()) as Manifest;

  it('[S1.installable] makes the app installable as one app in both languages', () => {
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Equivale',
      short_name: 'Equivale',
      lang,
      dir: 'ltr',
      categories: ['utilities', 'finance', 'travel'],
      start_url: root || '/',
      scope: '/',
      display: 'standalone',
      theme_color: '#1e293b',
    });
    expect(String(manifest.description).length).toBeGreaterThan(20);
  });

  it('names icons that are there, of the size and shape it says', () => {
    const purposes = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
    expect(purposes).toEqual(
      expect.arrayContaining([
        'any 192x192',
        'any 512x512',
        'maskable 192x192',
        'maskable 512x512',
        'any any',
      ]),
    );
    for (const { src, sizes, type, purpose } of manifest.icons) {
      if (type !== 'image/png') continue;
      const { width, height, hasAlpha } = pngHeader(`public${src}`);
      expect(`${width}x${height}`).toBe(sizes);
      // A mask cuts its own shape: nothing may shine through.
      expect(hasAlpha).toBe(purpose === 'any');
    }
  });

  it('shows the app on a phone and on a wide screen, of the size it says, within what browsers show', () => {
    expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
    for (const { src, sizes, type, label } of manifest.screenshots) {
      expect(type).toBe('image/webp');
      expect(webpSize(`public${src}`)).toBe(sizes);
      expect(label.length).toBeGreaterThan(20);
      // Chromium leaves out what is smaller, larger or slimmer. @source https://web.dev/patterns/web-apps/richer-install-ui
      const [short = 0, long = 0] = sizes
        .split('x')
        .map(Number)
        .sort((one, other) => one - other);
      expect(short).toBeGreaterThanOrEqual(320);
      expect(long).toBeLessThanOrEqual(3840);
      expect(long / short).toBeLessThanOrEqual(2.3);
    }
  });

  it('leads its shortcuts and shared text into its own language', () => {
    expect(manifest.shortcuts).toHaveLength(4);
    const icons = manifest.shortcuts.flatMap(({ icons }) => icons.map(({ src }) => src));
    expect(icons).toHaveLength(4);
    for (const src of icons) expect(pngHeader(`public${src}`)).toMatchObject({ width: 192, height: 192 });
    for (const { url } of manifest.shortcuts) expect(url.startsWith(`${root}/`)).toBe(true);
    expect(manifest.shortcuts.some(({ url }) => url.startsWith('/en'))).toBe(root === '/en');
    expect(manifest.share_target).toEqual({
      action: root || '/',
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { text: 'q' },
    });
  });
});

it('[S4.theme-colour] the page has the theme colour', () => {
  expect(bytes('index.html').toString()).toContain('<meta name="theme-color" content="#1e293b" />');
});

describe('icons of phones and stores', () => {
  const res = 'android/app/src/main/res';
  const densities = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 };

  it.each(Object.entries(densities))('Android %s is %i px', (density, side) => {
    for (const name of ['ic_launcher', 'ic_launcher_round']) {
      expect(pngHeader(`${res}/mipmap-${density}/${name}.png`)).toMatchObject({ width: side, height: side });
    }
  });

  it.each([
    ['public/icons/apple-touch-icon.png', 180, 180],
    ['ios/App/App/Assets.xcassets/AppIcon.appiconset/app-icon-1024.png', 1024, 1024],
    ['ios/App/App/Assets.xcassets/Splash.imageset/splash.png', 2732, 2732],
    ['store/play-icon-512.png', 512, 512],
    ['store/feature-es.png', 1024, 500],
    ['store/feature-en.png', 1024, 500],
    ['public/icons/social-es.png', 1200, 630],
    ['public/icons/social-en.png', 1200, 630],
  ])('%s is %i x %i without alpha', (path, width, height) => {
    expect(pngHeader(path)).toEqual({ width, height, hasAlpha: false });
  });

  it('the favicon file holds the 32 px icon', () => {
    const ico = bytes('public/favicon.ico');
    const png = bytes('public/icons/favicon-32.png');
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(ico.subarray(22)).toEqual(png);
  });

  it('the mark of the page is the one drawing', () => {
    expect(bytes('public/icons/mark.svg')).toEqual(bytes('brand/mark.svg'));
  });
});
