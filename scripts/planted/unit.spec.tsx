import 'fake-indexeddb/auto';
import { parseNewConversion } from '@equivale/contract';
import { locale as en } from '@equivale/core/locale/en/locale';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CategoryView } from '../../packages/app/src/features/category/category-view.tsx';
import { resolveQuestion } from '../../packages/app/src/questions/resolve-question.ts';
import { emptyDevice } from '../../packages/app/src/testing/empty-device.ts';
import { openRoute } from '../../packages/app/src/testing/open-route.tsx';
import { searchedFor } from './searched-for.tsx';

// What is expected of the unit that `planted.test.ts` plants: a smoot of 5 ft 7 in, 67 × 0.0254 m = 1.7018 m.

beforeEach(emptyDevice);
afterEach(cleanup);

it('the picker finds it by its name, and choosing it converts', async () => {
  const { user, path } = await openRoute(CategoryView, '/category/:category/:from?/:to?', '/category/length');
  await user.click(await screen.findByRole('button', { name: /^Convertir de/ }));
  const picker = within(await screen.findByRole('dialog'));
  await user.type(picker.getByRole('combobox'), 'esmut');
  await user.click(await picker.findByRole('option', { name: /^Esmut \(smt\)/ }));
  expect(path()).toBe('/category/length/smoot/km');
  expect(screen.getByText('1 esmut = 0,0017018 kilómetros')).toBeDefined();
});

it.each(['esmut', 'smoots', 'smt'])('the search finds it by %s', async (word) => {
  expect(await searchedFor(word, 'Unidades')).toContain('/category/length/smoot');
});

it.each(['364.4 smoots in m', '364,4 esmuts a metros', '364.4 smt in m', '364.4 harvardbridges in m'])(
  '%s is understood',
  (question) => {
    const outcome = resolveQuestion(question, en, { rates: {}, origins: [] });
    // 364.4 × 1.7018 = 620.13592
    expect(outcome?.ok && outcome.results[0]?.plain).toBe('620.135920');
  },
);

it('the wire takes it', () => {
  const conversion = { category: 'length', fromUnit: 'smoot', toUnit: 'm', fromValue: 1, toValue: 1.7018 };
  expect(parseNewConversion(conversion).ok).toBe(true);
});
