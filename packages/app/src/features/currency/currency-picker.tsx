import { type Currency, POPULAR_CURRENCIES } from '@equivale/core';
import { useMemo, useState } from 'react';
import type { RatesTable } from '../../api/rates.ts';
import { LISTS } from '../../arranging/usage.ts';
import { useArranged } from '../../arranging/use-arranged.ts';
import { currencyIndexes, useSearch } from '../../conversion/search-indexes.ts';
import { otherSideKey, Picker, type PickerSlot } from '../../converter/picker/picker.tsx';
import { type PickerGroup, withEndTitle } from '../../converter/picker/picker-groups.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { currencyRow } from './currency-rows.tsx';
import { nearCurrencies } from './near-currencies.ts';

const isCurrency = () => true;
const NONE: readonly string[] = [];

interface CurrencyPickerProps extends PickerSlot {
  readonly table: RatesTable;
  /** Codes in the list already: a search finds them and says so. The same array as long as nothing has changed. */
  readonly listed?: readonly string[];
}

const EditCurrencies = lazyPart(
  async () => (await import('./edit-currencies.tsx')).EditCurrencies,
  'arranging',
);

/** The picker of currencies, or the list in which they are put in order for every picker. */
export function CurrencyPicker(props: CurrencyPickerProps) {
  const names = useCurrencyNames();
  const find = useSearch(currencyIndexes, isCurrency);
  const [edited, setEdited] = useState<readonly Currency[]>();
  const onDone = () => setEdited(undefined);
  if (!edited) return <Currencies {...props} find={find} names={names} onEdit={() => setEdited(find(''))} />;
  return (
    <Part onFailed={onDone}>
      <EditCurrencies
        currencies={edited}
        names={names}
        opener={props.opener}
        onDone={onDone}
        onClose={props.onClose}
      />
    </Part>
  );
}

interface CurrenciesProps extends CurrencyPickerProps {
  readonly find: (query: string) => readonly Currency[];
  readonly names: Readonly<Record<string, string>>;
  readonly onEdit: () => void;
}

/** All currencies: the popular ones in their order, then all others by name; a search ranks them all. Whoever has put them in order finds them so. */
function Currencies({ table, listed = NONE, find, names, onEdit, ...slot }: CurrenciesProps) {
  const { side, otherId: other } = slot;
  const { t, locale } = useTranslate();
  // As they were when it opened: what is read later would move the list under the finger.
  const [nearCodes] = useState(nearCurrencies);
  const items = useMemo(
    () =>
      find('').map((currency) => ({
        id: currency.code,
        title: names[currency.code] ?? currency.code,
        currency,
      })),
    [find, names],
  );
  const arranged = useArranged(LISTS.currencies, items);
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
      const offered = (currencies: readonly Currency[]) =>
        currencies.filter(({ code }) => !listed.includes(code)).map(rowOf);
      const all = find(query);
      const endTitle = `1 ${other} =`;
      if (query.trim() !== '') {
        const rows = all
          .map(rowOf)
          .map((row) => (listed.includes(row.id) ? { ...row, endNote: t('list.listed') } : row));
        return [{ id: 'found', title: t('picker.found'), endTitle, rows }];
      }
      const found = offered(all);
      const near = nearCodes.flatMap((code) =>
        code === other || listed.includes(code) ? [] : (rows.get(code) ?? []),
      );
      const first = { id: 'near', title: t('picker.near'), rows: near };
      if (arranged?.isArranged) {
        const [pinned, rest] = [arranged.pinned, arranged.rest].map((group) =>
          offered(group.map(({ currency }) => currency)),
        );
        const groups = [
          first,
          { id: 'pinned', title: t('picker.pinned'), rows: pinned ?? [] },
          { id: 'all', title: t('picker.all'), rows: rest ?? [] },
        ];
        return withEndTitle(groups, endTitle);
      }
      const popular = POPULAR_CURRENCIES.filter((code) => !listed.includes(code)).length;
      const groups = [
        first,
        { id: 'popular', title: t('picker.popular'), rows: found.slice(0, popular) },
        { id: 'all', title: t('picker.all'), rows: found.slice(popular) },
      ];
      return withEndTitle(groups, endTitle);
    };
  }, [names, find, table, other, otherLabel, nearCodes, listed, arranged, locale]);
  return (
    <Picker
      {...slot}
      label={t('picker.currency.label')}
      placeholder={t('picker.currency.placeholder')}
      search={search}
      edit={{ label: t('arrange.edit'), onSelect: onEdit }}
    />
  );
}
