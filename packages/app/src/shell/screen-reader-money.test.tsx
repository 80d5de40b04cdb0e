import 'fake-indexeddb/auto';
import { virtual } from '@guidepup/virtual-screen-reader';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCurrencyList } from '../conversion/current-list.ts';
import { eachOnNewDevice, opensWithReader } from '../testing/open-app.tsx';
import { reader } from '../testing/screen-reader.ts';

eachOnNewDevice();
beforeEach(() => {
  useCurrencyList.setState({ storedTimes: 0 }, true);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

/** What has the focus, once that is a field. */
async function focusedField(): Promise<Element> {
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
  return document.activeElement as Element;
}

/** Searches in the picker that has opened and takes what is named first, which is said without leaving the field. */
async function picks(search: string, option: RegExp) {
  const field = await focusedField();
  // Keys as they are: the reader's own typing would go to the end of the text, not in its place.
  await userEvent.keyboard(search);
  const named = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  await waitFor(() => expect(named()?.textContent).toMatch(option));
  await virtual.press('Enter');
}

describe('[I15.by-reader] with a screen reader and the keyboard alone', () => {
  it('builds a list of five and moves one', async () => {
    await opensWithReader('/list?l=EUR&amount=250');
    await reader.presses(/^button, Añadir moneda/);
    await reader.hears(/dialog, Añadir monedas/);
    await picks('dólar estadounidense', /^USD/);
    await picks('yen', /^JPY/);
    await picks('libra esterlina', /^GBP/);
    await picks('peso mexicano', /^MXN/);
    await reader.hears(/^polite: Elegidas: USD, JPY, GBP, MXN$/m);
    await reader.presses(/^button, Añadir 4$/);
    // ECB, 21 August 2026: EUR 1 = MXN 19.769
    await reader.finds(/^textbox, Peso mexicano, 4\.942,25/);
    await virtual.press('Alt+ArrowUp');
    await reader.hears(/^polite: MXN, posición 4 de 5$/m);
    await reader.finds(/^group, Peso mexicano, 4\.942,25/);
  });

  it('sets a rate of their own and hears what is converted at it', async () => {
    await opensWithReader('/currency/EUR/MXN');
    await reader.presses(/^button, BCE · .*Elegir otro tipo/);
    await reader.hears(/dialog, /);
    await reader.presses(/^button, Mi tipo de cambio/);
    await reader.types(/^textbox, 1 EUR =/, '18,5');
    await reader.presses(/^button, Usar mi tipo/);
    // 100 x 18.5
    await reader.finds(/^button, 1\.850,00 MXN, Mi tipo de cambio\. Copiar resultado$/);
  });

  it('prepares a trip and enters an expense', async () => {
    await opensWithReader('/trip');
    await reader.presses(/^button, Tu moneda/);
    await picks('euro', /^EUR|^Euro/);
    await reader.presses(/^button, Destino/);
    await picks('mexico', /México/);
    await reader.presses(/^button, Preparar el viaje/);
    await reader.finds(/^heading, México/);
    await reader.presses(/^button, Añadir gasto/);
    await reader.hears(/dialog, Gasto/);
    await focusedField();
    await virtual.type('385');
    await virtual.press('Enter');
    // 385 / 19.769 = 19.4749...
    await reader.finds(/^button, .*unos 19,47 EUR, 385 MXN/);
  });

  it('prints a pocket table after hearing it', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await opensWithReader('/pocket/EUR/MXN');
    await reader.finds(/^table, De MXN a EUR/);
    await reader.presses(/^button, Imprimir/);
    expect(print).toHaveBeenCalledOnce();
  });

  it('weighs sugar in metric cups', async () => {
    await opensWithReader('/kitchen');
    await reader.presses(/^button, Ingrediente/);
    await picks('azucar', /^Azúcar/);
    // USDA: a US cup of sugar is 200 g; 200 x 250 / 236.5882365 = 211.338…
    await reader.finds(/^button, 200 .*\. Copiar resultado$/);
    await reader.presses(/^radio, Taza métrica, 250 mL/);
    await reader.finds(/^button, 211 .*\. Copiar resultado$/);
  });

  it('makes a unit of their own, and darkens the page', async () => {
    await opensWithReader('/settings');
    await reader.presses(/^switch, Modo oscuro, not checked/);
    await reader.finds(/^switch, Modo oscuro, checked/);
    await reader.presses(/^link, Mis unidades/);
    await reader.finds(/^heading, Mis unidades, level 1$/);
    await reader.presses(/^button, Crear una unidad/);
    await reader.types(/^textbox, Nombre/, 'zancada');
    await reader.types(/^textbox, 1 zancada equivale a/, '0,75');
    await reader.presses(/^button, Guardar$/);
    await reader.finds(/^link, .*zancada/i);
  });

  it('asks to be told of a rate', async () => {
    vi.stubGlobal('isSecureContext', false);
    await opensWithReader('/alerts');
    await reader.presses(/^button, Nuevo aviso/);
    await reader.hears(/dialog, /);
    await reader.types(/^textbox, Avísame cuando 1 \w+ suba a/, '1,3');
    await reader.presses(/^button, Crear aviso/);
    await reader.hears(/Aviso creado/);
  });
});
