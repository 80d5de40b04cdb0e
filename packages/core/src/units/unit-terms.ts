import type { Language } from '../locale/language.ts';
import { type ListedTerm, listedTerms } from '../text/listed-terms.ts';
import type { Unit } from './unit.ts';

/** What units are called: in every language, and how they are written in any. */
export interface UnitTexts {
  readonly languages: readonly Pick<Language, 'unitNames' | 'unitWords' | 'unitSpellings'>[];
  /** Abbreviations by unit id, see `aliases.ts`. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** All that one unit is called besides id and symbol. */
export interface UnitTerms {
  /** In the singular and in the plural, language by language. */
  readonly names: readonly string[];
  /** The same, each followed by its other spellings. */
  readonly spelledNames: readonly string[];
  /** Abbreviations. */
  readonly aliases: readonly ListedTerm[];
  /** Everyday words. */
  readonly words: readonly ListedTerm[];
}

/** What a unit is called, for a search and for questions alike. */
export function unitTerms({ id, aliases }: Unit, texts: UnitTexts): UnitTerms {
  const named = texts.languages.map(({ unitNames, unitSpellings }) => {
    const name = unitNames[id];
    const names = name ? [name.one, name.other] : [];
    return { names, spelled: names.flatMap((text) => [text, ...(unitSpellings?.(text) ?? [])]) };
  });
  return {
    names: named.flatMap(({ names }) => names),
    spelledNames: named.flatMap(({ spelled }) => spelled),
    aliases: listedTerms(aliases ?? texts.aliases[id]),
    words: listedTerms(...texts.languages.map(({ unitWords }) => unitWords[id])),
  };
}
