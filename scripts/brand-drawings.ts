/** Every icon, splash screen and card derived from the logo, with its size. `draw-brand.ts` renders them. */

/** One PNG: its path under packages/app, its size in CSS pixels at scale 1, and the page that shows it. */
export interface Drawing {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** no alpha channel: what app stores and the home screens of iOS require */
  readonly opaque: boolean;
  readonly html: string;
}

const ground = '#1e293b';
const paper = '#f8fafc';
const dense = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 };

const page = (body: string, background = 'transparent') =>
  `<!doctype html><style>html,body{margin:0;height:100%;overflow:hidden;background:${background}}` +
  `svg{display:block}</style>${body}`;

/** The logo on its own rounded square. */
const rounded = (mark: string) => page(mark.replace('<svg ', '<svg width="100%" height="100%" '));

/** Round, for launchers older than adaptive icons. */
const round = (mark: string) => rounded(mark.replace('rx="9"', 'rx="16"'));

/** The bars alone in the middle of a full ground, as wide as `share` of the logo on the shorter side. */
const filled = (mark: string, share: number) =>
  page(
    `<div style="display:grid;place-items:center;height:100%">${mark
      .replace(/<rect id="ground"[^>]*>/, '')
      .replace('<svg ', `<svg style="width:${share * 100}vmin;height:${share * 100}vmin" `)}</div>`,
    ground,
  );

const card = (mark: string, title: string, line: string) =>
  page(
    `<div style="box-sizing:border-box;height:100%;padding:0 8.5vw;display:flex;flex-direction:column;` +
      `justify-content:center;gap:3.4vw;font-family:system-ui,sans-serif;color:${paper}">` +
      `<div style="display:flex;align-items:center;gap:3vw">${mark
        .replace('#1e293b', '#0f172a')
        .replace('<svg ', '<svg style="width:13vw;height:13vw" ')}` +
      `<span style="font-size:9vw;font-weight:600;letter-spacing:-.02em">${title}</span></div>` +
      `<span style="font-size:3.5vw;white-space:nowrap;color:#cbd5e1">${line}</span></div>`,
    ground,
  );

const square = (path: string, side: number, opaque: boolean, html: string): Drawing => ({
  path,
  width: side,
  height: side,
  opaque,
  html,
});

/** @returns every PNG of the web, of both stores and of both native projects */
export function brandDrawings(mark: string): Drawing[] {
  const res = 'android/app/src/main/res';
  const assets = 'ios/App/App/Assets.xcassets';
  return [
    square('public/icons/icon-192.png', 192, false, rounded(mark)),
    square('public/icons/icon-512.png', 512, false, rounded(mark)),
    // The bars reach 0.68 of the half side: inside the 0.8 that every mask leaves.
    square('public/icons/maskable-192.png', 192, true, filled(mark, 1)),
    square('public/icons/maskable-512.png', 512, true, filled(mark, 1)),
    square('public/icons/apple-touch-icon.png', 180, true, filled(mark, 1)),
    square('public/icons/favicon-32.png', 32, false, rounded(mark)),
    ...Object.entries(dense).flatMap(([name, side]) => [
      square(`${res}/mipmap-${name}/ic_launcher.png`, side, false, rounded(mark)),
      square(`${res}/mipmap-${name}/ic_launcher_round.png`, side, false, round(mark)),
    ]),
    square(`${assets}/AppIcon.appiconset/app-icon-1024.png`, 1024, true, filled(mark, 1)),
    square(`${assets}/Splash.imageset/splash.png`, 2732, true, filled(mark, 0.24)),
    square('store/play-icon-512.png', 512, true, filled(mark, 1)),
    ...Object.entries(cardLines).flatMap(([locale, line]) => [
      { ...cardOf(`public/icons/social-${locale}.png`, 1200, 630), html: card(mark, 'Equivale', line) },
      { ...cardOf(`store/feature-${locale}.png`, 1024, 500), html: card(mark, 'Equivale', line) },
    ]),
  ];
}

const cardLines = {
  es: 'Divisas y unidades, exactas y sin conexión',
  en: 'Currencies and units, exact and offline',
};

const cardOf = (path: string, width: number, height: number) => ({ path, width, height, opaque: true });
