import { expect } from '@playwright/test';
import { focusAmount, openEmbeddingSite, seenOfElement } from '../../embedding-site.ts';
import { eurosOf, type Step } from './step.ts';

/** The element in the page of somebody else. */
export const EMBEDDING: readonly Step[] = [
  {
    title: '[I18.embed-strict] converts in a page of another origin that forbids all else',
    async run({ site, visitor }) {
      const other = await openEmbeddingSite(site.url);
      try {
        await visitor.open(other.url);
        await visitor.sees(seenOfElement).toMatchObject({ result: eurosOf(129), isStyled: true });
        await visitor.run(focusAmount);
        await visitor.type('200');
        await visitor.sees(seenOfElement).toMatchObject({ result: eurosOf(200) });
        const seen = await visitor.run(seenOfElement);
        expect(seen.note).toContain('BCE · tipo de referencia · 21 ago 2026');
        expect([seen.cookie, seen.origins]).toEqual(['', [site.url]]);
      } finally {
        await other.close();
      }
    },
  },
];
