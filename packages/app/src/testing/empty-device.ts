import { useOwnNames } from '../conversion/own-names.ts';
import { setOwnUnits } from '../conversion/own-units.ts';
import { openDevice } from '../device/database.ts';

/** Forgets everything that earlier tests left on the device. */
export async function emptyDevice(): Promise<void> {
  localStorage.clear();
  if (Object.keys(useOwnNames.getState().names).length > 0) await setOwnUnits([]);
  const database = await openDevice();
  await Promise.all(
    (
      [
        'responses',
        'favorites',
        'conversions',
        'ownUnits',
        'ownRates',
        'markups',
        'trips',
        'packed',
        'otherRecords',
        'alerts',
      ] as const
    ).map((store) => database.clear(store)),
  );
}
