import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON_UNITS, createUnitSet, FIRST_ECB_DAY, type UnitSet } from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import { LANGUAGES } from '@equivale/core/locale/languages';
import { QueryResolver, StoredVocabulary } from '@equivale/core/resolve';
import { SPECIALIST_UNITS } from '@equivale/core/specialist-units';

/** All units of the catalogue. */
export const unitSet: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS]);

/** The words of questions in order, which `npm run build:packages` writes beside the program. */
const STORED = join(import.meta.dirname, 'vocabulary.json');

/** Understands the questions of the command line. */
export const resolver = new QueryResolver({
  units: unitSet,
  languages: LANGUAGES,
  firstDay: FIRST_ECB_DAY,
  vocabulary: existsSync(STORED) ? StoredVocabulary.fromText(readFileSync(STORED, 'utf8')) : undefined,
});
