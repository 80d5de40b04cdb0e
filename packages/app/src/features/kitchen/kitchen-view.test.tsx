import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/es/core/locale.ts';
import { converterPath } from '../../conversion/address.ts';
import type { ConversionRecord } from '../../conversion/conversion.ts';
import { describeConversion, describePair } from '../../conversion/describe-conversion.ts';
import { setKitchenAmount, useKitchenState } from '../../conversion/kitchen-state.ts';
import { resumeConversion } from '../../conversion/resume-conversion.ts';
import { preferencesKey, usePreferences } from '../../device/preferences.ts';
import type { Language } from '../../i18n/languages.ts';
import { readRecentConversions } from '../../records/kinds/conversions.ts';
import { favorites as savedPairs } from '../../records/kinds/favorites.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { KitchenView } from './kitchen-view.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll('\u202f', ' ') ?? '';

async function open(path = '/kitchen', language?: Language) {
  const view = await openRoute(KitchenView, '/kitchen/:ingredient?/:from?/:to?', path, language);
  await screen.findByRole('table');
  return view;
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^(?:Cantidad|Amount)$/ });
const result = () =>
  plain(screen.getByRole('button', { name: /\. (?:Copiar resultado|Copy result)$/ }).textContent);
const button = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(async () => {
  await emptyDevice();
  localStorage.clear();
  usePreferences.setState({ cup: undefined });
  useKitchenState.setState({ amount: { text: '', value: '1' } });
  useKitchenState.setState(({ amount: held }) => ({ amount: held }), true);
});

describe('the kitchen', () => {
  it('[I14.kitchen-names] says ingredients and measures as a further language does', async () => {
    await open('/kitchen/flour/cup/g', 'fr');
    expect(await screen.findByRole('heading', { name: 'Farine de blé' })).toBeTruthy();
    expect(screen.getByText('1 tasse')).toBeTruthy();
    expect(screen.queryByText('All-purpose flour')).toBeNull();
  });

  // USDA: a cup of all-purpose flour is 125 g (168894), a dipped one of white flour 137 g (168913).
  it('[I14.kitchen-view] starts with a cup of flour in grams, says how much it may differ, and whose figure it is', async () => {
    await open();
    expect(button(/^Ingrediente/).textContent).toContain('Harina de trigo');
    expect(result()).toBe('125');
    expect(plain(document.body.textContent)).toContain('entre 125 y 137 g, según cómo se llene la medida');
    expect(button(/^Aproximado · USDA FoodData Central, SR Legacy, 168894/)).toBeDefined();
  });

  it('[I39.address-amount] the address carries the amount, there and back', async () => {
    const { user, path } = await open('/kitchen/flour/cup/g?amount=2');
    await waitFor(() => expect(result()).toBe('250'));
    await user.clear(amount());
    await user.type(amount(), '2,5');
    await waitFor(() => expect(path()).toBe('/kitchen/flour/cup/g?amount=2.5'), { timeout: 3000 });
  });

  it('[I14.kitchen-view] converts as it is typed, arithmetic included', async () => {
    const { user } = await open();
    await user.type(amount(), '2,5');
    // 2.5 × 125
    expect(result()).toBe('313');
    await user.clear(amount());
    await user.type(amount(), '1/2');
    // 62.5
    expect(result()).toBe('63');
    expect(screen.getByText('= 0,5')).toBeDefined();
  });

  it('opens what the address names, in either language, and swaps it', async () => {
    const { user, path } = await open('/kitchen/butter/tbsp/g', 'en');
    expect(button(/^Ingredient/).textContent).toContain('Butter');
    await user.type(amount(), '3');
    // 3 × 14.2 = 42.6
    expect(result()).toBe('43');
    await user.click(button(/^Swap/));
    expect(path()).toBe('/kitchen/butter/g/tbsp');
    expect([amount().value, result()]).toEqual(['43', '3.03']);
    await user.click(button(/^Swap/));
    expect([amount().value, result()]).toEqual(['3', '43']);
  });

  it('finds an ingredient by any of its names, and shows what a cup of it weighs', async () => {
    const { user, path } = await open();
    await user.click(button(/^Ingrediente/));
    const list = await screen.findByRole('listbox');
    expect(plain(within(list).getAllByRole('option')[0]?.textContent)).toMatch(/^Harina de trigo.*125 g$/);
    await user.type(screen.getByRole('combobox'), 'icing');
    const [first] = await screen.findAllByRole('option');
    expect(plain(first?.textContent)).toBe('Azúcar glasentre 100 y 120 g120 g');
    await user.keyboard('{Enter}');
    expect(path()).toBe('/kitchen/powdered-sugar/cup/g');
    expect(result()).toBe('120');
  });

  it('offers a stick of what comes in sticks only', async () => {
    const { user } = await open('/kitchen/butter/cup/g');
    await user.click(button(/^Convertir de/));
    await user.click(await screen.findByRole('option', { name: /^Barra/ }));
    expect(result()).toBe('113');
    cleanup();
    const { user: other } = await open('/kitchen/flour/stick/g');
    expect(result()).toBe('125');
    await other.click(button(/^Convertir de/));
    expect(screen.queryByRole('option', { name: /^Barra/ })).toBeNull();
  });

  it('[I14.kitchen-cups] takes the cup that is chosen, and remembers it', async () => {
    const { user } = await open('/kitchen/sugar/cup/g');
    expect(result()).toBe('200');
    await user.click(screen.getByRole('radio', { name: 'Taza métrica, 250 mL' }));
    // 200 × 250 / 236.5882365 = 211.338…
    expect(result()).toBe('211');
    expect(document.body.textContent).toContain('en proporción al volumen');
    expect(JSON.parse(localStorage.getItem(preferencesKey) ?? '{}').state.cup).toBe('metric');
  });

  it('lists everyday measures of the ingredient, and the oven', async () => {
    await open();
    const measures = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    // 125/4, 125/3, 125/2, 125/16 and 125/48
    expect(measures).toEqual([
      '¼ taza31 g',
      '⅓ taza42 g',
      '½ taza63 g',
      '1 taza125 g',
      '1 cucharada7,8 g',
      '1 cucharadita2,6 g',
    ]);
    const mark4 = screen.getByRole('row', { name: /^4 / });
    expect(mark4.textContent).toBe('4180160350');
  });

  // The pound and the ounce of 1959: 453.59237 and 28.349523125 g; a cup by USDA 168894.
  it('[I14.kitchen-view] the units of the picker say what one of each weighs, those of mass what they are', async () => {
    const { user } = await open();
    await user.click(button(/taza/i));
    const sheet = within(await screen.findByRole('dialog'));
    const rows = (await sheet.findAllByRole('option')).map(({ textContent }) => plain(textContent));
    expect(rows).toEqual(
      expect.arrayContaining([
        'TazaElegida: 125 g',
        'Gramo1 g',
        'Kilogramo1.000 g',
        'Onza28 g',
        'Libra454 g',
      ]),
    );
  });

  it('[I14.kitchen-source] says what was weighed', async () => {
    const { user } = await open('/kitchen/brown-sugar/cup/g');
    await user.click(button(/^Aproximado/));
    const sheet = within(await screen.findByRole('dialog'));
    expect(plain(sheet.getByText(/≈/).textContent)).toBe('1 taza ≈ 220 g');
    expect(plain(sheet.getByRole('list').textContent)).toContain(
      '1 taza, sin apretar145 gUSDA FoodData Central, SR Legacy, 168833',
    );
  });

  it('[I16.kitchen-saved] what is typed is recorded, the star saves the pair, and both lead back', async () => {
    const { user } = await open('/kitchen/butter/tbsp/g');
    expect(await readRecentConversions(9)).toEqual([]);
    await user.type(amount(), '3');
    await user.click(button(/^Favorito/));
    const favorite = await waitFor(async () => {
      const [saved] = await savedPairs.read();
      return saved ?? Promise.reject(new Error('nothing saved'));
    });
    await waitFor(() => expect(button(/^Favorito/).getAttribute('aria-pressed')).toBe('true'));
    expect([describePair(favorite), converterPath(favorite)]).toEqual([
      'Mantequilla: cucharada → g',
      '/kitchen/butter/tbsp/g',
    ]);
    const [record] = await waitFor(async () => {
      const records = await readRecentConversions(9);
      return records.length === 1 ? records : Promise.reject(new Error(`${records.length} records`));
    });
    // USDA 173410: a tablespoon of butter is 14.2 g
    expect(record).toMatchObject({ category: 'kitchen', fromText: '3', toText: '42.6' });
    const { question, value } = describeConversion(record as ConversionRecord, locale, undefined);
    expect([question, plain(value)]).toEqual(['Mantequilla: 3 cucharadas → g', '≈ 43 g']);
    await act(async () => setKitchenAmount({ text: '', value: '1' }));
    resumeConversion(record as ConversionRecord, locale);
    await waitFor(() => expect(amount().value).toBe('3'));
  });

  it('from one volume to another nothing is weighed', async () => {
    await open('/kitchen/milk/cup/ml');
    expect(result()).toBe('236,588');
    expect(screen.queryByRole('button', { name: /^Aproximado/ })).toBeNull();
    expect(screen.getByText('Exacto')).toBeDefined();
  });
});
