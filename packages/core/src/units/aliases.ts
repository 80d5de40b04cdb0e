import { joinLists } from '../text/listed-terms.ts';
import { unitAliases as commonUnitAliases } from './common/aliases.ts';
import { extendedUnitAliases } from './extended/aliases.ts';

/** How units are also written in any language, common and extended ones. */
export const unitAliases: Readonly<Record<string, string>> = joinLists(
  commonUnitAliases,
  extendedUnitAliases,
);
