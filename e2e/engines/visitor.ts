import { expect } from '@playwright/test';
import { isStarted } from '../pages/has-started.ts';
import type { Key, Tab } from './engine.ts';

/** How often to look, and how long: a busy machine takes its time. */
const PATIENCE = { intervals: [50, 100, 200], timeout: 60_000 };
type Expectation = ReturnType<typeof expect.poll<unknown>>;

/** Center of the visible control with this name, once it no longer moves and nothing covers it. */
async function placeOf(selector: string, name: string): Promise<{ x: number; y: number } | undefined> {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent ??
    '';
  const control = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      new RegExp(name).test(nameOf(element).replace(/\s+/g, ' ').trim()) &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible',
  );
  if (!control) return undefined;
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const middle = () => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const before = middle();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { x, y } = middle();
  const isHit = (hit: EventTarget | null) =>
    hit !== null && (control.contains(hit as Node) || (hit as HTMLLabelElement).control === control);
  if (!isHit(document.elementFromPoint(x, y)) || x !== before.x || y !== before.y) return undefined;
  const note = ({ target }: Event) => {
    document.documentElement.dataset.tap = isHit(target) ? 'hit' : 'missed';
  };
  addEventListener('pointerdown', note, { capture: true, once: true });
  return { x, y };
}

/** What a person does with a tab and sees in it, the same in every engine. */
export class Visitor {
  private readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Opens an address and waits until it is hydrated. */
  async open(url: string): Promise<void> {
    await this.tab.goto(url);
    await this.hasStarted();
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.hasStarted();
  }

  async hasStarted(): Promise<void> {
    await this.sees(isStarted).toBe(true);
  }

  /** Evaluates a function in the page, where its closure is not available. */
  async run<A extends readonly unknown[], R>(look: (...given: A) => R | Promise<R>, ...given: A): Promise<R> {
    return (await this.tab.evaluate(`(${look})(...${JSON.stringify(given)})`)) as R;
  }

  /** Expects something of the page, now or soon. A page that is just being left is looked at again. */
  sees<A extends readonly unknown[], R>(look: (...given: A) => R, ...given: A): Expectation {
    return expect.poll(() => this.run(look, ...given).catch(() => undefined), PATIENCE);
  }

  /** Expects something of the text of the first such element; a space is a space, of whatever kind. */
  reads(selector = 'main'): Expectation {
    return this.sees((it) => document.querySelector(it)?.textContent.replace(/\s+/g, ' ').trim(), selector);
  }

  /** Taps the control with this name (a regular expression) as a finger or a mouse does. */
  async tap(name: string, selector = 'a[href], button, input, label, [role]'): Promise<void> {
    const hit = async () => {
      const place = await this.run(placeOf, selector, name).catch(() => undefined);
      if (!place) return false;
      await this.tab.click(place.x, place.y);
      // On a busy machine the page may move between the look and the tap; a person taps again.
      const tap = await this.run(() => document.documentElement.dataset.tap).catch(() => undefined);
      return tap !== 'missed';
    };
    await expect.poll(hit, { ...PATIENCE, message: `to tap ${name}` }).toBe(true);
  }

  /** Puts a text in the place of what a field holds. */
  async fill(name: string, text: string): Promise<void> {
    await this.tap(name, 'input');
    await this.sees(() => document.activeElement?.tagName).toBe('INPUT');
    await this.run(() => (document.activeElement as HTMLInputElement).select());
    await this.tab.type(text);
  }

  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  press(key: Key): Promise<void> {
    return this.tab.press(key);
  }
}
