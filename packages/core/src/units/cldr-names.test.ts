import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_PARTS, type LanguageId } from '../locale/language-parts.ts';
import { CURRENCIES } from '../money/currencies/currencies.ts';

const folder = join(import.meta.dirname, '../../../../languages');
const read = (path: string): Readonly<Record<string, string>> => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Names of units by id, both forms, `|` between them. Recorded from cldr-units-full 48.2.0, the long patterns for one and other, where it
 * has them in the language.
 */
const cldrUnitsOf = (language: string) => read(join(folder, language, 'core/recorded/cldr-unit-names.json'));

/** Why names of a language differ from those of CLDR, by id or code. */
function differencesOf(language: string): Readonly<Record<string, string>> {
  const path = join(folder, language, 'core/cldr-differences.json');
  return existsSync(path) ? read(path) : {};
}

/** Without what only type tells apart: capitals, apostrophes, spaces and hyphens. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[’ʼ]/g, "'")
    .replaceAll(/[\s-]+/g, ' ');

describe.each(Object.keys(LANGUAGE_PARTS) as LanguageId[])('[I19.cldr-names] names in %s', (language) => {
  const reasons = differencesOf(language);
  const tablesOf = async () => (await LANGUAGE_PARTS[language].tables()).tables;

  const namedOtherwise: string[] = [];
  /** Those that differ, and of these the ones for which no reason is given. */
  function unexplained(ids: readonly string[], isSame: (id: string) => boolean): readonly string[] {
    const others = ids.filter((id) => !isSame(id));
    namedOtherwise.push(...others);
    return others.filter((id) => !(id in reasons));
  }

  it('of currencies are those of CLDR, or differ for a reason', async () => {
    const { currencyNames } = await (await tablesOf()).currencyNames();
    const cldr = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' });
    const codes = CURRENCIES.map(({ code }) => code);
    expect(codes.filter((code) => !currencyNames[code])).toEqual([]);
    const named = codes.filter((code) => cldr.of(code) !== undefined);
    expect(named.length).toBeGreaterThan(160);
    const others = unexplained(
      named,
      (code) => plain(currencyNames[code] ?? '') === plain(cldr.of(code) ?? ''),
    );
    expect(others.map((code) => `${code}: ${currencyNames[code]}, CLDR: ${cldr.of(code)}`)).toEqual([]);
  });

  it('of units are those of CLDR, or differ for a reason', async () => {
    const tables = await tablesOf();
    const { allUnitNames } = await tables.unitNames();
    const { specialistUnitNames } = await tables.specialistUnits();
    const { technicalUnitNames } = await tables.technicalUnits();
    const names = { ...allUnitNames, ...specialistUnitNames, ...technicalUnitNames };
    const cldr = cldrUnitsOf(language);
    const named = Object.keys(cldr);
    expect(named.length).toBeGreaterThan(205);
    const formsOf = (id: string) => `${names[id]?.one}|${names[id]?.other}`;
    const others = unexplained(named, (id) => plain(formsOf(id)) === plain(cldr[id] ?? ''));
    expect(others.map((id) => `${id}: ${formsOf(id)}, CLDR: ${cldr[id]}`)).toEqual([]);
  });

  it('no reason is left of a name that is the same', () => {
    expect(Object.keys(reasons).filter((id) => !namedOtherwise.includes(id))).toEqual([]);
  });
});
