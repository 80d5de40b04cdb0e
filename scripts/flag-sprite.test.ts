import { expect, it } from 'vitest';
import { wholePath } from '../packages/app/flag-sprite.ts';

it('the paths of flags are drawn in whole steps', () => {
  expect(wholePath('M144.4.6h223.2l-33.5 256zM-.4 12 3.5.2')).toBe('M144 1h223l-33 256zM0 12 4 0');
  // The flags of an arc may stand without anything between them and the number after them.
  expect(wholePath('M1 2a5.4 5.4 0 00-5.2 5.6A.3.4 0 1 1 7 8Z')).toBe('M1 2a5 5 0 0 0-5 6A.3 .4 0 1 1 7 8Z');
});
