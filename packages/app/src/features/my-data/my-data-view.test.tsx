import 'fake-indexeddb/auto';
import type { WholeState } from '@equivale/core/merge';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDevice } from '../../device/database.ts';
import { queryClient } from '../../device/query-client.ts';
import { activateLanguage } from '../../i18n/i18n.ts';
import { readState } from '../../my-data/read-state.ts';
import { dismissNotice, useNotices } from '../../platform/notices.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { FULL, fillDevice } from '../../testing/full-device.ts';
import { renderView } from '../../testing/render-view.tsx';
import { MyDataView } from './my-data-view.tsx';

interface Saved {
  readonly name: string;
  readonly content: Blob;
}
let saved: Saved | undefined;

/** Takes what is handed to the person as a file. */
function catchFiles(): void {
  let content: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved = content && { name: this.download, content };
  });
}

async function open() {
  cleanup();
  queryClient.clear();
  const { user } = await renderView(MyDataView, '/my-data');
  await screen.findByRole('heading', { name: 'Copia' });
  return user;
}

async function exported(user: Awaited<ReturnType<typeof open>>) {
  saved = undefined;
  await user.click(screen.getByRole('button', { name: /Guardar una copia/ }));
  await vi.waitFor(() => expect(saved).toBeDefined());
  const { name, content } = saved as unknown as Saved;
  return { name, text: await content.text() };
}

const fileInput = () => document.querySelector('input[type="file"]') as HTMLInputElement;
const choose = (user: Awaited<ReturnType<typeof open>>, text: string, name = 'copia.json') =>
  user.upload(fileInput(), new File([text], name));

const contentOf = (text: string): WholeState => {
  const { exportedAt: _, ...content } = JSON.parse(text) as WholeState;
  return content;
};

beforeEach(async () => {
  await emptyDevice();
  await activateLanguage('es');
  catchFiles();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const { id } of useNotices.getState().notices) dismissNotice(id);
});

describe('what a device stores, seen by its person', () => {
  it('[I17.copy] is saved as a file, restored on another device after a look, and saved there the same', async () => {
    await fillDevice();
    let user = await open();
    expect(screen.getByText('Favoritos').parentElement?.textContent).toBe('Favoritos2');
    const copy = await exported(user);
    expect(copy.name).toMatch(/^equivale-\d{4}-\d\d-\d\d\.json$/);
    expect(contentOf(copy.text)).toMatchObject({ format: 'equivale-data', version: 1, trips: FULL.trips });

    await emptyDevice();
    user = await open();
    await choose(user, copy.text);
    const sheet = within(await screen.findByRole('dialog', { name: 'Recuperar una copia' }));
    expect((await sheet.findByText('Nuevas')).parentElement?.textContent).toBe('Nuevas14');
    expect((await readState(1)).favorites).toEqual([]);
    await user.click(sheet.getByRole('button', { name: 'Añadir 14' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(useNotices.getState().notices[0]?.message).toBe('my-data.imported');
    expect(contentOf((await exported(user)).text)).toEqual(contentOf(copy.text));

    await choose(user, copy.text);
    expect(await screen.findByText('Todo lo de esta copia ya está aquí.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Deshacer la última recuperación' }));
    await vi.waitFor(() =>
      expect(screen.getByText('Favoritos').parentElement?.textContent).toBe('Favoritos0'),
    );
  });

  it('[I17.copy-choice] of what is different the newest stays, or what the person chooses; nothing is taken away', async () => {
    await fillDevice();
    const user = await open();
    const { id } = FULL.ownRates[0];
    const copy = {
      ...{ format: 'equivale-data', version: 1 },
      ownRates: [{ ...FULL.ownRates[0], text: '18.9', changedAt: 1 }],
      favorites: [{ id: FULL.favorites[0].id, removed: true, changedAt: 99 }],
    };
    const text = async () => ((await (await openDevice()).get('ownRates', id)) as { text: string }).text;
    const take = async (keep: string) => {
      await choose(user, JSON.stringify(copy));
      await user.click(await screen.findByRole('radio', { name: keep }));
      await user.click(screen.getByRole('button', { name: 'Aceptar' }));
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await take('La más nueva de cada una');
    expect(await text()).toBe('18.5');
    await take('Las de la copia');
    expect(await text()).toBe('18.9');
    expect((await readState(1)).favorites).toContainEqual(FULL.favorites[0]);
    await act(() => useNotices.getState().notices[0]?.action?.run());
    await vi.waitFor(async () => expect(await text()).toBe('18.5'));
  });

  it('[I17.copy-faults] of a file that cannot be taken it is said why, and nothing changes', async () => {
    await fillDevice();
    const user = await open();
    const before = await readState(1);
    const cases = [
      ['{"format": "equivale-data", "version": 1, "fav', 'Esta copia está dañada'],
      ['{"format": "equivale-data", "version": 1, "favorites": [{"id": "a"}]}', 'Esta copia está dañada'],
      ['{"format": "equivale-data", "version": 2, "favorites": {}}', 'Es de una versión más nueva'],
      ['{"format": "other", "favorites": []}', 'Esto no es una copia de Equivale'],
      ['\u0000\u0001', 'Esto no es una copia de Equivale'],
    ] as const;
    for (const [text, said] of cases) {
      await choose(user, text);
      expect((await screen.findByRole('alert')).textContent).toContain(said);
      await user.keyboard('{Escape}');
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(await readState(1)).toEqual(before);
  });

  it('[I17.csv] the conversions are saved for spreadsheets with comma or point, and no text is worked out as a formula', async () => {
    const database = await openDevice();
    const [usd] = FULL.conversions;
    await database.put('conversions', { ...usd, own: true });
    const cold = { category: 'temperature', fromUnit: 'c', toUnit: 'f', fromValue: -40, toValue: -40 };
    await database.put('conversions', { ...cold, id: 'cold', timestamp: 9, changedAt: 9 });
    await database.put('conversions', { ...cold, id: 'evil', fromUnit: 'own-a', timestamp: 7, kind: '=1+1' });
    const user = await open();
    const csv = async (way: RegExp) => {
      await user.click(screen.getByRole('button', { name: /Conversiones en CSV/ }));
      await user.click(await screen.findByRole('button', { name: way }));
      const bytes = new Uint8Array(await (saved as unknown as Saved).content.arrayBuffer());
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    };
    expect(await csv(/coma decimal/)).toBe(
      [
        '\uFEFFCuándo (UTC);Cantidad;De;Resultado;A;Tipo;Día del tipo;Qué tipo',
        '1970-01-01T00:00:00;-40;c;-40;f;;;',
        '1970-01-01T00:00:00;100;USD;85,47739122;EUR;0,8547739122;2026-08-21;tuyo',
        "1970-01-01T00:00:00;-40;own-a;-40;f;;;'=1+1",
        '',
      ].join('\r\n'),
    );
    expect(await csv(/punto decimal/)).toContain(
      '\r\n1970-01-01T00:00:00,100,USD,85.47739122,EUR,0.8547739122,',
    );
  });

  it('[I17.erase] everything is deleted after a question whose Cancel has the focus, and the app begins anew', async () => {
    await fillDevice();
    const database = await openDevice();
    await database.put('alerts', { id: 'a', kind: 'best', from: 'EUR', to: 'USD' });
    await database.put('alerts', { id: 'subscription', token: 'secret' });
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
    const user = await open();
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    await user.click(screen.getByRole('button', { name: 'Borrar todo de este dispositivo' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^Se van 2 favoritos, 1 conversión, 1 viaje/)).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancelar' }));
    await user.keyboard('{Enter}');
    expect((await readState(1)).trips).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Borrar todo de este dispositivo' }));
    await user.click(await screen.findByRole('button', { name: 'Borrar todo' }));
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
    const left = await readState(1);
    expect(Object.values(left).flat()).toEqual(['equivale-data', 1]);
    expect(await database.count('alerts')).toBe(0);
    expect(fetched).toHaveBeenCalledWith(
      expect.stringContaining('/alerts'),
      expect.objectContaining({
        method: 'DELETE',
        headers: expect.objectContaining({ authorization: 'Bearer secret' }),
      }),
    );
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
