import { expect, it } from 'vitest';
import { COMMON_UNITS } from './common/common-units.ts';
import { EXTENDED_UNITS, type UnitId } from './extended/extended-units.ts';
import type { UnitTable } from './unit.ts';
import type { NamesFor } from './unit-names.ts';
import { createUnitSet } from './unit-set.ts';

const units = createUnitSet([COMMON_UNITS, EXTENDED_UNITS]);

it('a unit that there is not does not compile, and is a failure where it comes from outside', () => {
  const gallon: UnitId = 'gal_us';
  expect(units.convert('1', gallon, 'l').ok).toBe(true);
  // @ts-expect-error there are several gallons, and none is called so
  const wrong: UnitId = 'gallon';
  expect(units.find(wrong)).toBeUndefined();
  // @ts-expect-error no such target
  expect(units.convert('1', gallon, 'litre')).toMatchObject({ code: 'unknown-unit', unit: 'litre' });
  // @ts-expect-error no such source
  expect(units.convertNumber(1, 'gallon', 'l')).toBe(0);
});

it('a unit of another table does not compile', () => {
  const common = createUnitSet([COMMON_UNITS]);
  // @ts-expect-error the gallon is an extended unit
  expect(common.convert('1', 'gal_us', 'm')).toMatchObject({ code: 'unknown-unit', unit: 'gal_us' });
});

it('a unit that a language does not name does not compile', () => {
  const table = {
    id: 'extended',
    categories: [
      {
        id: 'length',
        units: [
          {
            id: 'smoot',
            toBase: '1.7018',
            source: 'IYP-1959',
            names: { es: 'esmut+' },
          },
          { id: 'rod', toBase: '5.0292', source: 'IYP-1959' },
        ],
      },
    ],
  } as const satisfies UnitTable;
  const rod = 'rod+';
  const spanish: NamesFor<typeof table, 'es'> = { rod };
  // @ts-expect-error its row names the smoot in Spanish only
  const english: NamesFor<typeof table, 'en'> = { rod };
  expect(english).toEqual(spanish);
});
