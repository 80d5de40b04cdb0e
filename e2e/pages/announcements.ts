import type { Page } from '@playwright/test';

/** What was announced, and in which language it would be spoken. */
export interface Announcement {
  readonly text: string;
  readonly lang: string;
}

declare global {
  interface Window {
    announced: Announcement[];
  }
}

/**
 * Records what live regions announce from the next page on. A region announces what it is changed to, once it is there: what
 * came together with the region is announced of alerts only.
 * @source https://www.w3.org/TR/wai-aria-1.2/#liveRegionRoles
 */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';
    const known = new WeakSet<Element>();
    window.announced = [];
    const regionOf = (node: Node | null): Element | null => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      const region = element?.closest(LIVE) ?? null;
      return region?.getAttribute('aria-live') === 'off' ? null : region;
    };
    const announce = (region: Element) => {
      const heard = region.cloneNode(true) as Element;
      for (const hidden of heard.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      // Where a block ends, so does a word.
      for (const block of heard.querySelectorAll('p, div, button, a, h2')) block.append(' ');
      const text = (heard.textContent ?? '').replace(/\s+/g, ' ').trim();
      const lang = region.closest('[lang]')?.getAttribute('lang') ?? '';
      if (text !== '' && region.isConnected) window.announced.push({ text, lang });
    };
    const learn = () => {
      for (const region of document.querySelectorAll(LIVE)) known.add(region);
    };
    const isNewAlert = (node: Element) => node.matches('[role="alert"]') && !known.has(node);
    const alertsIn = (node: Node) =>
      node instanceof Element ? [node, ...node.querySelectorAll('*')].filter(isNewAlert) : [];
    const changedBy = ({ target, addedNodes }: MutationRecord): Element[] => {
      const region = regionOf(target);
      return [...(region && known.has(region) ? [region] : []), ...[...addedNodes].flatMap(alertsIn)];
    };
    const hear = (changes: readonly MutationRecord[]) => {
      new Set(changes.flatMap(changedBy)).forEach(announce);
      learn();
    };
    addEventListener('DOMContentLoaded', () => {
      learn();
      new MutationObserver(hear).observe(document, { childList: true, characterData: true, subtree: true });
    });
  });
}

/** What has been announced since the page was loaded or this was last called, with nothing that still waits to be announced. */
export async function takeAnnouncements(page: Page): Promise<Announcement[]> {
  // A notice has two frames between its region and its text, and takes both away a second later: whenever it comes, the
  // page has to render between the two, so time advances in shorter steps. No delay is longer than three seconds.
  for (let part = 0; part < 3; part += 1) {
    for (const ms of [16, 16, 16, 16, 936]) await page.clock.runFor(ms);
  }
  return page.evaluate(() => window.announced.splice(0));
}
