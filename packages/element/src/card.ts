import { type Shown, symbolOf } from './convert.ts';
import type { Words } from './words/words.ts';

/** One of the two sides: what is chosen, and the list that lies over it where there is a choice. */
interface Side {
  readonly text: HTMLElement;
  readonly select: HTMLSelectElement | undefined;
}

/** What of the card changes after it was drawn. */
export interface Parts {
  readonly card: HTMLElement;
  readonly amount: HTMLInputElement;
  readonly from: Side;
  readonly to: Side;
  readonly link: HTMLAnchorElement;
  showFigure(shown: Extract<Shown, { ok: true }>): void;
  /** In the place of a figure. */
  showMessage(text: string): void;
}

interface Handlers {
  readonly onAmount: () => void;
  readonly onChoice: (side: 'from' | 'to', id: string) => void;
}

/** A figure of more signs than this does not fit beside its currency at 320 px. */
const LONG = 12;

type Tag = keyof HTMLElementTagNameMap;

function make<T extends Tag>(
  tag: T,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Names of currencies in a language, where the browser has them. */
function nameOf(code: string, language: string): string | undefined {
  try {
    return new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' }).of(code);
  } catch {
    return undefined;
  }
}

/** Fills a list of units or currencies, unless it has just these. */
export function fillChoices(
  select: HTMLSelectElement,
  ids: readonly string[],
  chosen: string,
  language: string,
): void {
  if ([...select.options].map(({ value }) => value).join() !== ids.join())
    select.replaceChildren(
      ...ids.map((id) => {
        const symbol = symbolOf(id);
        const name = /^[A-Z]{3}$/.test(id) && nameOf(id, language);
        return make('option', { value: id }, name ? `${symbol} · ${name}` : symbol);
      }),
    );
  select.value = chosen;
}

/** Draws a card by the DOM alone: nothing of it is written as HTML, which a page may forbid. */
export function drawCard(words: Words, isFixed: boolean, { onAmount, onChoice }: Handlers): Parts {
  const side = (name: 'from' | 'to'): Side & { readonly box: HTMLElement } => {
    const text = make('span', isFixed ? {} : { 'aria-hidden': 'true' });
    const select = isFixed
      ? undefined
      : make('select', { 'aria-label': words[name], part: `${name}-select` });
    select?.addEventListener('change', () => onChoice(name, select.value));
    const box = make(
      'span',
      { class: `pick ${select ? 'chosen' : ''}`, part: name },
      text,
      ...(select ? [select] : []),
    );
    return { text, select, box };
  };
  const [from, to] = [side('from'), side('to')];
  const amount = make('input', {
    'aria-label': words.amount,
    autocomplete: 'off',
    inputmode: 'decimal',
    part: 'amount',
  });
  amount.addEventListener('input', onAmount);
  const result = make('output', { 'aria-label': words.result, part: 'result' });
  const note = make('p', { class: 'note', part: 'note' });
  const link = make(
    'a',
    { part: 'link', rel: 'noopener', target: '_blank', 'aria-label': words.open },
    'Equivale',
  );
  const card = make(
    'div',
    { class: 'card', part: 'card', lang: words.locale.id },
    make('div', { class: 'row' }, amount, from.box),
    make('div', { class: 'row' }, result, to.box),
    make('div', { class: 'foot' }, note, link),
  );
  return {
    ...{ card, amount, from, to, link },
    showFigure({ figure, origin, old }) {
      result.className = figure.text.length > LONG ? 'long' : '';
      result.replaceChildren(figure.significant, make('span', {}, figure.muted));
      note.replaceChildren(...(old ? [make('b', {}, old), ' · '] : []), origin);
    },
    showMessage(text) {
      result.className = 'message';
      result.replaceChildren(text);
      note.replaceChildren();
    },
  };
}
