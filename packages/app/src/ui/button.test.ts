import { expect, it } from 'vitest';
import { mainButtonClass } from './button.tsx';

it('[I3.disabled] a main button that can do nothing has no colour of its own, wherever it stands', () => {
  expect(mainButtonClass.split(' ').filter((name) => name.startsWith('disabled:'))).toEqual([
    'disabled:border',
    'disabled:border-dashed',
    'disabled:border-control',
    'disabled:bg-transparent',
    'disabled:text-muted',
  ]);
});
