import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderView } from '../../testing/render-view.tsx';
import { PickerList } from './picker-list.tsx';

it('[D.search] a key searches once, and the first result is the one that Enter takes', async () => {
  const units = ['kilometre', 'metre', 'mile'];
  const search = vi.fn((query: string) => [
    {
      id: 'units',
      title: 'Units',
      rows: units.filter((unit) => unit.includes(query)).map((unit) => ({ id: unit, title: unit })),
    },
  ]);
  const picked = vi.fn();
  const { user } = await renderView(
    () => (
      <PickerList
        label="Search"
        placeholder=""
        chosenLabel="chosen"
        chosen={['metre']}
        search={search}
        emptyText={() => 'none'}
        onPick={picked}
      />
    ),
    '/',
  );
  expect(search.mock.calls).toEqual([['']]);
  await user.type(screen.getByRole('combobox'), 'mi');
  expect(search.mock.calls).toEqual([[''], ['m'], ['mi']]);
  await user.keyboard('{Enter}');
  expect(picked).toHaveBeenCalledWith('mile');
});
