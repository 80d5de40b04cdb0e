import { expect, type Page } from '@playwright/test';

/** What a finger or a key can do something with. */
const CONTROLS =
  'a[href], button:not([disabled]), input, select, textarea, summary, [role="slider"], [role="switch"], [tabindex="0"]';

interface Reached {
  /** The name of what has the focus, where it does not show that it has it. */
  readonly unseen: string | undefined;
  /** The controls that can be seen and that Tab has not reached yet; of a group of radios one is enough. */
  readonly left: readonly string[];
}

/** Marks what Tab has led to as reached, and looks what is left. */
const lookAfterTab = (page: Page, hasPressed = true): Promise<Reached> =>
  page.evaluate(
    ([selector, isReached]) => {
      const rings = (node: Element | null): boolean =>
        node !== null &&
        [null, '::after'].some((part) => {
          const { content, outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(
            node,
            part,
          );
          // A converter's side shows its focus ring as a border.
          if (part) return content !== 'none' && !/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(borderColor);
          return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        });
      const nameOf = (element: HTMLElement) =>
        element.getAttribute('aria-label') ?? element.textContent ?? '';
      const markFocused = (element: HTMLElement) => {
        const group = element.matches('[type="radio"]')
          ? document.getElementsByName((element as HTMLInputElement).name)
          : [element];
        for (const member of group) member.dataset.reached = '';
        const around =
          element.closest('.side, .calculator-display, search, label, li') ?? element.parentElement;
        const shows = rings(element) || rings(around) || rings(element.nextElementSibling);
        return shows ? undefined : nameOf(element) || element.tagName;
      };
      const canBeSeen = (element: HTMLElement) => {
        const { width, height } = element.getBoundingClientRect();
        return getComputedStyle(element).visibility !== 'hidden' && width > 0 && height > 0;
      };
      const focused = document.activeElement as HTMLElement;
      return {
        unseen: isReached && focused !== document.body ? markFocused(focused) : undefined,
        left: [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.dataset.reached === undefined)
          .filter((element) => element.matches('[type="radio"]') || element.tabIndex >= 0)
          .filter(canBeSeen)
          .map((element) => nameOf(element).trim().slice(0, 60)),
      };
    },
    [CONTROLS, hasPressed] as const,
  );

/** Goes through a page by Tab: every control is reached, and shows that it has the focus. */
export async function expectReachedByTab(page: Page, path: string): Promise<void> {
  const unseen: string[] = [];
  let { left } = await lookAfterTab(page, false);
  expect(left.length, path).toBeGreaterThan(6);
  // Twice around: a field that is entered empty and refilled on leaving has its clear button only then.
  for (let steps = 2 * left.length + 8; steps > 0 && left.length > 0; steps -= 1) {
    await page.keyboard.press('Tab');
    const reached = await lookAfterTab(page);
    if (reached.unseen !== undefined) unseen.push(reached.unseen);
    // Includes controls rendered in the meantime.
    steps += 2 * Math.max(0, reached.left.length - left.length);
    left = reached.left;
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
