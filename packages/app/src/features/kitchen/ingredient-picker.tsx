import {
  appendSymbol,
  formatDecimal,
  rational,
  type SearchIndex,
  searchEntry,
  search as searchIn,
} from '@equivale/core';
import { type CupSize, FREQUENT_INGREDIENTS, INGREDIENTS, type Ingredient } from '@equivale/core/kitchen';
import { useMemo } from 'react';
import { ingredientName } from '../../conversion/kitchen-names.ts';
import { formatKitchen, type KitchenWords, unitNameOf } from '../../conversion/kitchen-words.ts';
import { Picker, type PickerSlot } from '../../converter/picker/picker.tsx';
import type { PickerGroup, PickerRow } from '../../converter/picker/picker-groups.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { asTitle } from '../../i18n/use-names.ts';
import { rangeText } from '../../questions/kitchen-text.ts';
import { convertCup, inGrams } from './everyday-measures.tsx';

const indexIn = (language: string): SearchIndex<Ingredient> =>
  INGREDIENTS.map((ingredient) =>
    searchEntry(ingredient, {
      ...{ codes: [], signs: [], places: [], others: [] },
      names: [ingredientName(ingredient, language), ...Object.values(ingredient.names)],
      words: ingredient.aliases,
    }),
  );

interface IngredientPickerProps extends PickerSlot {
  readonly cup: CupSize;
  readonly words: KitchenWords;
}

/** All ingredients: those that recipes ask for most, then every one by its name; each with what a cup of it weighs. */
export function IngredientPicker({ cup, words, ...slot }: IngredientPickerProps) {
  const { t, language, locale } = useTranslate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: translator and words change with the language only
  const search = useMemo(() => {
    const rowOf = (ingredient: Ingredient): PickerRow => {
      const others = Object.entries(ingredient.names).filter(([id]) => id !== language);
      const result = convertCup(ingredient, cup);
      return {
        id: ingredient.id,
        title: asTitle(ingredientName(ingredient, language)),
        detail:
          (result && rangeText(ingredient, result, 'g', t, words, true)) ??
          asTitle(others.map(([, name]) => name).join(' · ')),
        end: result && appendSymbol(formatKitchen(result, 'g', locale).text, 'g'),
      };
    };
    const byName = INGREDIENTS.map(rowOf).toSorted((a, b) => a.title.localeCompare(b.title, language));
    const frequent = FREQUENT_INGREDIENTS.flatMap((id) => byName.find((row) => row.id === id) ?? []);
    const index = indexIn(language);
    const endTitle = `1 ${unitNameOf('cup', words).one} =`;
    return (query: string): PickerGroup[] => {
      if (query.trim() !== '') {
        const rows = searchIn(query, index).flatMap(({ id }) => byName.find((row) => row.id === id) ?? []);
        return [{ id: 'found', title: t('picker.found'), endTitle, rows }];
      }
      const title = t('kitchen.ingredients.all', { count: byName.length });
      return [
        { id: 'frequent', title: t('kitchen.ingredients.frequent'), endTitle, rows: frequent },
        { id: 'all', title, rows: byName },
      ];
    };
  }, [language, cup, words.names]);
  return (
    <Picker
      {...slot}
      title={t('kitchen.ingredient')}
      label={t('kitchen.ingredients.search')}
      placeholder={t('kitchen.ingredients.search')}
      search={search}
    />
  );
}

interface KitchenUnitPickerProps extends IngredientPickerProps {
  readonly ingredient: Ingredient;
  readonly units: readonly string[];
}

export function KitchenUnitPicker({ ingredient, units, cup, words, ...slot }: KitchenUnitPickerProps) {
  const { t, locale } = useTranslate();
  const rows = units.map((id): PickerRow => {
    const result = inGrams(ingredient, rational(1n), id, cup);
    // whole grams of an ounce and a pound too, beside what was weighed
    const grams =
      result &&
      (result.weight
        ? formatKitchen(result, 'g', locale).text
        : formatDecimal(result.value.toFixed(0), locale));
    return {
      id,
      title: asTitle(unitNameOf(id, words).one),
      end: grams && appendSymbol(grams, 'g'),
    };
  });
  const search = (query: string): PickerGroup[] => [
    {
      id: 'units',
      title: t('picker.unit.group'),
      rows: searchIn(
        query,
        rows.map((row) =>
          searchEntry(row, {
            ...{ codes: [row.id], signs: [], words: [], places: [], others: [] },
            names: Object.values(unitNameOf(row.id, words)),
          }),
        ),
      ),
    },
  ];
  return (
    <Picker
      {...slot}
      label={t('picker.unit.label')}
      placeholder={t('picker.unit.placeholder')}
      search={search}
    />
  );
}
