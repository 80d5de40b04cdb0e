import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { inAMoment } from '../platform/after-frame.ts';
import { readRecentConversions } from '../records/kinds/conversions.ts';
import { emptyDevice } from '../testing/empty-device.ts';
import { useSaveConversion } from './use-save-conversion.ts';

const miles = (fromValue: number) =>
  ({ category: 'length', fromUnit: 'mi', toUnit: 'km', fromValue, toValue: fromValue * 1.609344 }) as const;
const stored = async () => (await readRecentConversions(10)).map(({ fromValue }) => fromValue);

beforeEach(emptyDevice);

it('[S4.category-saved] what is typed while the first record is looked for is what stays', async () => {
  const { rerender } = renderHook(({ value }) => useSaveConversion(miles(value)), {
    initialProps: { value: 100 },
  });
  rerender({ value: 250 });
  await waitFor(async () => expect(await stored()).toEqual([250]));
  // The way of the first one: a moment, a look at the device, and what it would write there.
  await new Promise<void>((resolve) => inAMoment(resolve));
  await stored();
  expect(await stored()).toEqual([250]);
});

it('[D.burst] the keys of one editing leave one record, the next editing another', async () => {
  const { result, rerender } = renderHook(({ value }) => useSaveConversion(miles(value)), {
    initialProps: { value: 1 },
  });
  for (const value of [12, 123]) rerender({ value });
  await waitFor(async () => expect(await stored()).toEqual([123]));
  result.current();
  rerender({ value: 7 });
  await waitFor(async () => expect(await stored()).toEqual([7, 123]));
  // RFC 9562: ids of version 7, which no other device makes too
  const ids = (await readRecentConversions(10)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
