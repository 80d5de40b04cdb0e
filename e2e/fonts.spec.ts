import { expect, test } from '@playwright/test';

const FONTS: Readonly<Record<string, string>> = { narrow: 'Roboto Condensed', wide: 'DejaVu Sans' };

test(
  'pages are shown in the font that comes with the tests',
  { tag: '@fonts' },
  async ({ page }, { project }) => {
    await page.goto('/about');
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const heading = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: heading.nodeId });
    // A weight may have a family of its own.
    expect(fonts.map(({ familyName }) => familyName.replace(' SemiBold', ''))).toEqual([
      FONTS[project.name] ?? 'Noto Sans',
    ]);
  },
);
