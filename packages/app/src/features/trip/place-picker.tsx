import { type Currency, findCurrency, search, searchAsTyped, searchEntry } from '@equivale/core';
import { currenciesOf, TERRITORIES } from '@equivale/core/territories';
import { useMemo } from 'react';
import { currencyIndexes, useSearch } from '../../conversion/search-indexes.ts';
import { placeName } from '../../conversion/trip/trip-words.ts';
import { Picker } from '../../converter/picker/picker.tsx';
import type { PickerGroup, PickerRow } from '../../converter/picker/picker-groups.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { Flag } from '../../ui/flag.tsx';

interface PlacePickerProps extends OverlayProps {
  readonly title: string;
  /** Whether countries are offered before the currencies. */
  readonly hasCountries: boolean;
  readonly chosen: string;
  readonly onPick: (place: string) => void;
}

const isLive = ({ retired }: Currency) => !retired;

/** The countries of the language of the page in order of their names, ready for a search. */
function useCountries(): readonly {
  readonly row: PickerRow;
  readonly entry: ReturnType<typeof searchEntry<string>>;
}[] {
  const { language } = useTranslate();
  return useMemo(
    () =>
      TERRITORIES.map((territory) => ({ territory, name: placeName(territory, language, {}) }))
        .sort((a, b) => a.name.localeCompare(b.name, language))
        .map(({ territory, name }) => {
          const codes = currenciesOf(territory);
          const [main = ''] = codes;
          const row: PickerRow = {
            id: territory,
            title: name,
            mark: <Flag region={findCurrency(main)?.region} code={main} />,
            end: codes.join(' · '),
          };
          const none = { signs: [], words: [], places: [], others: [] };
          return { row, entry: searchEntry(territory, { ...none, codes: [territory], names: [name] }) };
        }),
    [language],
  );
}

/** A country or a currency, found by name in the language of the page, currencies in any. */
export function PlacePicker({ title, hasCountries, chosen, ...slot }: PlacePickerProps) {
  const { t } = useTranslate();
  const names = useCurrencyNames();
  const countries = useCountries();
  const find = useSearch(currencyIndexes, isLive);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the translator changes with the language only
  const groupsFor = useMemo(() => {
    const index = countries.map(({ entry }) => entry);
    const rowOf = new Map(countries.map(({ row }) => [row.id, row]));
    const found = (query: string) => {
      if (query.trim() === '') return countries.map(({ row }) => row.id);
      const typed = searchAsTyped(query, index);
      return typed.length > 0 ? typed : search(query, index);
    };
    const currencyRow = ({ code, region }: Currency): PickerRow => ({
      id: code,
      title: names[code] ?? code,
      mark: <Flag region={region} code={code} />,
      end: code,
    });
    return (query: string): readonly PickerGroup[] => {
      const places = hasCountries ? found(query).flatMap((id) => rowOf.get(id) ?? []) : [];
      return [
        { id: 'countries', title: t('trip.countries'), rows: places },
        { id: 'currencies', title: t('trip.money'), rows: find(query).map(currencyRow) },
      ].filter(({ rows }) => rows.length > 0);
    };
  }, [countries, find, names, hasCountries]);
  return (
    <Picker
      {...slot}
      title={title}
      side={0}
      chosenId={chosen}
      otherId=""
      label={t(hasCountries ? 'trip.search' : 'trip.search.money')}
      placeholder={t(hasCountries ? 'trip.search' : 'trip.search.money')}
      search={groupsFor}
    />
  );
}
