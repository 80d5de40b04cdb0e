/** Styles without a style sheet: what a script sets one by one no policy of a page forbids. */
export type Style = Partial<Record<keyof CSSStyleDeclaration, string>>;

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
/** The inverse pair of the app's colours, light and dark. */
const COLOURS = {
  light: { ground: '#1e293b', text: '#f8fafc', warn: '#fbbf24' },
  dark: { ground: '#e2e8f0', text: '#0f172a', warn: '#a34a08' },
} as const;

export const colours = () =>
  COLOURS[globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'];

/** An element with styles and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  style: Style,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  Object.assign(element.style, style);
  element.append(...children);
  return element;
}

/** A layer over the page, which has none of its styles and of which it sees nothing. */
export interface Layer {
  readonly root: ShadowRoot;
  /** Whether an event came from within. */
  isWithin(event: Event): boolean;
  remove(): void;
}

/** Adds a layer behind the page's body: nothing of the page moves, and none of its text changes. */
export function addLayer(name: string): Layer {
  const host = make('div', {
    all: 'initial',
    position: 'fixed',
    top: '0',
    left: '0',
    width: '0',
    height: '0',
  });
  host.style.zIndex = '2147483647';
  host.setAttribute('data-equivale', name);
  const root = host.attachShadow({ mode: 'closed' });
  document.documentElement.append(host);
  return {
    root,
    isWithin: (event) => event.composedPath().includes(host),
    remove: () => host.remove(),
  };
}

/** What everything in a layer begins with. */
export const BASE: Style = {
  all: 'initial',
  boxSizing: 'border-box',
  fontFamily: FONT,
  fontVariantNumeric: 'tabular-nums',
};
