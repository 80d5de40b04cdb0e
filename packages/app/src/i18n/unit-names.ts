import type { UnitName } from '@equivale/core';
import { nameTables, useNames } from './use-names.ts';

type UnitNames = Readonly<Record<string, UnitName>>;

const tables = nameTables<UnitNames>({
  es: async () => {
    const [usual, further] = await Promise.all([
      import('@equivale/core/locale/es/unit-names'),
      import('@equivale/core/locale/es/extended-unit-names'),
    ]);
    return { ...usual.unitNames, ...further.moreUnitNames };
  },
  en: async () => {
    const [usual, further] = await Promise.all([
      import('@equivale/core/locale/en/unit-names'),
      import('@equivale/core/locale/en/extended-unit-names'),
    ]);
    return { ...usual.unitNames, ...further.moreUnitNames };
  },
});

/** Names of all units by id in the language of the page, in lower case as they stand within a sentence. */
export const useUnitNames = (): UnitNames => useNames(tables);

/** A name as it stands alone: `kilómetro` to `Kilómetro`. */
export const asTitle = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
