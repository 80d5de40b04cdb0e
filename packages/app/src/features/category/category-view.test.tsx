import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { unitSet } from '../../conversion/unit-set.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { CategoryView } from './category-view.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll('\u202f', ' ') ?? '';

async function open(path: string) {
  const view = await openRoute(CategoryView, '/category/:category/:from?/:to?', path);
  await screen.findAllByRole('heading', { level: 2 });
  return view;
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad' });
const result = () => plain(screen.getByRole('button', { name: /\. Copiar resultado$/ }).textContent);
const side = (name: 'Convertir de' | 'Convertir a') =>
  screen.getByRole('button', { name: new RegExp(`^${name}`) });

beforeEach(emptyDevice);

describe('a category of units', () => {
  it.each(['es', 'en', 'ca', 'de', 'fr', 'it', 'pt'] as const)(
    '[S2.category-quick-reference] [D.quick-reference] degrees stand in the table without the word for them in %s',
    async (language) => {
      await openRoute(CategoryView, '/category/:category/:from?/:to?', '/category/temperature/k/c', language);
      const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
      expect(heads).toEqual(expect.arrayContaining(['Celsius', 'Fahrenheit']));
    },
  );

  it('[S4.entering-category] starts with the first two units and an empty amount', async () => {
    await open('/category/length');
    expect(side('Convertir de').textContent).toBe('Convertir de: Metro(m)');
    expect(side('Convertir a').textContent).toBe('Convertir a: Kilómetro(km)');
    expect(amount().value).toBe('');
    expect(result()).toBe('0,000000');
  });

  it('[S2.category-result] [S2.category-input] [D.input-comma] converts as it is typed, with 6 decimals, comma or point', async () => {
    const { user } = await open('/category/length/mi/km');
    // 26.2 × 1.609344 = 42.1648128
    await user.type(amount(), '26,2');
    expect(result()).toBe('42,164813');
    await user.clear(amount());
    await user.type(amount(), '26.2');
    expect(result()).toBe('42,164813');
    expect(screen.getByText('1 milla = 1,609344 kilómetros')).toBeDefined();
  });

  it('[S5.category-input] strips letters, ignores a second separator and a minus sign', async () => {
    const { user } = await open('/category/length/mi/km');
    await user.type(amount(), '-2a6,,.2x');
    expect(amount().value).toBe('26,2');
  });

  it('[S4.unit-swap] [S4.category-swap] swaps units and moves the result into the input; twice gives back what was typed', async () => {
    const { user, path } = await open('/category/length/mi/km');
    await user.type(amount(), '26,2');
    await user.click(screen.getByRole('button', { name: 'Intercambiar' }));
    expect(amount().value).toBe('42,164813');
    expect(side('Convertir de').textContent).toBe('Convertir de: Kilómetro(km)');
    await waitFor(() => expect(path()).toBe('/category/length/km/mi'));
    await user.click(screen.getByRole('button', { name: 'Intercambiar' }));
    expect(amount().value).toBe('26,2');
  });

  it('[S4.category-swap] an empty amount stays empty', async () => {
    const { user } = await open('/category/length/mi/km');
    await user.click(screen.getByRole('button', { name: 'Intercambiar' }));
    expect(side('Convertir de').textContent).toBe('Convertir de: Kilómetro(km)');
    expect(amount().value).toBe('');
  });

  it('[D.quick-reference] [S2.category-quick-reference] shows 1, 5, 10, 50, 100 of the from unit in the first three units, never 0', async () => {
    await open('/category/length/in/km');
    const rows = within(screen.getByRole('table', { name: 'Referencia rápida' })).getAllByRole('row');
    expect(plain(rows[0]?.textContent)).toBe('PulgadaMetroKilómetroCentímetro');
    // 1 in = 0.0254 m exactly
    expect(
      within(rows[1] as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => plain(cell.textContent)),
    ).toEqual(['0,0254 m', '0,0000254 km', '2,54 cm']);
    expect(rows.slice(1).map((row) => plain(within(row).getByRole('rowheader').textContent))).toEqual([
      '1 in',
      '5 in',
      '10 in',
      '50 in',
      '100 in',
    ]);
  });

  it('[D.quick-reference] no column repeats the unit of the rows: the next one takes its place', async () => {
    const heads = async (path: string) => {
      cleanup();
      await open(path);
      return within(screen.getByRole('table', { name: 'Referencia rápida' }))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
    };
    expect(await heads('/category/data/byte/mb')).toEqual(['Byte', 'Kilobyte', 'Megabyte', 'Gigabyte']);
    expect(await heads('/category/length/km/mi')).toEqual(['Kilómetro', 'Metro', 'Centímetro', 'Milímetro']);
    expect(await heads('/category/temperature/c/f')).toEqual(['Celsius', 'Fahrenheit', 'Kelvin', '°R']);
  });

  it('a temperature says where its scale ends, in the unit that is typed', async () => {
    await open('/category/temperature/f/c');
    // 0 K is -459.67 °F by the definition of the degree Fahrenheit.
    expect(plain(screen.getByText(/^El cero absoluto/).textContent)).toContain('está en −459,67 °F.');
    cleanup();
    await open('/category/length/mi/km');
    expect(screen.queryByText(/^El cero absoluto/)).toBeNull();
  });

  it('[S2.category-not-found] says that there is no such category', async () => {
    await open('/category/colour');
    expect(screen.getByRole('heading', { name: 'Categoría no encontrada' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toBeDefined();
  });
});

describe('a pasted question', () => {
  // 5 ft 11 in are 71 in, and 71 × 2.54 = 180.34 cm.
  it('[I7.paste] of the same kind sets amount and units', async () => {
    const { user, path } = await open('/category/length/mi/cm');
    await user.click(amount());
    await user.paste('5 ft 11 in');
    await waitFor(() => expect(path()).toBe('/category/length/in/cm'));
    expect(amount().value).toBe('71');
    expect(result()).toBe('180,340000');
  });

  it('[I7.paste] in arithmetic leaves its value', async () => {
    const { user } = await open('/category/length/mi/km');
    await user.click(amount());
    await user.paste('12,5*4');
    await waitFor(() => expect(amount().value).toBe('50'));
  });

  it('[I7.paste] for another converter leaves its number and offers the result', async () => {
    const { user, path, announced } = await open('/category/length/mi/km');
    await user.click(amount());
    await user.paste('20 °C en °F');
    await waitFor(() => expect(amount().value).toBe('20'));
    // The address takes the amount once the keys have rested.
    expect(path()?.split('?')[0]).toBe('/category/length/mi/km');
    expect(announced()).toBe('paste.elsewhere');
  });
});

describe('temperature', () => {
  it('[D.temperature-signed] takes a minus from the keyboard and from the sign key', async () => {
    const { user } = await open('/category/temperature');
    await user.type(amount(), '-40');
    expect(result()).toBe('\u221240,000000');
    await user.click(screen.getByRole('button', { name: 'Cambiar de signo' }));
    expect(result()).toBe('104,000000');
  });

  it('[D.temperature-zero] 0 °C is 32 °F', async () => {
    const { user } = await open('/category/temperature');
    await user.type(amount(), '0');
    expect(result()).toBe('32,000000');
  });

  it('[D.absolute-zero] refuses what is colder than absolute zero, in the place of the result', async () => {
    const { user } = await open('/category/temperature');
    await user.type(amount(), '-300');
    expect(plain(document.getElementById(amount().getAttribute('aria-describedby') ?? '')?.textContent)).toBe(
      'Por debajo del cero absoluto (\u2212273,15 °C)',
    );
    expect(screen.queryByRole('button', { name: /Copiar resultado$/ })).toBeNull();
  });
});

describe('the unit picker', () => {
  it('[S2.category-pickers] [I3.focus-returned] [S4.category-conversion] lists name and symbol, finds without accents, and a choice changes address and result', async () => {
    const { user, path } = await open('/category/length/mi/km');
    await user.type(amount(), '1');
    await user.click(side('Convertir a'));
    const search = await screen.findByRole('combobox', { name: 'Buscar unidad' });
    expect(document.activeElement).toBe(search);
    // SPEC's nine first, in its order.
    const options = screen.getAllByRole('option').map((option) => option.querySelector('b')?.textContent);
    expect(options.slice(0, 9).map((name) => name?.replace(/.*\(/, '('))).toEqual(
      ['m', 'km', 'cm', 'mm', 'ft', 'in', 'yd', 'mi', 'nmi'].map((symbol) => `(${symbol})`),
    );
    await user.type(search, 'centimetro{Enter}');
    expect(path()).toBe('/category/length/mi/cm');
    expect(result()).toBe('160.934,400000');
    expect(document.activeElement).toBe(side('Convertir a'));
  });
});

describe('[I12.unit-search] the unit picker finds as the currency picker does', () => {
  it.each([
    ['feet', 'ft', 'the name in the other language'],
    ['lin feet', 'ft', 'words of it'],
    ['mts', 'm', 'an abbreviation'],
    ['µm', 'um', 'a symbol'],
    ['kilometor', 'km', 'a name with a slip'],
  ])('%s finds %s: %s', async (query, id) => {
    const { user, path } = await open('/category/length/in/yd');
    await user.click(side('Convertir a'));
    await user.type(await screen.findByRole('combobox', { name: 'Buscar unidad' }), query);
    // What the words of the page do not find is looked for in those of the other languages as soon as they are there.
    const symbol = `(${unitSet.find(id)?.symbol})`;
    await waitFor(() => expect(screen.getByRole('option', { selected: true }).textContent).toContain(symbol));
    await user.keyboard('{Enter}');
    expect(path()).toBe(`/category/length/in/${id}`);
  });

  it('puts the best match first, common or not, in one group', async () => {
    const { user } = await open('/category/weight/kg/g');
    await user.click(side('Convertir a'));
    await user.type(await screen.findByRole('combobox', { name: 'Buscar unidad' }), 'ton');
    const found = within(screen.getByRole('group', { name: /^Resultados/ })).getAllByRole('option');
    expect(found.map((option) => option.querySelector('b')?.textContent)).toEqual([
      'Tonelada (t)',
      'Tonelada corta (EE. UU.) (tn)',
      'Tonelada larga (Reino Unido) (LT)',
    ]);
  });
});

describe('extended units', () => {
  it('[I7.further-units] stand after the common ones, in a group of their name, with what they stand for', async () => {
    const { user, path } = await open('/category/length/mi/km');
    await user.click(side('Convertir de'));
    await screen.findByRole('combobox', { name: 'Buscar unidad' });
    const extended = screen.getByRole('group', { name: 'Más unidades' });
    // Handbook 44: a fathom is 6 feet, 6 × 0.3048 m.
    expect(plain(within(extended).getByRole('option', { name: /^Braza inglesa/ }).textContent)).toContain(
      '1 ftm = 1,8288 m',
    );
    await user.click(within(extended).getByRole('option', { name: /^Braza inglesa/ }));
    expect(path()).toBe('/category/length/fathom/km');
    await user.type(amount(), '10');
    expect(result()).toBe('0,018288');
    expect(screen.getByText('1 braza inglesa = 0,0018288 kilómetros')).toBeDefined();
  });

  // 231 in³ of 2.54³ cm³ are 3.785411784 L.
  it('[I7.further-converters] have converters of their own, with formula, quick reference and definition', async () => {
    const { user } = await open('/category/volume/gal_us/l');
    await user.type(amount(), '2');
    expect(result()).toBe('7,570824');
    expect(plain(screen.getByText(/^Galón .*: 1.gal US/).textContent)).toContain('1 gal US = 3,785411784 L');
    const [head, first] = within(screen.getByRole('table', { name: 'Referencia rápida' })).getAllByRole(
      'row',
    );
    expect(plain(head?.textContent)).toBe('gal USLmLm³');
    expect(plain(first?.textContent)).toBe('1 gal US3,79 L3.785,41 mL0,00379 m³');
  });

  // 235.2145833 / 30 = 7.840486: litres per 100 km of 30 miles per US gallon.
  it('[I7.further-converters] fuel runs the other way, and nothing typed is nothing', async () => {
    const { user } = await open('/category/fuel/mpg_us/l100km');
    expect(result()).toBe('0,000000');
    expect(plain(screen.getByText(/÷/).textContent)).toBe('L/100 km = 235,214583 ÷ mpg US');
    await user.type(amount(), '30');
    expect(result()).toBe('7,840486');
  });
});
