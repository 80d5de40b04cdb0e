import { openDevice } from '../device/database.ts';

/** Forgets everything that earlier tests left on the device. */
export async function emptyDevice(): Promise<void> {
  localStorage.clear();
  const database = await openDevice();
  await Promise.all(
    (
      [
        'responses',
        'favorites',
        'conversions',
        'arrangements',
        'ownUnits',
        'ownRates',
        'markups',
        'trips',
        'expenses',
      ] as const
    ).map((store) => database.clear(store)),
  );
}
