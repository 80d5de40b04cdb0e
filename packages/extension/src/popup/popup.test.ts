// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../../languages/es/extension.ts';
import { api } from '../browser.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { openPopup } from './popup.ts';

/** Euro reference rates of 21 August 2026. @source European Central Bank */
const table = {
  base: 'USD',
  rates: { USD: 1, EUR: 1 / 1.1699, MXN: 19.769 / 1.1699 },
  timestamp: '2026-08-21T14:00:00.000Z',
  origins: [
    {
      ...{ source: 'ecb', date: '2026-08-21', mark: 'observed', codes: ['USD', 'EUR', 'MXN'] },
      published: { base: 'EUR', rates: { USD: '1.1699', MXN: '19.769' } },
    },
  ],
  sources: { ecb: { name: 'European Central Bank', short: 'ECB' } },
};
const reading = {
  host: 'shop.example',
  selection: '$1,299.00',
  prices: [
    { text: '$1,299.00', amount: '1299', code: 'USD', shared: '$' },
    { text: '$349.00', amount: '349', code: 'USD', shared: '$' },
  ],
  page: { regions: ['US'], language: 'en-US' },
  hasNotes: false,
};

let fake: ReturnType<typeof fakeBrowser>;
const text = (selector: string) => document.querySelector(selector)?.textContent;
const all = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
const press = (name: string) => {
  const buttons = [...document.querySelectorAll('button')];
  const button = buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
  if (!button) throw new Error(`no button ${name} among ${buttons.map((one) => one.textContent)}`);
  button.click();
};
function type(selector: string, value: string, event = 'input'): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (!field) throw new Error(`no field ${selector}`);
  field.value = value;
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

// What reads questions is loaded with the first one, which takes its time where everything is compiled anew.
beforeAll(() =>
  Promise.all([import('../convert/answer.ts'), import('./prices-view.ts'), import('./settings-view.ts')]),
);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 7, 22, 18) });
  fake = fakeBrowser('es', messages);
  fake.page.respond = (message) =>
    (message as { kind: string }).kind === 'read' ? structuredClone(reading) : undefined;
  vi.stubGlobal('fetch', async () => Response.json(table));
  document.body.innerHTML = '';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[I42.extension-popup] the popup', () => {
  it('converts the last pair at once, with source and day, and never a figure in the place of none', async () => {
    await openPopup();
    // 100 / 1.1699, worked out apart: 85.4773912…
    expect(text('.card output')).toBe('85,477391');
    expect(text('.use-chip')).toBe('BCE · 21 ago');
    type('.card input', '1.299,5');
    expect(text('.card output')).toBe('1.110,778699');
    type('.card input', '1,2,3');
    expect(text('.card output')).toBe(messages.notANumber);
  });

  it('swaps, remembers the pair, and shows what was converted last', async () => {
    await openPopup();
    press(messages.swap);
    expect(text('.card output')).toBe('116,99');
    await vi.waitFor(() =>
      expect(fake.stored.settings).toMatchObject({ recent: ['EUR USD', 'USD EUR', 'lb kg'] }),
    );
    press('lb → kg');
    expect(text('.card output')).toBe('45,359237');
  });

  it('shows what is selected in the page, and its prices with how its sign was read', async () => {
    await openPopup();
    await vi.waitFor(() => expect(text('.picked b')).toBe('1.110,35\u00A0EUR'));
    expect(text('.picked .label')).toBe('Seleccionado: $1,299.00');
    expect(text('footer span')).toBe('2 precios en esta página');
    press('Ver en EUR');
    await vi.waitFor(() => expect(text('h1')).toBe('2 precios en esta página'));
    expect(all('.rows li b')).toEqual(['1.110,35\u00A0EUR', '298,32\u00A0EUR']);
    expect(all('.rows li small')).toEqual(['$1,299.00 · BCE · 21 ago', '$349.00 · BCE · 21 ago']);
    expect(text('.note p')).toBe(
      '«$» leído como dólar estadounidense, por el dominio y el idioma de la página.',
    );
  });

  it('keeps for a site what the person says its sign means', async () => {
    await openPopup();
    await vi.waitFor(() => expect(text('footer span')).toBe('2 precios en esta página'));
    press('Ver en EUR');
    await vi.waitFor(() => expect(text('h1')).toBe('2 precios en esta página'));
    type('.change select', 'MXN', 'change');
    await vi.waitFor(() =>
      expect(fake.stored.settings).toMatchObject({ dollars: { 'shop.example': 'MXN' } }),
    );
  });

  it('says so where the browser lets nobody read the page, and where there is no price', async () => {
    fake.page.respond = () => Promise.reject(new Error('cannot access'));
    await openPopup();
    await vi.waitFor(() => expect(text('footer span')).toBe(messages.pageClosed));
    document.body.innerHTML = '';
    fake.page.respond = () => ({ ...reading, prices: [], selection: '' });
    await openPopup();
    await vi.waitFor(() => expect(text('footer span')).toBe(messages.pricesNone));
  });

  it('answers questions, also about units, and puts their pair in the card', async () => {
    await openPopup();
    press(messages.ask);
    type('.ask input', '3 pies en cm');
    await vi.waitFor(() => expect(text('.answer b')).toBe('91,44\u00A0cm'));
    document.querySelector('.ask')?.dispatchEvent(new Event('submit', { cancelable: true }));
    expect(text('.card output')).toBe('91,440000');
    type('.ask input', 'blurp');
    await vi.waitFor(() => expect(text('.answer')).toBe(messages.notUnderstood));
  });

  it('adds the fee of the card, and says it; what is no fee is not stored and stays in its field', async () => {
    fake.stored.settings = { fee: '2', target: 'EUR', recent: ['USD EUR'] };
    await openPopup();
    // 85.4773912… and two hundredths of it
    expect(text('.card output')).toBe('87,186939');
    expect(text('.use-chip')).toBe('BCE · 21 ago · con la comisión de tu tarjeta, 2 %');
    press(messages.settings);
    await vi.waitFor(() => expect(text('h1')).toBe(messages.settings));
    type('.field input', 'mucho', 'change');
    expect(text('.error')).toBe(messages.notANumber);
    expect(fake.stored.settings).toMatchObject({ fee: '2' });
  });

  it('writes figures as they were chosen, and follows a change in another window', async () => {
    await openPopup();
    await api().storage.local.set({ settings: { figures: '.,', recent: ['USD MXN'] } });
    await vi.waitFor(() => expect(text('.use-note')).toBe('1 USD = 0,8548'));
    await api().storage.local.set({ settings: { figures: ',.' } });
    await vi.waitFor(() => expect(text('.use-note')).toBe('1 USD = 0.8548'));
  });

  it('switches a site on only by what the browser itself asks', async () => {
    await openPopup();
    await vi.waitFor(() => expect(text('footer span')).toBe('2 precios en esta página'));
    press(messages.settings);
    await vi.waitFor(() => expect(text('h1')).toBe(messages.settings));
    const box = document.querySelector<HTMLInputElement>('.switch input');
    await vi.waitFor(() => expect(box?.checked).toBe(false));
    if (box) box.checked = true;
    box?.dispatchEvent(new Event('change'));
    await vi.waitFor(() => expect(fake.origins).toEqual(['*://shop.example/*']));
  });
});
