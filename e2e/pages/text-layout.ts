import type { Page } from '@playwright/test';

/**
 * Texts of the view that are cut off, stand beyond the window or over another text.
 * @param part selector of what is looked at
 */
export const misplacedTexts = (page: Page, part = 'main'): Promise<string[]> =>
  page.evaluate((selector) => {
    const main = document.querySelector(selector) as HTMLElement;
    // What is outside the window is laid out too, rows by the group.
    for (const rows of main.querySelectorAll('tbody')) rows.style.contentVisibility = 'visible';
    const inner = (box: DOMRect | undefined, text: DOMRect) =>
      !box || (text.left >= box.left - 1 && text.right <= box.right + 1);
    const clips = (element: Element) => /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflowX);
    const frameOf = (element: Element): DOMRect | undefined => {
      for (let at: Element | null = element; at && at !== main; at = at.parentElement)
        if (clips(at)) return at.getBoundingClientRect();
      return undefined;
    };
    /** A row of chips or keys is swiped sideways: what is beyond the window is reached. */
    const isInStrip = (element: Element) => {
      for (let at: Element | null = element; at && at !== main; at = at.parentElement)
        if (getComputedStyle(at).scrollbarWidth === 'none') return true;
      return false;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility() &&
      !element.closest('[aria-hidden="true"]') &&
      !isInStrip(element) &&
      // there for screen readers only
      (frameOf(element)?.width ?? 2) > 1;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: { text: string; room: Element; boxes: DOMRect[] }[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement as Element;
      if (!node.textContent?.trim() || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      texts.push({
        text: node.textContent,
        // Texts of one paragraph or cell are laid out together.
        room: parent.closest('p, th, td, h2, button, label') ?? parent,
        boxes: [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1),
      });
    }
    // What a select shows is no text of the page.
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const tooLong = [...main.querySelectorAll('select')].filter(isSeen).flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const text = select.selectedOptions[0]?.text ?? '';
      texts.push({ text, room: select, boxes: [select.getBoundingClientRect()] });
      pen.font = font;
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(text).width > room + 1 ? [text] : [];
    });
    const screen = new DOMRect(0, 0, innerWidth, 1);
    const cut = texts.filter(({ room, boxes }) =>
      boxes.some((box) => !inner(screen, box) || !inner(frameOf(room), box)),
    );
    // A line box is higher than its letters: only what meets by more than that overlaps.
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
    const over = texts.filter((one, at) =>
      texts
        .slice(at + 1)
        .some(
          (other) => one.room !== other.room && one.boxes.some((a) => other.boxes.some((b) => meet(a, b))),
        ),
    );
    return [
      ...tooLong.map((text) => `cut off: ${text}`),
      ...cut.map(({ text }) => `cut off: ${text}`),
      ...over.map(({ text }) => `over another: ${text}`),
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
    ];
  }, part);
