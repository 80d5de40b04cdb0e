import { expect, type Page } from '@playwright/test';

/** What a finger or a key can do something with. */
const CONTROLS =
  'a[href], button:not([disabled]), input, select, textarea, summary, [role="slider"], [role="switch"], [tabindex="0"]';

/** The controls that can be seen and that Tab has not reached yet; of a group of radios one is enough. */
const notReached = (page: Page) =>
  page.evaluate((selector) => {
    const canBeSeen = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      return getComputedStyle(element).visibility !== 'hidden' && width > 0 && height > 0;
    };
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.matches('[type="radio"]') || element.tabIndex >= 0)
      .filter((element) => canBeSeen(element) && element.dataset.reached === undefined)
      .map((element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
      );
  }, CONTROLS);

/** Marks what has the focus as reached; says its name where it does not show that it has it. */
const markFocused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return undefined;
    const rings = (node: Element | null): boolean =>
      node !== null &&
      [null, '::after'].some((part) => {
        const { content, outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(node, part);
        // A converter's side shows its focus ring as a border.
        if (part) return content !== 'none' && !/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(borderColor);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
    const group = element.matches('[type="radio"]')
      ? document.getElementsByName((element as HTMLInputElement).name)
      : [element];
    for (const member of group) member.dataset.reached = '';
    const around = element.closest('.side, .calculator-display, search, label, li') ?? element.parentElement;
    const shows = rings(element) || rings(around) || rings(element.nextElementSibling);
    return shows ? undefined : (element.getAttribute('aria-label') ?? element.textContent ?? element.tagName);
  });

/** Goes through a page by Tab: every control is reached, and shows that it has the focus. */
export async function expectReachedByTab(page: Page, path: string): Promise<void> {
  const unseen: string[] = [];
  let left = await notReached(page);
  expect(left.length, path).toBeGreaterThan(6);
  // Twice around: a field that is entered empty and refilled on leaving has its clear button only then.
  for (let steps = 2 * left.length + 8; steps > 0 && left.length > 0; steps -= 1) {
    await page.keyboard.press('Tab');
    const name = await markFocused(page);
    if (name !== undefined) unseen.push(name);
    const before = left.length;
    left = await notReached(page);
    // Includes controls rendered in the meantime.
    steps += 2 * Math.max(0, left.length - before);
  }
  expect(unseen, `${path}: show no focus`).toEqual([]);
  expect(left, `${path}: not reached by Tab`).toEqual([]);
}

/** What is smaller than 44 x 44, save a link within a sentence (WCAG 2.2, 2.5.5: inline). A label counts for its field. */
export const tooSmall = (page: Page) =>
  page.evaluate((selector) => {
    const boxesOf = (element: HTMLElement) =>
      [element, (element as HTMLInputElement).labels?.[0]].flatMap(
        (node) => node?.getBoundingClientRect() ?? [],
      );
    const isTarget = (element: HTMLElement) => {
      const { visibility, display } = getComputedStyle(element);
      const isInline = display === 'inline' && element.matches('p a, li > a');
      const isHidden = visibility === 'hidden' || element.closest('[inert], .sr-only, .skip') !== null;
      return !isInline && !isHidden && boxesOf(element).some(({ width }) => width > 0);
    };
    // Layout in fractions of a pixel is rounded as the eye does.
    const isBigEnough = ({ width, height }: DOMRect) => Math.round(width) >= 44 && Math.round(height) >= 44;
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => isTarget(element) && !boxesOf(element).some(isBigEnough))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
        return `${element.tagName} "${name}" ${width.toFixed(1)} x ${height.toFixed(1)}`;
      });
  }, CONTROLS);
