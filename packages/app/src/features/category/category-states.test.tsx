import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dispatch } from '../../conversion/converter-state.ts';
import { describePair } from '../../conversion/describe-conversion.ts';
import { leavePendingFavorite } from '../../device/pending-favorite.ts';
import { useNotices } from '../../platform/notices.ts';
import { readRecentConversions } from '../../records/kinds/conversions.ts';
import { favorites as savedPairs } from '../../records/kinds/favorites.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { CategoryView } from './category-view.tsx';

async function open(path: string) {
  const view = await openRoute(CategoryView, '/category/:category/:from?/:to?', path);
  await screen.findAllByRole('heading', { level: 2 });
  return view;
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad' });
const side = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${name}`) }).textContent?.replace(`${name}: `, '');
const records = async () =>
  (await readRecentConversions(50)).map(
    ({ category, fromValue, fromUnit, toValue, toUnit }) =>
      `${category} ${fromValue} ${fromUnit} = ${toValue} ${toUnit}`,
  );

beforeEach(emptyDevice);

describe('saving what is converted', () => {
  it('[S4.category-saved] a value above zero is saved at once; one editing leaves one record', async () => {
    const { user } = await open('/category/length/mi/km');
    await user.type(amount(), '100');
    // 100 × 1.609344
    await waitFor(async () => expect(await records()).toEqual(['length 100 mi = 160.9344 km']));
    await user.click(screen.getByRole('button', { name: 'Intercambiar' }));
    await waitFor(async () =>
      expect(await records()).toEqual(['length 160.9344 km = 100 mi', 'length 100 mi = 160.9344 km']),
    );
  });

  const texts = async () =>
    (await readRecentConversions(50)).map(({ fromText, toText }) => `${fromText} = ${toText}`);

  it.each([
    ['1234567890123456789', '1234567890123456789 = 1234567890123456.789'],
    ['0,1+0,2', '0.3 = 0.0003'],
    ['0,1', '0.1 = 0.0001'],
  ])('[D.record-text] %s m is recorded with every digit', async (typed, recorded) => {
    const { user } = await open('/category/length/m/km');
    await user.type(amount(), typed);
    await waitFor(async () => expect(await texts()).toEqual([recorded]));
  });

  it('[D.record-text] two amounts that are one double are two records', async () => {
    const { user } = await open('/category/length/m/km');
    await user.type(amount(), '9007199254740992');
    await waitFor(async () => expect(await texts()).toHaveLength(1));
    cleanup();
    dispatch({ type: 'leave' });
    const again = await open('/category/length/m/km');
    await again.user.type(amount(), '9007199254740993');
    await waitFor(async () =>
      expect(await texts()).toEqual([
        '9007199254740993 = 9007199254740.993',
        '9007199254740992 = 9007199254740.992',
      ]),
    );
  });

  it('[S4.category-conversion] [S5.saved-above-zero] 0 gives 0 and is not saved', async () => {
    const { user } = await open('/category/length/mi/km');
    await user.type(amount(), '0');
    expect(screen.getByRole('button', { name: /\. Copiar resultado$/ }).textContent).toBe('0,000000');
    // The next editing is saved, alone.
    await user.tab();
    await user.clear(amount());
    await user.type(amount(), '7');
    await waitFor(async () => expect(await records()).toEqual(['length 7 mi = 11.265408 km']));
  });

  it('[D.temperature-signed] a temperature below zero is a conversion like any other', async () => {
    const { user } = await open('/category/temperature/c/f');
    await user.type(amount(), '-40');
    await waitFor(async () => expect(await records()).toEqual(['temperature -40 c = -40 f']));
  });
});

describe('entering', () => {
  it('[S4.entering-category] units of another category give way to the first two, and the amount goes', async () => {
    dispatch({ type: 'open', category: 'length', from: 'mi', to: ['km'] });
    dispatch({ type: 'key', category: 'length', text: '5', decimal: ',' });
    await open('/category/weight');
    expect(side('Convertir de')).toBe('Kilogramo(kg)');
    expect(side('Convertir a')).toBe('Gramo(g)');
    expect(amount().value).toBe('');
  });

  it('[S4.entering-category] units that do not exist give way too', async () => {
    await open('/category/weight/stone/kilo');
    expect(side('Convertir de')).toBe('Kilogramo(kg)');
  });

  it.each([
    ['/category/length/zzz/qqq', '/category/length/m/km', 'zzz'],
    ['/category/length/mi/qqq', '/category/length/m/km', 'qqq'],
    ['/category/weight/km/kg', '/category/weight/kg/g', 'km'],
  ])(
    '[D.address] the wrong address %s becomes that of what is shown, said once',
    async (wrong, right, name) => {
      const { path } = await open(wrong);
      expect(path()).toBe(right);
      expect(useNotices.getState().notices).toMatchObject([{ message: 'address.unknown', values: { name } }]);
    },
  );

  it.each(['/category/length', '/category/length/mi', '/category/length/mi/km'])(
    '[D.address] %s is as good as it is',
    async (address) => {
      const { path, announced } = await open(address);
      expect(path()).toBe(address);
      expect(announced()).toBeUndefined();
    },
  );

  it('[S4.pending-favorite] takes the pair of an opened favorite', async () => {
    leavePendingFavorite({ category: 'weight', fromUnit: 'lb', toUnit: 'st' }, Date.now());
    const { path } = await open('/category/weight');
    await waitFor(() => expect(path()).toBe('/category/weight/lb/st'));
    expect(side('Convertir de')).toBe('Libra(lb)');
  });
});

describe('the star', () => {
  it('[S4.favorite-toggle] [S2.category-favorite] keeps a pair of units under its category', async () => {
    const { user, announced } = await open('/category/length/mi/km');
    await user.click(screen.getByRole('button', { name: 'Favorito' }));
    await waitFor(() => expect(announced()).toBe('favorite.added'));
    expect(await savedPairs.read()).toMatchObject([{ category: 'length', fromUnit: 'mi', toUnit: 'km' }]);
  });
});

describe('what a unit means', () => {
  it('[D.definition] a unit whose meaning varies shows its definition, in the picker too', async () => {
    const { user } = await open('/category/data/kb/mb');
    expect(screen.getByText('1024 bytes (KiB según la norma IEC). Otros cuentan 1000.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Convertir de/ }));
    const options = await screen.findAllByRole('option');
    expect(options.find((option) => option.textContent?.startsWith('Kilobyte'))?.textContent).toContain(
      'KiB',
    );
  });

  it('[D.exactness] says exact or rounded, and tells factor and sources in full', async () => {
    const { user } = await open('/category/length/km/mi');
    await user.type(amount(), '1');
    const strip = screen.getByRole('button', { name: /Ver de dónde sale/ });
    expect(strip.textContent).toContain('Factor exacto · resultado redondeado a 6 decimales');
    await user.click(strip);
    const sheet = await screen.findByRole('dialog');
    // 1 / 1.609344 = 0.62137119223733396961743…
    expect(sheet.textContent).toContain('1 km ≈ 0,62137119223733396961');
    expect(sheet.textContent).toContain('1 mi = 1,609344 km');
    expect(sheet.textContent).toContain('International yard and pound agreement');
  });
});

it.each(['/category/length/own-gone/km', '/category/length/m/own-gone', '/category/own-gone'])(
  '[I16.own-whole] %s: a unit that is not on this device is said to be missing, and nothing is converted',
  async (path) => {
    await open(path);
    expect(
      await screen.findByRole('heading', { name: 'Esa unidad no está en este dispositivo' }),
    ).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    const pair = { category: 'length', fromUnit: 'own-gone', toUnit: 'km' } as const;
    expect(describePair(pair)).toBe('(unidad que falta) → km');
  },
);
