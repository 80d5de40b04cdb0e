import { beforeAll, describe, expect, it } from 'vitest';
import en from '../../../../../languages/en/app/converters.json' with { type: 'json' };
import { locale as enLocale } from '../../../../../languages/en/core/locale.ts';
import es from '../../../../../languages/es/app/converters.json' with { type: 'json' };
import { locale as esLocale } from '../../../../../languages/es/core/locale.ts';
import { specialistTextsIn, unitTextsIn } from '../../conversion/unit-names.ts';
import { addSpecialistUnits, unitSet } from '../../conversion/unit-set.ts';
import type { Translate } from '../../i18n/i18n.ts';
import { definitionKey, shortDefinition } from './unit-definitions.ts';

const LANGUAGES = [
  ['es', es, esLocale],
  ['en', en, enLocale],
] as const;

beforeAll(addSpecialistUnits);

/** The unit by which the others of its category are defined needs no definition by another. */
const isBase = ({ toBase, offset }: { toBase: string; offset?: string }) => toBase === '1' && !offset;

describe.each(LANGUAGES)('[I16.short-definition] in %s', (language, messages, locale) => {
  const texts: Readonly<Record<string, string>> = messages;
  const t = ((key: string) => texts[key] ?? key) as Translate;

  it('every unit by which people mean different things says which one is meant', () => {
    const keys = unitSet.list().flatMap(({ id }) => definitionKey(id) ?? []);
    expect(keys.length).toBeGreaterThan(15);
    expect(keys.filter((key) => !texts[key])).toEqual([]);
  });

  it('no two units of a category have the same name or symbol and nothing that tells them apart', async () => {
    const loaded = await Promise.all([unitTextsIn([language]), specialistTextsIn([language])]);
    const names = Object.assign({}, ...loaded.flat().map(({ unitNames }) => unitNames));
    const units = unitSet.list();
    const alike = units.filter(({ id, symbol, category }) =>
      units.some(
        (other) =>
          other.id !== id &&
          other.category === category &&
          (other.symbol === symbol || names[other.id]?.one === names[id]?.one),
      ),
    );
    expect(alike.length).toBeGreaterThan(0);
    const silent = alike.filter((unit) => !isBase(unit) && !shortDefinition(unit, names, { t, locale }));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});
