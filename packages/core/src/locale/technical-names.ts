import { joinLists } from '../text/listed-terms.ts';
import type { Language } from './language.ts';
import { LANGUAGE_PARTS, type LanguageId } from './language-parts.ts';

/** Languages with what they call the technical units, which few questions are about. */
export const withTechnicalNames = (languages: readonly Language[]): Promise<readonly Language[]> =>
  Promise.all(
    languages.map(async (language) => {
      const { tables } = await LANGUAGE_PARTS[language.locale.id as LanguageId].tables();
      const { technicalUnitNames, technicalUnitWords } = await tables.technicalUnits();
      return {
        ...language,
        unitNames: { ...language.unitNames, ...technicalUnitNames },
        unitWords: joinLists(language.unitWords, technicalUnitWords),
      };
    }),
  );
