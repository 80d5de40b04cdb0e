import type { Converted } from '../convert/convert-money.ts';
import { addLayer, BASE, colours, type Layer, make } from './overlay.ts';
import { type PlacedPrice, placeOf } from './page-prices.ts';

/** More are not shown at once: each is placed anew when something scrolls. */
const MOST_NOTES = 200;

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

  /** Shows these instead of those before. */
  show(prices: readonly PlacedPrice[], converted: readonly (Converted | null)[]): void {
    const { ground, text } = colours();
    this.#notes = prices.slice(0, MOST_NOTES).flatMap((price, at) => {
      const found = converted[at];
      if (!found) return [];
      const element = make(
        'bdi',
        {
          ...BASE,
          ...{ position: 'fixed', padding: '0 5px', borderRadius: '6px', background: ground, color: text },
          ...{ font: '600 11px/16px system-ui, sans-serif', whiteSpace: 'nowrap', pointerEvents: 'none' },
        },
        found.text,
      );
      element.title = found.origin;
      return { element, price };
    });
    this.#layer.root.replaceChildren(...this.#notes.map(({ element }) => element));
    this.#place();
  }

  remove(): void {
    this.#ended.abort();
    cancelAnimationFrame(this.#frame);
    this.#layer.remove();
  }

  readonly #later = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#place());
  };

  /** Reads all places before it sets one: the page is laid out once. */
  #place(): void {
    const { clientHeight, clientWidth } = document.documentElement;
    const places = this.#notes.map(({ price }) => placeOf(price)?.getBoundingClientRect());
    const sizes = this.#notes.map(({ element }) => element.offsetWidth);
    for (const [at, { element }] of this.#notes.entries()) {
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
