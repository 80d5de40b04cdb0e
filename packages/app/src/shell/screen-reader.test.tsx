import 'fake-indexeddb/auto';
import { virtual } from '@guidepup/virtual-screen-reader';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { eachOnNewDevice, opensWithReader } from '../testing/open-app.tsx';
import { reader } from '../testing/screen-reader.ts';

eachOnNewDevice();

describe('[I13.screen-reader] with a screen reader and the keyboard alone', () => {
  it('converts 100 dollars to euros, from home', async () => {
    await opensWithReader('/');
    await reader.finds(/^heading, ¿A cuánto equivale\?, level 1$/);
    await reader.presses(/^link, Divisas /);
    await reader.finds(/^heading, Divisas, level 1$/);
    expect(await reader.finds(/^button, Convertir de/)).toContain('USD Dólar estadounidense');
    await reader.types(/^textbox, Cantidad/, '100');
    expect(await reader.finds(/^button, Convertir a/)).toContain('EUR Euro');
    // EUR 1 = USD 1.1699, ECB, 21 August 2026.
    await reader.finds(/^button, 85,477391 EUR\. Copiar resultado$/);
  });

  it('chooses another currency in the picker', async () => {
    await opensWithReader('/currency/USD/EUR');
    await reader.presses(/^button, Convertir a: EUR Euro, not expanded, has popup dialog$/);
    await reader.hears(/dialog, Convertir a/);
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'));
    await virtual.type('japon');
    await reader.finds(/option, JPY/);
    await virtual.press('Enter');
    await reader.finds(/^button, Convertir a: JPY Yen japonés, not expanded/);
  });

  it('swaps the two sides and hears what that comes to', async () => {
    await opensWithReader('/currency/EUR/USD');
    await reader.types(/^textbox, Cantidad/, '200');
    await reader.hears(/^polite: 233,98 USD$/m);
    await reader.presses(/^button, Intercambiar$/);
    await reader.hears(/^polite: 200,00 EUR$/m);
    await reader.finds(/^button, Convertir de: USD/);
  });

  it('keeps a favorite and finds it', async () => {
    await opensWithReader('/category/length/mi/km');
    await reader.presses(/^button, Favorito, not pressed$/);
    await reader.finds(/^button, Favorito, pressed$/);
    await reader.presses(/^link, Favoritos$/);
    await reader.finds(/^heading, Favoritos, level 1$/);
    await reader.finds(/^link, .*mi → km/);
  });

  it('asks a question and follows its result', async () => {
    await opensWithReader('/');
    await reader.types(/^textbox, Buscar un conversor/, '26,2 mi en km');
    await reader.hears(/^polite: 26,2 mi → km: 42,164813 km$/m);
    await reader.presses(/^link, 26,2 mi → km/);
    await reader.finds(/^heading, Longitud, level 1$/);
    expect(await reader.finds(/^textbox, Cantidad/)).toContain('26,2');
  });

  it('reads the course of a rate', async () => {
    await opensWithReader('/currency/USD/EUR');
    await reader.finds(/^heading, EUR por USD, level 2$/);
    await reader.finds(/^radio, 7 días, checked/);
    expect(await reader.finds(/^slider, /)).toContain('empieza en 0,8561 y acaba en 0,8548');
  });

  it('converts below zero', async () => {
    await opensWithReader('/category/temperature/c/f');
    await reader.types(/^textbox, Cantidad/, '40');
    await reader.presses(/^button, Cambiar de signo$/);
    await reader.hears(/^polite: −40,000000 grados Fahrenheit$/m);
    await reader.types(/^textbox, Cantidad/, '-300');
    await reader.hears(/^polite: Por debajo del cero absoluto/m);
  });

  it('calculates with the keys of the calculator, and goes on from the result', async () => {
    await opensWithReader('/calculator');
    await reader.types(/^textbox, Cuenta o pregunta/, '12,5×3');
    await reader.hears(/^polite: 37,5$/m);
    await reader.presses(/^button, Igual: pasar a la cinta$/);
    await reader.presses(/^button, Más$/);
    await reader.presses(/^button, 1$/);
    await reader.presses(/^button, 0$/);
    await reader.presses(/^button, Por ciento$/);
    // 37.5 and 10 % more of it.
    await reader.hears(/^polite: 41,25$/m);
    await reader.finds(/^button, 41,25\. Copiar resultado$/);
    await reader.finds(/^button, 12,5×3 = 37,5/);
  });

  it('calculates with currencies, and hears what is not understood', async () => {
    await opensWithReader('/calculator');
    await reader.types(/^textbox, Cuenta o pregunta/, '100 usd a eur');
    await reader.hears(/^polite: 100 USD → EUR: 85,477391 EUR$/m);
    await reader.presses(/^button, Borrar todo$/);
    await reader.types(/^textbox, Cuenta o pregunta/, '5 peras a mi');
    await reader.hears(/^polite: No conozco «peras»\.$/m);
  });

  it('takes back that a favorite was removed', async () => {
    await opensWithReader('/category/length/mi/km');
    await reader.presses(/^button, Favorito, not pressed$/);
    await reader.presses(/^link, Favoritos$/);
    await reader.presses(/^button, Editar$/);
    await reader.presses(/^button, Quitar mi → km/);
    await reader.hears(/Quitado de favoritos/);
    await reader.presses(/^button, Deshacer$/);
    // The last pair that went ended the editing: it is back as a row.
    await reader.finds(/^link, mi → km/);
  });
});
