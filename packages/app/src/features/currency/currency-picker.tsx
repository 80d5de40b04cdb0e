import { type Currency, POPULAR_CURRENCIES } from '@equivale/core';
import { useMemo, useState } from 'react';
import type { RatesTable } from '../../api/rates.ts';
import { currencyIndexes, useSearch } from '../../conversion/search-indexes.ts';
import { otherSideKey, Picker, type PickerSlot } from '../../converter/picker/picker.tsx';
import type { PickerGroup } from '../../converter/picker/picker-list.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import { currencyRow } from './currency-rows.tsx';
import { nearCurrencies } from './near-currencies.ts';

const isCurrency = () => true;
const NONE: readonly string[] = [];

interface CurrencyPickerProps extends PickerSlot {
  readonly table: RatesTable;
  /** Codes that are not offered. The same array as long as nothing has changed. */
  readonly omitted?: readonly string[];
}

/** All currencies: the popular ones in their order, then all others by name; a search ranks them all. */
export function CurrencyPicker({ table, omitted = NONE, ...slot }: CurrencyPickerProps) {
  const { side, otherId: other } = slot;
  const { t, locale } = useTranslate();
  const names = useCurrencyNames();
  const find = useSearch(currencyIndexes, isCurrency);
  // As they were when it opened: what is read later would move the list under the finger.
  const [nearCodes] = useState(nearCurrencies);
  const otherLabel = t(otherSideKey(side));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the translator changes with the language only
  const search = useMemo(() => {
    const context = { names, table, other, otherLabel, t, locale };
    const rows = new Map<string, ReturnType<typeof currencyRow>>();
    const rowOf = (currency: Currency) => {
      const row = rows.get(currency.code) ?? currencyRow(currency, context);
      rows.set(currency.code, row);
      return row;
    };
    return (query: string): PickerGroup[] => {
      const found = find(query)
        .filter(({ code }) => !omitted.includes(code))
        .map(rowOf);
      const endTitle = `1 ${other} =`;
      if (query.trim() !== '') return [{ id: 'found', title: t('picker.found'), endTitle, rows: found }];
      const near = nearCodes.flatMap((code) =>
        code === other || omitted.includes(code) ? [] : (rows.get(code) ?? []),
      );
      const popular = POPULAR_CURRENCIES.filter((code) => !omitted.includes(code)).length;
      const groups: PickerGroup[] = [
        { id: 'near', title: t('picker.near'), rows: near },
        { id: 'popular', title: t('picker.popular'), rows: found.slice(0, popular) },
        { id: 'all', title: t('picker.all'), rows: found.slice(popular) },
      ];
      const [first, ...others] = groups.filter((group) => group.rows.length > 0);
      return first ? [{ ...first, endTitle }, ...others] : [];
    };
  }, [names, find, table, other, otherLabel, nearCodes, omitted, locale]);
  return (
    <Picker
      {...slot}
      label={t('picker.currency.label')}
      placeholder={t('picker.currency.placeholder')}
      search={search}
    />
  );
}
