import { FIGURES, findCurrency, formatDecimal, withFigures } from '@equivale/core';
import { isSwitchedOn, patternOf } from '../background/sites.ts';
import { api } from '../browser.ts';
import type { Desk } from '../convert/desk.ts';
import { readFee, type Settings, storeSettings } from '../convert/settings.ts';
import { say } from '../messages/say.ts';
import { el, option } from './elements.ts';

type Store = (change: Partial<Settings>) => void;

const field = (label: string, control: HTMLElement, ...more: HTMLElement[]): HTMLElement =>
  el('div', { class: 'field' }, el('label', {}, label, control), ...more);

/** A field whose text is stored if it can be read, and otherwise says what is wrong and is kept. */
function checkedField(label: string, value: string, read: (text: string) => string | undefined): HTMLElement {
  const input = el('input', { autocomplete: 'off', value });
  const error = el('p', { class: 'error', role: 'alert' });
  input.addEventListener('change', () => {
    const fault = read(input.value);
    error.textContent = fault ?? '';
    input.setAttribute('aria-invalid', String(fault !== undefined));
  });
  return field(label, input, error);
}

function targetField({ settings, table, locale }: Desk, store: Store): HTMLElement {
  const names = new Intl.DisplayNames([locale.id], { type: 'currency' });
  const select = el('select');
  const codes = Object.keys(table.rates).filter((code) => findCurrency(code));
  select.replaceChildren(...codes.map((code) => option(code, `${code} · ${names.of(code) ?? ''}`)));
  select.value = settings.target;
  select.addEventListener('change', () => store({ target: select.value }));
  return field(say('target'), select);
}

function figuresField({ settings, locale }: Desk, store: Store): HTMLElement {
  const select = el('select');
  select.append(option('', say('figuresOwn')));
  for (const figures of FIGURES)
    select.append(option(figures, formatDecimal('1234567.89', withFigures(locale, figures))));
  select.value = settings.figures ?? '';
  select.addEventListener('change', () => store({ figures: FIGURES.find((one) => one === select.value) }));
  return field(say('figures'), select);
}

function feeField({ settings, locale }: Desk, store: Store): HTMLElement {
  return checkedField(say('fee'), settings.fee.replace('.', locale.decimal), (text) => {
    const fee = readFee(text, locale);
    if (fee !== undefined) store({ fee });
    return fee === undefined ? say('notANumber') : undefined;
  });
}

function listField({ settings }: Desk, store: Store): HTMLElement {
  return checkedField(say('listOf'), settings.list.join(' '), (text) => {
    const codes = text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean);
    const unknown = codes.find((code) => !findCurrency(code));
    if (unknown === undefined && codes.length > 0) store({ list: [...new Set(codes)] });
    return unknown === undefined ? undefined : say('noRate', unknown);
  });
}

/** The browser itself asks for the access, and stores it. */
function siteField(host: string): HTMLElement {
  const box = el('input', { type: 'checkbox' });
  void isSwitchedOn(host).then((on) => {
    box.checked = on;
  });
  box.addEventListener('change', async () => {
    const origins = [patternOf(host)];
    if (box.checked) box.checked = await api().permissions.request({ origins });
    else await api().permissions.remove({ origins });
  });
  return el(
    'div',
    { class: 'field' },
    el('label', { class: 'switch' }, box, say('site', host)),
    el('p', { class: 'label' }, say('siteHint')),
  );
}

/** @param host of the page; undefined where the browser lets nobody read it */
export function settingsView(desk: Desk, host: string | undefined): HTMLElement[] {
  const store: Store = (change) => void storeSettings(change);
  const fields = [targetField, feeField, figuresField, listField].map((make) => make(desk, store));
  return [
    el(
      'main',
      { class: 'body' },
      ...fields,
      ...(host ? [siteField(host)] : []),
      el('p', { class: 'label' }, say('privacy')),
    ),
  ];
}
