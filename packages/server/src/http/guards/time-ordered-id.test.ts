import { expect, it } from 'vitest';
import { timeOrderedId } from './time-ordered-id.ts';

it('ids are UUIDs of version 7 whose order is the order of making, also within one millisecond', () => {
  const ids = Array.from({ length: 5000 }, () => timeOrderedId(1_795_174_870_162));
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(5000);
});

it('an id carries its time', () => {
  const ms = 1_895_174_870_162;
  expect(Number.parseInt(timeOrderedId(ms).replace('-', '').slice(0, 12), 16)).toBe(ms);
});
