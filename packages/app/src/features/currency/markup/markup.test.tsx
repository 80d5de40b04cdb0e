import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readOwnMoney } from '../../../device/own-money/own-money.ts';
import { addMessages } from '../../../i18n/i18n.ts';
import { readRecentConversions } from '../../../records/kinds/conversions.ts';
import { chooseMarkup, markups } from '../../../records/kinds/markups.ts';
import { emptyDevice } from '../../../testing/empty-device.ts';
import { openRoute } from '../../../testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../../../testing/serve-rates.ts';
import { CurrencyView } from '../currency-view.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u202f\u00a0]/g, ' ') ?? '';
/** EUR 1 = MXN 19.6592 on Friday 14 August 2026. @source European Central Bank, eurofxref-hist */
const FRIDAY = {
  ...ECB_TABLE,
  timestamp: '2026-08-14T14:00:00.000Z',
  rates: { USD: 1, EUR: 1 / 1.1709, MXN: 19.6592 / 1.1709 },
  origins: [
    {
      ...ECB_TABLE.origins[0],
      date: '2026-08-14',
      codes: ['USD', 'EUR', 'MXN'],
      published: { base: 'EUR', rates: { USD: '1.1709', MXN: '19.6592' } },
    },
  ],
};

const result = () => screen.findByRole('button', { name: /\. Copiar resultado$/ });
const chip = () => screen.getByRole('button', { name: /Elegir otro tipo/ });
const card = () => screen.getByRole('region', { name: /Conver/ });

async function open(path: string) {
  const view = await openRoute(CurrencyView, '/currency/:from?/:to?', path);
  await addMessages('past');
  await addMessages('own-money');
  await screen.findByRole('region', { name: /Conver/ });
  return view;
}

beforeEach(async () => {
  await emptyDevice();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-22T18:05:00Z') });
  serveRates(ECB_TABLE);
  const rest = fetch;
  vi.stubGlobal('fetch', async (url: string) => (url.includes('?on=') ? Response.json(FRIDAY) : rest(url)));
});

describe('a markup', () => {
  it('[I15.markup-lines] [I15.markup-record] is three lines that read as a sum; a record keeps rate and markup apart and never changes', async () => {
    await markups.put({ id: 'my-card', percent: '2.5', paidOn: '2026-08-14' });
    const { user } = await open('/currency/USD/EUR');
    await waitFor(async () => expect(await readRecentConversions(5)).toHaveLength(1));
    await user.click(chip());
    await user.click(await screen.findByRole('button', { name: /^Con la comisión/ }));
    const sheet = within(await screen.findByRole('dialog'));
    // 100 / 1.1699 = 85.4774; x 1.025 = 87.6143; x 0.975 = 83.3405; x 1.02 = 87.1869
    const mine = await sheet.findByRole('radio', { name: /^Mi tarjeta/ });
    expect(plain(mine.closest('label')?.textContent)).toBe(
      'Mi tarjeta tuyo+2,5 %, de un pago del 14 ago87,61',
    );
    const bank = sheet.getByRole('radio', { name: /^Tarjeta de banco/ });
    expect(plain(bank.closest('label')?.textContent)).toBe('Tarjeta de banco +2 %, ejemplo87,19');
    await user.click(mine);
    vi.setSystemTime('2026-08-22T18:06:00Z');
    await user.click(sheet.getByRole('button', { name: 'Usar Mi tarjeta' }));
    await waitFor(async () => expect((await result()).textContent).toBe('87,614326'));
    expect(chip().textContent).toBe('Mi tarjeta · BCE · ayer');
    await waitFor(() => expect(document.activeElement).toBe(chip()));
    const text = plain(card().textContent);
    expect(text).toContain('referencia del BCE85,48');
    expect(text).toContain('mi tarjeta, 2,5 %+ 2,14');
    expect(text).toContain('te cobran');
    expect(text).toContain('1 USD = 0,8761 EUR+2,5 % sobre el BCE');
    await waitFor(async () => expect(await readRecentConversions(5)).toHaveLength(2));
    const [record] = await readRecentConversions(5);
    expect(record).toMatchObject({ own: true, rateText: expect.stringMatching(/^0\.85477/) });
    expect(Number(record?.markupText)).toBeCloseTo(2.136935, 6);

    // Money is exchanged: less is paid out. What was stored stays as it is.
    vi.setSystemTime('2026-08-22T18:07:00Z');
    await chooseMarkup({ of: 'my-card', isTakenOff: true });
    await waitFor(async () => expect((await result()).textContent).toBe('83,340456'));
    expect(plain(card().textContent)).toContain('recibes');
    await waitFor(async () => expect(await readRecentConversions(5)).toHaveLength(3));
    expect((await readRecentConversions(5))[1]).toEqual(record);
  });

  it('[I15.paid] a fee that is known is typed where ways of paying are chosen', async () => {
    const { user } = await open('/currency/USD/EUR');
    await user.click(chip());
    await user.click(await screen.findByRole('button', { name: /^Con la comisión/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.type(await sheet.findByRole('textbox', { name: 'Comisión de mi tarjeta' }), '2,5');
    const mine = sheet.getByRole<HTMLInputElement>('radio', { name: /^Mi tarjeta/ });
    expect([mine.checked, plain(mine.closest('label')?.textContent)]).toEqual([
      true,
      'Mi tarjeta tuyo+2,5 %87,61',
    ]);
    await user.click(sheet.getByRole('button', { name: 'Usar Mi tarjeta' }));
    await waitFor(async () => expect((await result()).textContent).toBe('87,614326'));
    expect((await readOwnMoney()).markups).toMatchObject([{ id: 'my-card', percent: '2.5' }]);
  });

  it('[I15.paid] is worked out of a payment and kept as the own card', async () => {
    const { user } = await open('/currency/MXN/EUR');
    await user.click(screen.getByRole('button', { name: 'Más acciones' }));
    await user.click(await screen.findByRole('button', { name: /^¿Cuánto pagué/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.type(await sheet.findByRole('textbox', { name: 'Pagaste' }), '1000');
    await user.type(sheet.getByRole('textbox', { name: 'Tu banco cobró' }), '52,14');
    // Today: 52.14 x 19.769 / 1000 = 3.08 %, less than a merchant takes.
    expect(plain(screen.getByRole('dialog').textContent)).toContain('referencia del BCE+3,1 %');
    fireEvent.change(sheet.getByLabelText('Día del pago'), { target: { value: '2026-08-14' } });
    await waitFor(() =>
      expect(plain(screen.getByRole('dialog').textContent)).toContain('1 EUR = 19,1791 MXN'),
    );
    const text = plain(screen.getByRole('dialog').textContent);
    expect(text).toContain('Sobre el tipo de referencia del BCE+2,5 %');
    expect(text).toContain('Diferencia1,27 EUR de más');
    expect(text).toContain('Referencia del BCE, 14 ago19,6592');
    await user.click(sheet.getByRole('button', { name: 'Guardar como mi tarjeta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // 52.14 x 19.6592 / 1000 - 1, exactly
    expect(await readOwnMoney()).toMatchObject({
      markups: [{ id: 'my-card', percent: '2.5030688', paidOn: '2026-08-14' }],
      chosen: { of: 'my-card' },
    });
  });

  it('[I15.paid-merchant] names the merchant’s own conversion, today and from 4 % on', async () => {
    await markups.put({ id: 'my-card', percent: '2.5030688', paidOn: '2026-08-14' });
    const { user } = await open('/currency/MXN/EUR');
    await user.click(screen.getByRole('button', { name: 'Más acciones' }));
    await user.click(await screen.findByRole('button', { name: /^¿Cuánto pagué/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.type(await sheet.findByRole('textbox', { name: 'Pagaste' }), '1000');
    await user.type(sheet.getByRole('textbox', { name: 'Tu banco cobró' }), '54,20');
    const note = plain((await sheet.findByRole('note')).textContent);
    // What the field is called does not depend on what is typed.
    const charged = sheet.getByRole('textbox', { name: 'Tu banco cobró' });
    // 1000 / 19.769 x 1.025030688 = 51.850…
    expect(note).toContain('El comercio convierte él mismo.');
    expect(note).toContain('Con tu tarjeta serían unos 51,85 EUR. Tu banco puede aplicar otra comisión.');
    expect(plain(screen.getByRole('dialog').textContent)).toContain('3,62 EUR de más');
    expect(sheet.queryByText(/^¿Seguro\?/)).toBeNull();
    await user.type(charged, '{Control>}a{/Control}60');
    // 60 x 19.769 / 1000 = 1.186…
    await sheet.findByText('¿Seguro? Revisa los importes.');
    await user.type(charged, '{Control>}a{/Control}54,20');
    await user.click(sheet.getByRole('button', { name: 'Hecho' }));
    expect((await readOwnMoney()).chosen).toBeUndefined();
  });
});
