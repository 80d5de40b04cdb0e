import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readOwnMoney } from '../../device/own-money/own-money.ts';
import { usePreferences } from '../../device/preferences.ts';
import { LANGUAGE_IDS, requestedIn } from '../../i18n/languages.ts';
import { plainWordsIn } from '../../plain-records/words.ts';
import { languagesOn, loadLanguages } from '../../questions/spoken-languages.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { missingLine } from '../../testing/missing-line.ts';
import { renderView } from '../../testing/render-view.tsx';
import { PlainRecordsRow } from './plain-records-row.tsx';
import { SettingsView } from './settings-view.tsx';

afterEach(() => usePreferences.setState({ theme: 'light', language: undefined, figures: undefined }));

/** Of some: a further language needs no line here. @source Unicode CLDR 48, what languages call themselves */
const OWN_NAMES: Readonly<Record<string, string>> = {
  ca: 'Català',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  pt: 'Português',
};

it('[S2.settings-language] [S9.languages] chooses between the languages', async () => {
  const { user } = await renderView(SettingsView, '/settings');
  const select = screen.getByRole('combobox', { name: 'Idioma' }) as HTMLSelectElement;
  const [spanish, english, ...others] = [...select.options].map(({ value, text }) => [value, text]);
  expect([spanish, english]).toEqual([
    ['es', 'Español'],
    ['en', 'English'],
  ]);
  expect(others.map(([language]) => language)).toEqual(LANGUAGE_IDS.slice(2));
  for (const [language = '', name] of others) expect(name).toBe(OWN_NAMES[language] ?? name);
  await user.selectOptions(select, 'en');
  expect(await screen.findByRole('combobox', { name: 'Language' })).toBeDefined();
  expect(usePreferences.getState().language).toBe('en');
});

it.each(LANGUAGE_IDS)(
  '[S2.settings-language] the languages that it says questions are understood in on a page in %s are those that they are read in',
  async (page) => {
    await loadLanguages(page);
    const read = languagesOn(page)?.map(({ locale }) => locale.id) ?? [];
    expect(requestedIn(page).toSorted()).toEqual(read.toSorted());
  },
);

it('[S2.settings-language] says them under the choice', async () => {
  await renderView(SettingsView, '/settings', 'pt');
  expect(
    screen.getByRole('combobox', {
      name: 'Idioma',
      description: /^Entende perguntas em português, espanhol e inglês$/,
    }),
  ).toBeDefined();
});

it('[S2.settings-figures] offers the forms of figures by a sample of each, and the language first', async () => {
  const { user } = await renderView(SettingsView, '/settings');
  const select = screen.getByRole('combobox', { name: 'Formato de los números' }) as HTMLSelectElement;
  expect([...select.options].map(({ text }) => text)).toEqual([
    'Según el idioma y la región',
    '1.234,56',
    '1,234.56',
    '1\u202F234,56',
    '1\u2019234.56',
  ]);
  expect(select.value).toBe('');
  await user.selectOptions(select, '1,234.56');
  expect(usePreferences.getState().figures).toBe(',.');
  await user.selectOptions(select, 'Según el idioma y la región');
  expect(usePreferences.getState().figures).toBeUndefined();
});

it('[S2.settings-dark] [S4.theme] the switch on means dark', async () => {
  const { user } = await renderView(SettingsView, '/settings');
  const dark = screen.getByRole('switch', { name: 'Modo oscuro' });
  expect(dark.getAttribute('aria-checked')).toBe('false');
  await user.click(dark);
  expect(dark.getAttribute('aria-checked')).toBe('true');
  expect(usePreferences.getState().theme).toBe('dark');
});

it('[S2.settings-about] [S9.version] [S2.settings-rate] says its version and leads to the Play Store', async () => {
  await renderView(SettingsView, '/settings', 'en');
  expect(screen.getByText('Version 1.0.0')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Share Equivale' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Rate on Google Play' }).getAttribute('href')).toBe(
    'https://play.google.com/store/apps/details?id=app.equivale',
  );
});

it('[S7B.share] [S2.settings-share] without a share sheet the link is copied, and said to be', async () => {
  const { user, announced } = await renderView(SettingsView, '/settings');
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Compartir Equivale' }));
  await waitFor(() => expect(announced()).toBe('share.copied'));
  expect(write).toHaveBeenCalledExactlyOnceWith(new URL('/', location.href).href);
});

it('[I15.markup-ways] [D.typed-sign] the percentage, the fixed part and the least of a way of paying are set, and it goes back to the example', async () => {
  await emptyDevice();
  const { user } = await renderView(SettingsView, '/settings');
  const open = async () => {
    await user.click(screen.getByRole('button', { name: /^Cómo pago/ }));
    const sheet = within(await screen.findByRole('dialog'));
    const way = (await sheet.findByRole('combobox', { name: 'Forma de pago' })) as HTMLSelectElement;
    await user.selectOptions(way, 'Tarjeta de banco');
    return { sheet, way };
  };
  const field = (sheet: ReturnType<typeof within>, name: RegExp) =>
    sheet.getByRole('textbox', { name }) as HTMLInputElement;
  const { sheet, way } = await open();
  expect([...way.options].map(({ text }) => text)).toEqual([
    'Mi tarjeta',
    'Tarjeta de viaje',
    'Tarjeta de banco',
    'Casa de cambio',
    'Convierte el comercio',
  ]);
  const example = field(sheet, /^Porcentaje/).value;
  await user.clear(field(sheet, /^Porcentaje/));
  await user.type(field(sheet, /^Porcentaje/), '3,25');
  await user.type(field(sheet, /^Parte fija/), '-0,5');
  expect(sheet.getByText('sin el signo menos')).toBeDefined();
  await user.type(field(sheet, /^Como mínimo/), '1');
  await user.click(sheet.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await readOwnMoney()).markups).toMatchObject([
    { id: 'bank-card', percent: '3.25', fixed: '0.5', minimum: '1', currency: 'EUR' },
  ]);
  const again = await open();
  expect(field(again.sheet, /^Porcentaje/).value).toBe('3,25');
  await user.click(again.sheet.getByRole('button', { name: 'Volver al ejemplo' }));
  await waitFor(async () => expect((await readOwnMoney()).markups).toEqual([]));
  expect(field((await open()).sheet, /^Porcentaje/).value).toBe(example);
});

it('[I17.plain-off] a build without plain records says nothing of them', async () => {
  await renderView(SettingsView, '/settings');
  expect(screen.queryByRole('switch', { name: plainWordsIn('es').settings.title })).toBeNull();
  expect(screen.getByText(/se quedan en tus dispositivos/)).toBeDefined();
});

it('[I17.plain-one] a build with them says that they can be read, and leaves the choice', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  localStorage.removeItem('equivale-plain-records');
  const { user } = await renderView(PlainRecordsRow, '/settings');
  const toggle = screen.getByRole('switch', { name: 'Guardar también en este servidor' });
  expect(screen.getByRole('status').textContent).toBe(plainWordsIn('es').settings.on);
  expect(screen.queryByRole('button', { name: /Borrar/ })).toBeNull();
  await user.click(toggle);
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  const forget = screen.getByRole('button', { name: 'Borrar lo guardado en este servidor' });
  await user.click(forget);
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(plainWordsIn('es').settings.failed),
  );
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(null, { status: 204 }));
  await user.click(forget);
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(plainWordsIn('es').settings.forgotten),
  );
  await user.click(toggle);
  expect(screen.getByRole('status').textContent).toBe(plainWordsIn('es').settings.on);
});

it('[I3.disabled] a way of paying says that its percentage is not there yet', async () => {
  await emptyDevice();
  const { user } = await renderView(SettingsView, '/settings');
  await user.click(screen.getByRole('button', { name: /^Cómo pago/ }));
  const missing = () => missingLine(screen.getByRole('button', { name: 'Guardar' }));
  const percent = await screen.findByRole('textbox', { name: /^Porcentaje/ });
  expect(missing()).toBe('Falta el porcentaje.');
  await user.type(percent, '1');
  expect(missing()).toBeUndefined();
});
