import { convertMoney } from '../convert/convert-money.ts';
import type { Desk } from '../convert/desk.ts';
import { storeSettings, targetFor } from '../convert/settings.ts';
import { say } from '../messages/say.ts';
import { SIGNS } from '../prices/signs.ts';
import type { PageReading, ReadPrice } from '../protocol.ts';
import { copyButton } from './copy-button.ts';
import { el, option, textButton } from './elements.ts';

/** What the view asks of the popup. */
interface Handlers {
  /** The page is read again: its `$` is another one now. */
  readonly onChange: () => void;
  readonly onNotes: (on: boolean) => void;
}

function priceRow({ text, amount, code }: ReadPrice, desk: Desk): HTMLElement {
  const found = convertMoney(amount, code, targetFor(code, desk.settings), desk);
  if (!found) return el('li', {}, el('b', {}, say('noRate', code)), el('small', {}, text));
  const below = [text, found.origin, found.old].filter(Boolean).join(' · ');
  return el('li', {}, el('b', {}, found.text), el('small', {}, below), copyButton(found.text));
}

/** How a sign of several currencies was read, and the choice of another. */
function readAsNote(reading: PageReading, desk: Desk, { onChange }: Handlers): HTMLElement[] {
  const shared = reading.prices.find((price) => price.shared !== undefined);
  if (!shared?.shared) return [];
  const names = new Intl.DisplayNames([desk.locale.id], { type: 'currency' });
  const select = el('select', { 'aria-label': say('change') });
  const codes = SIGNS.get(shared.shared) ?? [];
  select.replaceChildren(...codes.map((code) => option(code, `${code} · ${names.of(code) ?? ''}`)));
  select.value = shared.code;
  select.addEventListener('change', async () => {
    await storeSettings({ dollars: { ...desk.settings.dollars, [reading.host]: select.value } });
    onChange();
  });
  return [
    el(
      'div',
      { class: 'note' },
      el('p', {}, say('readAs', shared.shared, names.of(shared.code) ?? shared.code)),
      el('label', { class: 'change' }, select),
    ),
  ];
}

/** The prices of the page, each in the person's own currency. */
export function pricesView(reading: PageReading, desk: Desk, handlers: Handlers): HTMLElement[] {
  const rows = el('ul', { class: 'rows' }, ...reading.prices.map((price) => priceRow(price, desk)));
  const next = !reading.hasNotes;
  const footer = el(
    'footer',
    {},
    el('span', {}, say('alsoOnPage')),
    textButton(say(next ? 'turnOn' : 'turnOff'), () => handlers.onNotes(next)),
  );
  return [el('main', { class: 'body' }, rows, ...readAsNote(reading, desk, handlers)), footer];
}
