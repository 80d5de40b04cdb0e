import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Puts axe into a page, once for all looks at it. Pages here have no frames, which would each need one of their own. */
export const putAxe = (page: Page) => page.evaluate(axe.source);

/** What axe has found: which rules had something to look at, and what each violation is of. */
export interface Findings {
  readonly rules: readonly string[];
  readonly violations: readonly string[];
}

/**
 * Looks at a page that has axe. Of what passes one element for each rule is enough: every element would be described, and sent,
 * for nobody.
 * @param only names of rules; all where there are none
 */
export const lookWithAxe = (page: Page, only?: readonly string[]): Promise<Findings> =>
  page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const { passes, violations } = await axe.run(document, {
      resultTypes: ['violations'],
      ...(values && { runOnly: { type: 'rule', values: [...values] } }),
    });
    return {
      rules: [...passes, ...violations].map(({ id }) => id),
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    };
  }, only);
