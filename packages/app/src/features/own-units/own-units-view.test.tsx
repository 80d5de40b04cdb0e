import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { loadOwnUnits } from '../../device/own-units/own-units.ts';
import { useNotices } from '../../platform/notices.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { renderView } from '../../testing/render-view.tsx';
import { OwnUnitsView } from './own-units-view.tsx';

beforeEach(emptyDevice);

const field = (name: string) => screen.getByRole('textbox', { name });

it('[I16.own-form-view] makes a unit from a name and one equation, shows what comes of it, and removes it with a way back', async () => {
  const { user } = await renderView(OwnUnitsView, '/own-units');
  await user.click(await screen.findByRole('button', { name: 'Crear una unidad' }));
  await screen.findByRole('dialog', { name: 'Nueva unidad' });
  await user.type(field('Nombre'), 'zancada');
  await user.type(field('Símbolo'), 'zan');
  await user.type(field('1 zancada equivale a'), '0,740');
  // 5 m / 0.74
  expect(screen.getByText('6,756757 zan')).toBeDefined();
  expect(screen.getByText('5 m. También en preguntas: «5 m en zancadas»')).toBeDefined();
  await user.keyboard('{Enter}');
  const row = (await screen.findByText('1 zan = 0,740 m')).closest('li') as HTMLElement;
  expect((await loadOwnUnits()).units).toMatchObject([
    { name: 'zancada', plural: 'zancadas', symbol: 'zan', factor: '0.740', of: 'm' },
  ]);

  await user.click(within(row).getByRole('button', { name: 'Borrar zancada' }));
  await screen.findByText('Aún no tienes unidades');
  useNotices.getState().notices[0]?.action?.run();
  expect(await screen.findByText('1 zan = 0,740 m')).toBeDefined();
});

it.each([
  ['es', 'Nombre', 'pie', '«pie» ya existe: pie.'],
  ['es', 'Nombre', 'euros', '«euros» ya existe: Euro.'],
  ['es', 'Nombre', 'docena', '«docena» ya existe: parte de un número.'],
  ['es', 'Nombre', 'en', '«en» ya existe: palabra que se usa en las preguntas.'],
  [
    'en',
    'Name',
    'pound',
    '“pound” already exists: pound, pound (Argentina), pound (Colombia), pound (Mexico), British Pound…',
  ],
  ['en', 'Name', 'mantequilla', '“mantequilla” already exists: butter.'],
  ['en', 'Name', 'how many', '“how many” already exists: a word used in questions.'],
] as const)(
  '[I16.own-words] %s: the %s %s is refused with what it means',
  async (language, name, word, sentence) => {
    const { user } = await renderView(OwnUnitsView, '/own-units/length', language);
    await screen.findByRole('dialog');
    await user.type(field(name), word);
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  },
);

it('[I16.own-form-view] says what is missing, and what a category of its own counts', async () => {
  const { user } = await renderView(OwnUnitsView, '/own-units/length', 'en');
  await screen.findByRole('dialog', { name: 'New unit' });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('Enter a name');
  await user.type(field('Name'), 'carton');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('Enter a number above zero.');
  await user.click(screen.getByRole('button', { name: /^Unit that defines it/ }));
  await user.click(await screen.findByRole('option', { name: /None: counted on its own/ }));
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('Say what is counted');
  await user.type(field('What is counted with it'), 'Eggs');
  await save();
  expect(await screen.findByText('Basic unit of Eggs')).toBeDefined();
});
