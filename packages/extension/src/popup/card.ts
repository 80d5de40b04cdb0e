import { findCurrency } from '@equivale/core';
import type { Desk } from '../convert/desk.ts';
import { say } from '../messages/say.ts';
import { el, icon, iconButton, option } from './elements.ts';
import { type Card, figureOf, symbolOf, units } from './figure.ts';

/** Currency names in the language of the browser. */
function namesOf(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'currency', fallback: 'none' });
  return (code) => {
    try {
      return names.of(code) ?? '';
    } catch {
      return '';
    }
  };
}

/** What may stand in the place of one side: the money of the table, or the units of its category. */
function choicesOf(id: string, { table }: Desk): readonly string[] {
  const category = units.find(id)?.category;
  if (category) return units.list(category).map((unit) => unit.id);
  return Object.keys(table.rates).filter((code) => findCurrency(code));
}

/** All choices with their names. */
function optionsOf(id: string, desk: Desk): HTMLOptionElement[] {
  const nameOf = units.find(id) ? () => '' : namesOf(desk.locale.id);
  return choicesOf(id, desk).map((one) => {
    const long = nameOf(one);
    return option(one, long ? `${symbolOf(one)} · ${long}` : symbolOf(one));
  });
}

/** One of the two sides: flag and code, with the list of all over it. */
function side(name: 'from' | 'to', onChoice: (id: string) => void) {
  const flag = el('img', { class: 'flag', alt: '', width: '24', height: '24' });
  const code = el('b', { 'aria-hidden': 'true' });
  const select = el('select', { 'aria-label': say(name) });
  select.addEventListener('change', () => onChoice(select.value));
  const pick = el('span', { class: 'pick' }, flag, code, icon('down'), select);
  let filled: string | undefined;
  const show = (id: string, desk: Desk) => {
    const region = findCurrency(id)?.region;
    flag.hidden = region === undefined;
    if (region) flag.src = `flags/${region}.svg`;
    code.textContent = symbolOf(id);
    const kind = units.find(id)?.category ?? 'money';
    if (filled === kind) {
      select.value = id;
      return;
    }
    filled = kind;
    // The names of all money take longer than the first figure, which does not wait for them.
    select.replaceChildren(option(id, symbolOf(id)));
    setTimeout(() => {
      const { value } = select;
      select.replaceChildren(...optionsOf(value, desk));
      select.value = value;
    });
  };
  return { pick, show };
}

/** The converter card. */
export interface CardView {
  readonly element: HTMLElement;
  readonly amount: HTMLInputElement;
  show(card: Card, desk: Desk): void;
}

/** More signs do not fit beside the code at full size. */
const LONG = 13;

/** @param onChange with what the person changed */
export function createCard(onChange: (change: Partial<Card>) => void, onSwap: () => void): CardView {
  const amount = el('input', { 'aria-label': say('amount'), inputmode: 'decimal', autocomplete: 'off' });
  amount.addEventListener('input', () => onChange({ text: amount.value }));
  const result = el('output', { 'aria-label': say('result') });
  const chip = el('span', { class: 'use-chip' });
  const note = el('span', { class: 'use-note' });
  const from = side('from', (id) => onChange({ from: id }));
  const to = side('to', (id) => onChange({ to: id }));
  const swap = iconButton('swap', say('swap'), onSwap);
  swap.className = 'swap';
  const element = el(
    'section',
    { class: 'card' },
    el('div', { class: 'side' }, from.pick, amount),
    el('div', { class: 'side side-to' }, swap, to.pick, result),
    el('div', { class: 'use' }, chip, note),
  );
  const show = (card: Card, desk: Desk) => {
    if (amount.value !== card.text) amount.value = card.text;
    from.show(card.from, desk);
    to.show(card.to, desk);
    const shown = figureOf(card, desk);
    amount.setAttribute('aria-invalid', String(!shown.ok));
    result.className = shown.ok ? (shown.figure.text.length > LONG ? 'long' : '') : 'message';
    if (!shown.ok) result.replaceChildren(shown.text);
    else result.replaceChildren(shown.figure.significant, el('span', { class: 'fine' }, shown.figure.muted));
    chip.replaceChildren(...(shown.ok ? [shown.origin] : []));
    if (shown.ok && shown.old) chip.append(' · ', el('b', {}, shown.old));
    note.textContent = shown.ok ? shown.rate : '';
  };
  return { element, amount, show };
}
