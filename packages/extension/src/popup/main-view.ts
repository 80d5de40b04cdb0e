import { findCurrency, readAmount } from '@equivale/core';
import { convertMoney } from '../convert/convert-money.ts';
import type { Desk } from '../convert/desk.ts';
import { MOST_RECENT, storeSettings, targetFor } from '../convert/settings.ts';
import { say, sayPrices } from '../messages/say.ts';
import type { Answer, PageReading } from '../protocol.ts';
import { createCard } from './card.ts';
import { copyButton } from './copy-button.ts';
import { el, textButton } from './elements.ts';
import { type Card, isPair, symbolOf } from './figure.ts';

/** First state of the popup: what is selected, the converter, what was converted last, and how many prices the page has. */
export interface MainView {
  readonly elements: readonly HTMLElement[];
  readonly card: () => Card;
  setCard(card: Partial<Card>): void;
  setDesk(desk: Desk): void;
  showPage(reading: PageReading | undefined, answer: Answer | undefined, onSee: () => void): void;
}

const firstCard = ({ settings: { recent } }: Desk): Card => {
  const [from = 'USD', to = 'EUR'] = recent[0]?.split(' ') ?? [];
  return isPair(from, to) ? { from, to, text: '100' } : { from: 'USD', to: 'EUR', text: '100' };
};

/** Keeps the pair among those converted last. */
function remember({ from, to }: Card, { settings: { recent } }: Desk): void {
  const pair = `${from} ${to}`;
  if (recent[0] === pair) return;
  void storeSettings({ recent: [pair, ...recent.filter((one) => one !== pair)].slice(0, MOST_RECENT) });
}

/** The amount in every currency of the person's list. */
function createList() {
  const rows = el('ul', { class: 'rows' });
  const element = el('details', {}, el('summary', {}, say('list')), rows);
  const show = ({ from, text }: Card, desk: Desk) => {
    const amount = readAmount(text, { signed: false, decimal: desk.locale.decimal });
    const codes = amount.ok && findCurrency(from) ? desk.settings.list.filter((code) => code !== from) : [];
    rows.replaceChildren(
      ...codes.flatMap((code) => {
        const found = amount.ok && convertMoney(amount.text, from, code, desk);
        if (!found) return [];
        return el('li', {}, el('b', {}, found.text), el('small', {}, found.origin), copyButton(found.text));
      }),
    );
    element.hidden = rows.childElementCount === 0;
  };
  return { element, show };
}

export function createMainView(first: Desk): MainView {
  let desk = first;
  let card = firstCard(desk);
  const picked = el('section', { class: 'picked', hidden: '' });
  const recents = el('div', { class: 'recent-row' });
  const footer = el('footer', {});
  const list = createList();
  const set = (change: Partial<Card>) => {
    const next = { ...card, ...change };
    // A side that does not fit the other leaves with it.
    card = isPair(next.from, next.to) ? next : { ...next, from: card.from, to: card.to };
    if (change.from ?? change.to) remember(card, desk);
    show();
  };
  const view = createCard(set, () => set({ from: card.to, to: card.from }));
  const show = () => {
    view.show(card, desk);
    const pairs = desk.settings.recent.map((pair) => pair.split(' '));
    recents.replaceChildren(
      ...pairs.flatMap(([from = '', to = '']) =>
        isPair(from, to)
          ? textButton(`${symbolOf(from)} → ${symbolOf(to)}`, () => set({ from, to }), 'chip')
          : [],
      ),
    );
    list.show(card, desk);
  };
  show();
  const main = el(
    'main',
    { class: 'body' },
    picked,
    view.element,
    el('section', {}, el('h2', { class: 'label' }, say('recent')), recents),
    list.element,
  );
  return {
    elements: [main, footer],
    card: () => card,
    setCard: set,
    setDesk(next) {
      desk = next;
      show();
    },
    showPage(reading, answer, onSee) {
      picked.hidden = !answer?.ok;
      if (answer?.ok)
        picked.replaceChildren(
          el('span', { class: 'label' }, say('selected', answer.read)),
          el('b', {}, answer.text),
          el('small', {}, [answer.origin, answer.old].filter(Boolean).join(' · ')),
          copyButton(answer.text),
        );
      const count = reading?.prices.length ?? 0;
      const text = el('span', {}, reading ? sayPrices(count) : say('pageClosed'));
      const isOwn = reading?.prices.every(({ code }) => code === desk.settings.target);
      const into = isOwn ? targetFor(desk.settings.target, desk.settings) : desk.settings.target;
      const see = textButton(say('seeIn', into), onSee);
      footer.replaceChildren(text, ...(count > 0 ? [see] : []));
    },
  };
}
