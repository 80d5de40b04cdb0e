import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FURTHER_LANGUAGES } from '../locale/further-languages.ts';
import { CURRENCIES } from '../money/currencies/currencies.ts';

const read = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8'));

/** Names of units by id and language, both forms. Recorded from cldr-units-full 48.2.0, the long patterns for one and other, where it has them
 * in the language. */
const CLDR_UNITS: Readonly<Record<string, Readonly<Record<string, string>>>> = read(
  'recorded/cldr-unit-names.json',
);

/** Why names of a language differ from those of CLDR, by id or code. */
function differencesOf(language: string): Readonly<Record<string, string>> {
  const path = `../locale/${language}/cldr-differences.json`;
  return existsSync(join(import.meta.dirname, path)) ? read(path) : {};
}

/** Without what only type tells apart: capitals, apostrophes, spaces and hyphens. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[’ʼ]/g, "'")
    .replaceAll(/[\s-]+/g, ' ');

describe.each(Object.keys(FURTHER_LANGUAGES))('[I19.cldr-names] names in %s', (language) => {
  const reasons = differencesOf(language);
  const tablesOf = async () => (await FURTHER_LANGUAGES[language]?.tables())?.tables;

  it('of currencies are those of CLDR, or differ for a reason', async () => {
    const { currencyNames = {} } = (await (await tablesOf())?.currencyNames()) ?? {};
    const cldr = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' });
    const others = CURRENCIES.filter(({ code }) => {
      const name = cldr.of(code);
      return name !== undefined && plain(name) !== plain(currencyNames[code] ?? '') && !(code in reasons);
    });
    expect(others.map(({ code }) => `${code}: ${currencyNames[code]}, CLDR: ${cldr.of(code)}`)).toEqual([]);
    expect(CURRENCIES.filter(({ code }) => !currencyNames[code])).toEqual([]);
  });

  it('of units are those of CLDR, or differ for a reason', async () => {
    const tables = await tablesOf();
    const { allUnitNames = {} } = (await tables?.unitNames()) ?? {};
    const { specialistUnitNames = {} } = (await tables?.specialistUnits()) ?? {};
    const names = { ...allUnitNames, ...specialistUnitNames };
    const others = Object.entries(CLDR_UNITS).filter(([id, { [language]: cldr }]) => {
      const { one, other } = names[id] ?? {};
      return cldr !== undefined && plain(`${one}|${other}`) !== plain(cldr) && !(id in reasons);
    });
    expect(
      others.map(([id, cldr]) => `${id}: ${names[id]?.one}|${names[id]?.other}, CLDR: ${cldr[language]}`),
    ).toEqual([]);
  });
});
