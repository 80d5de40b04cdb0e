import 'fake-indexeddb/auto';
import { myDataSchema } from '@equivale/contract';
import type { WholeState } from '@equivale/core/merge';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { toJsonSchema } from '@valibot/to-json-schema';
import { Ajv, type AnySchema } from 'ajv';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../device/query-client.ts';
import { activateLanguage } from '../../i18n/i18n.ts';
import { sendDeletionsWhenOnline } from '../../my-data/pending-deletions.ts';
import { useNotices } from '../../platform/notices.ts';
import { dismissNotice } from '../../platform/shown-notices.ts';
import { readStored } from '../../records/database.ts';
import { storeToken } from '../../records/kinds/alerts.ts';
import { writeState } from '../../records/mirrors.ts';
import { readState } from '../../records/state.ts';
import { newMembership } from '../../sync/change-members.ts';
import { localState } from '../../sync/local-state.ts';
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
  await screen.findByRole('heading', { name: 'Copia de seguridad' });
  return user;
}

async function exported(user: Awaited<ReturnType<typeof open>>) {
  saved = undefined;
  await user.click(screen.getByRole('button', { name: /Guardar una copia/ }));
  await waitFor(() => expect(saved).toBeDefined());
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
  // Nothing can be pushed here: alerts are looked at when the app opens.
  vi.stubGlobal('isSecureContext', false);
  await emptyDevice();
  await activateLanguage('es');
  catchFiles();
});
afterEach(() => {
  for (const { id } of useNotices.getState().notices) dismissNotice(id);
});

describe('what a device stores, seen by its person', () => {
  it('[I17.copy] [I17.copy-alerts] is saved as a file, restored on another device after a look, and saved there the same', async () => {
    await fillDevice();
    await storeToken('secret');
    const warning = vi.spyOn(console, 'warn');
    let user = await open();
    expect(screen.getByText('Favoritos').parentElement?.textContent).toBe('Favoritos2');
    const copy = await exported(user);
    expect(copy.name).toMatch(/^equivale-\d{4}-\d\d-\d\d\.json$/);
    expect(contentOf(copy.text)).toMatchObject({ format: 'equivale-data', version: 1, trips: FULL.trips });
    const form = new Ajv({ formats: { 'date-time': true } });
    form.validate(toJsonSchema(myDataSchema, { errorMode: 'ignore' }) as AnySchema, JSON.parse(copy.text));
    expect(form.errors).toBeNull();
    expect(contentOf(copy.text).alerts).toEqual(FULL.alerts);
    expect(copy.text).not.toContain('secret');
    expect(warning).not.toHaveBeenCalled();
    expect((await localState.read()).alerts).toEqual([]);

    await emptyDevice();
    user = await open();
    await choose(user, copy.text);
    const sheet = within(await screen.findByRole('dialog', { name: 'Recuperar una copia' }));
    expect((await sheet.findByText('Nuevas')).parentElement?.textContent).toBe('Nuevas15');
    expect((await readState()).favorites).toEqual([]);
    await user.click(sheet.getByRole('button', { name: 'Recuperar 15' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(useNotices.getState().notices[0]?.message).toBe('my-data.imported');
    expect(contentOf((await exported(user)).text)).toEqual(contentOf(copy.text));
    expect(localStorage.getItem('equivale-alerts')).toBe('1');

    await choose(user, copy.text);
    expect(await screen.findByText('Todo lo de esta copia ya está aquí.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Deshacer la última recuperación' }));
    await waitFor(() => expect(screen.getByText('Favoritos').parentElement?.textContent).toBe('Favoritos0'));
  });

  it('[I17.copy-choice] of what is different the newest stays, or what the person chooses of each or of all; nothing is taken away', async () => {
    await fillDevice();
    const user = await open();
    const { id } = FULL.ownRates[0];
    const copy = {
      ...{ format: 'equivale-data', version: 1, app: '1.1.0', exportedAt: '2026-07-30T12:00:00.000Z' },
      ownRates: [{ ...FULL.ownRates[0], text: '18.9', changedAt: 1 }],
      markups: [{ ...FULL.markups[0], percent: '3.1', changedAt: 1 }],
      favorites: [{ id: FULL.favorites[0].id, removed: true, changedAt: 99 }],
      ownUnits: [{ id: FULL.ownUnits[0].id, removed: true, changedAt: 99 }],
    };
    const stored = async () => {
      const found = [...(await readStored('ownRates')), ...(await readStored('markups'))];
      return [id, 'my-card'].map((key) => {
        const record = found.find((each) => each.id === key);
        return record?.text ?? record?.percent;
      });
    };
    const take = async (...choices: RegExp[]) => {
      await choose(user, JSON.stringify(copy));
      const sheet = within(await screen.findByRole('dialog', { name: 'Recuperar una copia' }));
      const accept = await sheet.findByRole('button', { name: 'Aceptar' });
      for (const name of choices) await user.click(sheet.getByRole('radio', { name }));
      if (choices.length === 0) {
        expect(sheet.getByText('copia.json, del 30 jul 2026, versión 1.1.0')).toBeTruthy();
        const rate = within(sheet.getByRole('group', { name: 'Mis tipos de cambio, EUR, MXN' }));
        const [here, there] = rate.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
        expect(here).toMatch(/^1 EUR = 18,5000 MXN, =HotelLa de aquí, \d+ \w+ 19[67]\d, la más nueva$/);
        expect(there).toMatch(/^1 EUR = 18,9000 MXN, =HotelLa de la copia, \d+ \w+ 19[67]\d$/);
      }
      await user.click(accept);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await take();
    expect(await stored()).toEqual(['18.5', '2.5']);
    await take(/^1 EUR = 18,9000 MXN/);
    expect(await stored()).toEqual(['18.9', '2.5']);
    expect(await readState()).toMatchObject({ ownUnits: FULL.ownUnits });
    expect((await readState()).favorites).toContainEqual(FULL.favorites[0]);
    await act(() => useNotices.getState().notices[0]?.action?.run());
    await waitFor(async () => expect(await stored()).toEqual(['18.5', '2.5']));
    await take(/^1 EUR = 18,9000 MXN/, /^Las de este dispositivo/, /^Las de la copia/);
    expect(await stored()).toEqual(['18.9', '3.1']);
  });

  it('[I17.copy-limits] it is said which alerts there is no room for, and that the oldest conversions give way', async () => {
    await fillDevice();
    const user = await open();
    const many = (count: number, of: object) =>
      Array.from({ length: count }, (_, at) => ({
        ...of,
        id: FULL.alerts[0].id.replace(/.{4}$/, `${1000 + at}`),
      }));
    const copy = { alerts: many(21, FULL.alerts[0]), conversions: many(500, FULL.conversions[0]) };
    await choose(user, JSON.stringify({ format: 'equivale-data', version: 1, ...copy }));
    const said = await screen.findByText(/^Nada se borra\./);
    expect(said.textContent).toContain('las 500 más recientes');
    expect(said.textContent).toContain('Caben 20 avisos: 2 de la copia se quedan fuera.');
    await user.click(screen.getByRole('button', { name: 'Recuperar 519' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await readState()).alerts).toHaveLength(20);
  });

  it('[I17.copy-faults] of a file that cannot be taken it is said why, and nothing changes', async () => {
    await fillDevice();
    const user = await open();
    const before = await readState();
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
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(await readState()).toEqual(before);
  });

  it('[I17.csv] the conversions are saved for spreadsheets with comma or point, at the person’s own time, and no text is worked out as a formula', async () => {
    // Mexico City, where the first seconds of 1970 in UTC are still New Year's Eve.
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(360);
    const [usd] = FULL.conversions;
    await writeState({ conversions: [{ ...usd, own: true, changedAt: 9 }] });
    const cold = { category: 'temperature', fromUnit: 'c', toUnit: 'f', fromValue: -40, toValue: -40 };
    await writeState({ conversions: [{ ...cold, id: 'cold', timestamp: 9, changedAt: 9 }] });
    await writeState({
      conversions: [{ ...cold, id: 'evil', fromUnit: 'own-a', timestamp: 7, kind: '=1+1' }],
    });
    const user = await open();
    const csv = async (way: RegExp) => {
      await user.click(screen.getByRole('button', { name: /Conversiones en CSV/ }));
      await user.click(await screen.findByRole('button', { name: way }));
      const bytes = new Uint8Array(await (saved as unknown as Saved).content.arrayBuffer());
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    };
    expect(await csv(/coma decimal/)).toBe(
      [
        '\uFEFF"Cuándo";"Cantidad";"De";"Resultado";"A";"Tipo";"Día del tipo";"Qué tipo"',
        '"1969-12-31T18:00:00";-40;"c";-40;"f";;;',
        '"1969-12-31T18:00:00";100;"USD";85,47739122;"EUR";0,8547739122;"2026-08-21";"tuyo"',
        `"1969-12-31T18:00:00";-40;"own-a";-40;"f";;;"'=1+1"`,
        '',
      ].join('\r\n'),
    );
    expect(await csv(/punto decimal/)).toContain(
      '\r\n"1969-12-31T18:00:00",100,"USD",85.47739122,"EUR",0.8547739122,',
    );
  });

  it('[I17.erase] everything is deleted after a question whose Cancel has the focus, and the app begins anew', async () => {
    await fillDevice();
    await storeToken('secret');
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
    const user = await open();
    const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
    await user.click(screen.getByRole('button', { name: 'Borrar todo de este dispositivo' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^Se borrarán 2 favoritos, 1 conversión, 1 viaje/)).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancelar' }));
    await user.keyboard('{Enter}');
    expect((await readState()).trips).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Borrar todo de este dispositivo' }));
    await user.click(await screen.findByRole('button', { name: 'Borrar todo' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
    const left = await readState();
    expect(Object.values(left).flat()).toEqual(['equivale-data', 1]);
    expect(await readStored('subscription')).toEqual([]);
    expect(fetched).toHaveBeenCalledWith(
      expect.stringContaining('/alerts'),
      expect.objectContaining({
        method: 'DELETE',
        headers: expect.objectContaining({ authorization: 'Bearer secret' }),
      }),
    );
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('[I17.erase] without a network the server deletes alerts and shared state as soon as there is one', async () => {
    await fillDevice();
    await storeToken('secret');
    localStorage.setItem('equivale-sync', JSON.stringify(await newMembership('Móvil', 1)));
    dispatchEvent(new StorageEvent('storage', { key: 'equivale-sync' }));
    vi.spyOn(location, 'replace').mockImplementation(() => {});
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Borrar todo de este dispositivo' }));
    await user.click(await screen.findByRole('button', { name: 'Borrar también en el servidor' }));
    await waitFor(() => expect(location.replace).toHaveBeenCalled());
    expect(Object.keys(localStorage)).toEqual(['equivale-deletions']);
    expect(localStorage.getItem('equivale-deletions')).not.toMatch(/favorites|privateKey|secret":/);
    expect((await readState()).favorites).toEqual([]);

    await sendDeletionsWhenOnline();
    fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
    const asked = fetched.mock.calls.map(([address, init]) => `${init?.method} ${address}`);
    expect(asked).toEqual([
      expect.stringMatching(/^DELETE .*\/api\/alerts$/),
      expect.stringMatching(/^DELETE .*\/api\/sync\/[\w-]{43}$/),
    ]);
  });
});
