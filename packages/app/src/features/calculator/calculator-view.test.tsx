import 'fake-indexeddb/auto';
import { findCurrency } from '@equivale/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeState } from '../../records/mirrors.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../../testing/serve-rates.ts';
import { CalculatorView } from './calculator-view.tsx';
import { clearTape, setText } from './session.ts';

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u202f\u200b]/g, ' ').trim() ?? '';

async function open(language: 'es' | 'en' = 'es') {
  const view = await openRoute(CalculatorView, '/calculator', '/calculator', language);
  await screen.findByRole('heading', { level: 2 });
  return view;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const result = async () =>
  plain((await screen.findByRole('button', { name: /\. Copi?ar resultado$|\. Copy result$/ })).textContent);
const key = (name: string) => screen.getByRole('button', { name });
const choices = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('button')
    .map((button) => plain(button.textContent));

beforeEach(async () => {
  await emptyDevice();
  serveRates(ECB_TABLE);
  setText('');
  clearTape();
});

describe('the calculator', () => {
  // 12.5 × 3 = 37.5, and 10 % more of it is 41.25.
  it('[I7.calculator] works out arithmetic as it is typed, percent as on a pocket calculator', async () => {
    const { user } = await open();
    await user.type(field(), '12,5*3+10 %');
    await waitFor(async () => expect(await result()).toBe('41,25'));
  });

  // (5000 + 300) / 1609.344 = 3.293267…; 3 h 20 min = 12 000 s.
  it.each([
    ['5 km + 300 m en mi', '3,293267 mi'],
    ['3 h 20 min en s', '12.000,000000 s'],
    ['100 usd a eur', '85,477391 EUR'],
    ['2-1e5', '−99.998'],
    ['2*1e5', '200.000'],
  ])('[I7.calculator] resolves %s', async (question, expected) => {
    const { user } = await open();
    await user.type(field(), question);
    expect(await result()).toBe(expected);
  });

  it('[I16.own-questions] counts in own units', async () => {
    const stride = {
      id: 'own-stride',
      name: 'zancada',
      plural: 'zancadas',
      symbol: 'zan',
      factor: '0.74',
      of: 'm',
    };
    await writeState({ ownUnits: [{ ...stride, changedAt: 1 }] });
    const { user } = await open();
    await user.type(field(), '100 zancadas + 26 m en m');
    // 100 × 0.74 + 26
    await waitFor(async () => expect(await result()).toBe('100,000000 m'));
  });

  it.each([
    ['100 usd a eur', ['USD', 'EUR', 'GBP']],
    ['5 kg a lb', ['kg', 'g', 'mg']],
  ])('has the units of %s a thumb away', async (question, first) => {
    const { user } = await open();
    await user.type(field(), question);
    await result();
    expect(choices('Unidades').slice(0, 3)).toEqual(first);
  });

  it('[I7.calculator] is worked with the keypad alone, and goes on from the result', async () => {
    const { user } = await open();
    for (const name of ['1', '2', 'Separador decimal', '5', 'Por', '4']) await user.click(key(name));
    expect(field().value).toBe('12,5×4');
    await user.click(key('Igual: pasar a la cinta'));
    expect(field().value).toBe('50');
    await user.click(key('Más'));
    await user.click(key('1'));
    expect(field().value).toBe('50+1');
    await user.click(key('Igual: pasar a la cinta'));
    await user.click(key('7'));
    expect(field().value).toBe('7');
    const lines = within(screen.getByRole('list', { name: '' })).getAllByRole('listitem');
    expect(lines.map((line) => plain(line.textContent))).toEqual(['12,5×450', '50+151']);
  });

  it('[I13.accessibility-trees] names the keys of units and currencies, and not by their symbols alone', async () => {
    const { user } = await open();
    expect(key('Dólar estadounidense, $').textContent).toBe('$');
    await user.click(key('5'));
    await user.click(key('Kilómetro por hora, km/h'));
    expect(field().value).toBe('5 km/h');
    await user.clear(field());
    await user.type(field(), '100 usd a eur');
    await result();
    expect(key('Libra esterlina, GBP').textContent).toBe('GBP');
  });

  it('[I7.calculator] keeps the tape of the session: a line goes on from its result, all of them can go', async () => {
    const { user } = await open();
    await user.type(field(), '2+3{Enter}');
    expect(field().value).toBe('5');
    await user.type(field(), '{Backspace}12');
    await user.click(screen.getByRole('button', { name: /^2\+3 = 5\. Seguir desde 5$/ }));
    expect(field().value).toBe('5');
    await user.click(key('Vaciar la cinta'));
    expect(screen.queryByRole('button', { name: /^2\+3 = 5\./ })).toBeNull();
    expect(screen.getByRole('button', { name: '5 km + 300 m en mi' })).toBeDefined();
  });

  it('[I7.calculator] shows what else an ambiguous question means, one tap away', async () => {
    const { user } = await open();
    await user.type(field(), '1,234 m a mm');
    expect(await result()).toBe('1.234,000000 mm');
    await user.click(
      within(screen.getByRole('list', { name: 'Otros significados' })).getAllByRole(
        'button',
      )[0] as HTMLElement,
    );
    expect(await result()).toBe('1.234.000,000000 mm');
    expect(choices('Otros significados')[0]).toContain('1.234,000000 mm');
  });

  it('[I3.focus-returned] leaves the focus in the field when what had it goes', async () => {
    const { user } = await open();
    await user.type(field(), '2+3{Enter}');
    await user.click(key('Vaciar la cinta'));
    expect(document.activeElement).toBe(field());
    await user.clear(field());
    await user.type(field(), '1,234 m a mm');
    const [other] = within(await screen.findByRole('list', { name: 'Otros significados' })).getAllByRole(
      'button',
    );
    other?.focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(field());
  });

  it('[I7.calculator] underlines what it does not understand, and a suggestion takes its place', async () => {
    const { user } = await open();
    await user.type(field(), '5 dolarexx a euros');
    expect((await screen.findByText('No conozco «dolarexx».')).id).toBe(
      field().getAttribute('aria-describedby'),
    );
    expect(document.querySelector('.question-wrong')?.textContent).toBe('dolarexx');
    await user.click(screen.getByRole('button', { name: 'dolares' }));
    expect(field().value).toBe('5 dolares a euros');
    await waitFor(() => expect(document.querySelector('.question-wrong')).toBeNull());
  });

  // 12 x 3 = 36; a number alone is itself, and a sign or bracket that waits for its number counts for nothing yet.
  it.each([
    ['12×3', '36'],
    ['36', '36'],
    ['12,', '12'],
    ['1.234,5', '1.234,5'],
    ['-5', '−5'],
    ['12 ×', '12'],
    ['12×3+', '36'],
    ['2×(3+4', '14'],
    ['12÷(', '12'],
    ['30 km ÷', undefined],
  ])('[I7.calculator] finds nothing wrong with %s', async (text, expected) => {
    const { user } = await open();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(field());
    await user.paste(text);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(field().getAttribute('aria-invalid')).toBe('false');
    expect(document.querySelector('[data-error], .question-wrong')).toBeNull();
    if (expected) expect(await result()).toBe(expected);
  });

  it('[I7.calculator] is calm after the result is taken over and with the next digit, and puts a number alone on no tape', async () => {
    const { user } = await open();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    for (const name of ['1', '2', 'Por', '3', 'Igual: pasar a la cinta']) await user.click(key(name));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect([field().value, await result()]).toEqual(['36', '36']);
    await user.click(key('Igual: pasar a la cinta'));
    expect(within(screen.getByRole('list', { name: '' })).getAllByRole('listitem')).toHaveLength(1);
    await user.click(key('7'));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['7', 'false']);
    expect(screen.queryByText('Falta la unidad.')).toBeNull();
  });

  // 85.40 / 4 = 21.35; at 1.1699, 21.35 EUR are 24.977365 USD; 15 km are 9.320568 mi.
  it.each([
    ['85,40 € ÷ 4', '21,35 EUR', '24,98 USD'],
    ['30 km ÷ 2', '15,000000 km', '9,32 mi'],
    ['5 km', '5,000000 km', '3,11 mi'],
    ['5 km + 300 m', '5,300000 km', '3,29 mi'],
    ['100 usd', '100,00 USD', '85,48 EUR'],
  ])('[I39.own-unit] answers %s in its own unit, and in others beside it', async (text, own, other) => {
    const { user } = await open();
    await user.type(field(), text);
    await waitFor(async () => expect(await result()).toBe(own));
    const also = screen.getByText('también').parentElement as HTMLElement;
    const links = within(also).getAllByRole('link');
    expect(links.map((link) => plain(link.textContent))).toContain(other);
    expect(links.length).toBeLessThanOrEqual(2);
    // What rests on rates says of which day they are.
    const days = screen.queryAllByText(/ · 21 ago 2026$/);
    expect(days).toHaveLength(findCurrency(own.slice(-3)) ? 1 : 0);
  });

  it('[I39.own-unit] a number alone and a target that is named have nothing beside them', async () => {
    const { user } = await open();
    for (const text of ['12×3', '36', '5 km en mi']) {
      await user.clear(field());
      await user.type(field(), text);
      await result();
      expect(screen.queryByText('también')).toBeNull();
    }
  });

  it('[I39.own-unit] more units are asked for with an arrow, which is no error', async () => {
    const { user } = await open();
    await user.type(field(), '30 km ÷ 2');
    await result();
    await user.click(await screen.findByRole('button', { name: 'Otra unidad o moneda' }));
    expect(field().value).toBe('30 km ÷ 2 → ');
    expect(await result()).toBe('15,000000 km');
    await user.click(key('Yarda, yd'));
    // 15000 / 0.9144
    await waitFor(async () => expect(await result()).toBe('16.404,199475 yd'));
  });

  it('[I39.tape] on a narrow screen a tap opens the whole tape, whose lines go on from their results', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as never,
    );
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { user } = await open();
    await user.type(field(), '2+3{Enter}*4{Enter}');
    await user.click(screen.getByRole('button', { name: /^2\+3 = 5\./ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Cinta' }));
    await user.click(sheet.getByRole('button', { name: 'Copiar todo' }));
    expect(write).toHaveBeenCalledExactlyOnceWith('2+3 = 5\n5*4 = 20');
    await user.click(sheet.getByRole('button', { name: /^2\+3 = 5\./ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field().value).toBe('5');
    vi.restoreAllMocks();
  });

  it('[I7.calculator] speaks English with a point on the keypad', async () => {
    const { user } = await open('en');
    await user.click(key('1'));
    await user.click(key('Decimal separator'));
    await user.click(key('5'));
    await user.click(key('Times'));
    await user.click(key('2'));
    expect(field().value).toBe('1.5×2');
    expect(await result()).toBe('3');
  });
});
