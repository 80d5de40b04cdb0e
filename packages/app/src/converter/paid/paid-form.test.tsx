import 'fake-indexeddb/auto';
import { parseExchangeRates } from '@equivale/contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addMessages } from '../../i18n/i18n.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { missingLine } from '../../testing/missing-line.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../../testing/serve-rates.ts';
import { PaidForm } from './paid-form.tsx';

const parsed = parseExchangeRates(ECB_TABLE);
if (!parsed.ok) throw new Error('the table is none');
const table = parsed.value;
const Form = () => (
  <PaidForm from="USD" to="EUR" cost="100" charged="90" table={table} onClose={vi.fn()} onStored={vi.fn()} />
);
const daysAsked: string[] = [];

beforeAll(() => addMessages('own-money'));
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-22T12:00:00Z') });
  await emptyDevice();
  serveRates(ECB_TABLE);
  const serve = globalThis.fetch;
  daysAsked.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    const day = /[?&]on=([\d-]+)/.exec(url)?.[1];
    if (day) daysAsked.push(day);
    return serve(url);
  });
});

it('[I15.paid-day] the day can be typed: its field stays empty while a part of it is, and no year is asked for that is only half typed', async () => {
  await openRoute(Form, '/', '/');
  const day = await screen.findByLabelText<HTMLInputElement>('Día del pago');
  fireEvent.change(day, { target: { value: '' } });
  expect(day.value).toBe('');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar como mi tarjeta' }).disabled).toBe(
    true,
  );
  for (const typed of ['0002-03-02', '0020-03-02', '0202-03-02', '2020-03-02'])
    fireEvent.change(day, { target: { value: typed } });
  expect(day.value).toBe('2020-03-02');
  await vi.waitFor(() => expect(daysAsked).toEqual(['2020-03-02']));
});

it('[I3.disabled] says what is not typed yet, as long as nothing can be kept', async () => {
  const Empty = () => <PaidForm from="USD" to="EUR" table={table} onClose={vi.fn()} onStored={vi.fn()} />;
  const { user } = await openRoute(Empty, '/', '/');
  const missing = () => missingLine(screen.getByRole('button', { name: 'Guardar como mi tarjeta' }));
  expect(missing()).toBe('Faltan los dos importes.');
  await user.type(screen.getByRole('textbox', { name: 'Pagaste' }), '100');
  expect(missing()).toBe('Falta un importe.');
  await user.type(screen.getByRole('textbox', { name: 'Tu banco cobró' }), '86');
  expect(missing()).toBeUndefined();
  fireEvent.change(screen.getByLabelText('Día del pago'), { target: { value: '' } });
  expect(missing()).toBe('Falta el día del pago.');
});

it('[I15.paid] compares with no rate that is far older than the payment: it says of which day the newest is', async () => {
  vi.setSystemTime(Date.parse('2026-11-29T12:00:00Z'));
  await openRoute(Form, '/', '/');
  // 90 / 100; the ECB's rate is of 21 August.
  expect(document.querySelector('output')?.textContent).toBe('El tipo que te aplicaron1 EUR = 1,1111 USD');
  expect(missingLine(screen.getByRole('button', { name: 'Guardar como mi tarjeta' }))).toBe(
    'Falta un tipo de referencia de esos días: el último es del 21 ago 2026.',
  );
  expect(screen.queryByText('El comercio convierte él mismo.')).toBeNull();
});

it('[D.typed-sign] says that a minus sign is left out, as the converter does, until the field is left or empty', async () => {
  const { user } = await openRoute(Form, '/', '/');
  const cost = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pagaste' });
  const word = () => screen.queryByText('sin el signo menos');
  await user.clear(cost);
  await user.type(cost, '-5');
  expect(cost.value).toBe('5');
  expect(word()).not.toBeNull();
  expect(document.getElementById(cost.getAttribute('aria-describedby') ?? '')).toBe(word());
  await user.clear(cost);
  expect(word()).toBeNull();
  await user.paste('-7');
  expect([cost.value, word() !== null]).toEqual(['7', true]);
  await user.tripleClick(cost);
  await user.paste('abc');
  expect([cost.value, screen.queryByText('Eso no es un número') !== null]).toEqual(['7', true]);
  await user.tab();
  expect(word()).toBeNull();
});
