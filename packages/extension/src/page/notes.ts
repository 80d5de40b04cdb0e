import type { Converted } from '../convert/convert-money.ts';
import { addLayer, BASE, colours, type Layer, make } from './overlay.ts';
import { type PlacedPrice, pause, placeOf } from './page-prices.ts';

/** More are not shown at once: each is placed anew when something scrolls. */
const MOST_NOTES = 200;
/** Notes that are added in one go. */
const AT_ONCE = 10;

interface Note {
  readonly element: HTMLElement;
  readonly price: PlacedPrice;
}

/** Small notes beside prices, in a layer of their own. */
export class Notes {
  readonly #layer: Layer = addLayer('notes');
  readonly #ended = new AbortController();
  #notes: readonly Note[] = [];
  #frame = 0;

  constructor() {
    const options = { capture: true, passive: true, signal: this.#ended.signal };
    addEventListener('scroll', this.#later, options);
    addEventListener('resize', this.#later, options);
  }

  /** Shows these instead of those before, some at a time. */
  async show(prices: readonly PlacedPrice[], converted: readonly (Converted | null)[]): Promise<void> {
    const { ground, text } = colours();
    const notes = prices.slice(0, MOST_NOTES).flatMap((price, at) => {
      const found = converted[at];
      return found ? [{ price, found }] : [];
    });
    const shown: Note[] = [];
    this.#notes = shown;
    // What notes share they inherit: nothing of the page reaches into the layer.
    const all = make('div', {
      ...BASE,
      ...{ font: '600 11px/16px system-ui, sans-serif', whiteSpace: 'nowrap', pointerEvents: 'none' },
      color: text,
    });
    this.#layer.root.replaceChildren(all);
    for (let at = 0; at < notes.length; at += AT_ONCE) {
      await pause();
      // Others came meanwhile.
      if (this.#notes !== shown) return;
      const more = notes.slice(at, at + AT_ONCE).map(({ price, found }) => {
        const style = { position: 'fixed', padding: '0 5px', borderRadius: '6px', background: ground };
        const element = make('bdi', style, found.text);
        element.title = found.origin;
        return { element, price };
      });
      all.append(...more.map(({ element }) => element));
      shown.push(...more);
      this.#place(more);
    }
  }

  remove(): void {
    this.#notes = [];
    this.#ended.abort();
    cancelAnimationFrame(this.#frame);
    this.#layer.remove();
  }

  readonly #later = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#place(this.#notes));
  };

  /** Reads all places before it sets one: the page is laid out once. */
  #place(notes: readonly Note[]): void {
    const { clientHeight, clientWidth } = document.documentElement;
    const places = notes.map(({ price }) => placeOf(price)?.getBoundingClientRect());
    const sizes = notes.map(({ element }) => element.offsetWidth);
    for (const [at, { element }] of notes.entries()) {
      const place = places[at];
      const isSeen = place && place.width > 0 && place.bottom > 0 && place.top < clientHeight;
      element.style.visibility = isSeen ? 'visible' : 'hidden';
      if (!isSeen) continue;
      // Beside the price where there is room, else under it: never over it.
      const hasRoom = place.right + 4 + (sizes[at] ?? 0) <= clientWidth;
      element.style.left = `${hasRoom ? place.right + 4 : Math.max(0, place.right - (sizes[at] ?? 0))}px`;
      element.style.top = `${hasRoom ? place.top + (place.height - 16) / 2 : place.bottom}px`;
    }
  }
}
