import { findCurrency } from '@equivale/core';
import type { Change } from '../../../arranging/change.ts';
import { changeList as sortList } from '../../../arranging/change-list.ts';
import { ArrangedList } from '../../../arranging/edit-list.tsx';
import { LISTS } from '../../../arranging/usage.ts';
import { type CurrencyList, groupRows, hideRow, moveRow, pinRow } from '../../../conversion/currency-list.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useCurrencyNames } from '../../../i18n/use-names.ts';
import type { Sorting } from '../../../records/kinds/arrangements.ts';
import { Flag } from '../../../ui/flag.tsx';
import { changeList } from './stored-list.ts';
import { removeWithUndo } from './use-row-keys.ts';

/** What a change makes of a list. How it is sorted is stored apart: the order by hand stays as it is. */
function arranged(list: CurrencyList, change: Change): CurrencyList {
  switch (change.kind) {
    case 'pin':
      return pinRow(list, change.item, change.isOn);
    case 'hide':
      return hideRow(list, change.item, change.isOn);
    case 'show-all':
      return { ...list, hidden: [] };
    case 'move': {
      const { item, to } = change;
      const others = list.rows.filter((code) => code !== item);
      const at = 'after' in to ? others.indexOf(to.after) + 1 : others.indexOf(to.before);
      return moveRow(list, item, at);
    }
    default:
      return list;
  }
}

interface EditCurrenciesProps {
  readonly list: CurrencyList;
  readonly sorting: Sorting;
  readonly onDone: () => void;
}

export function EditCurrencies({ list, sorting, onDone }: EditCurrenciesProps) {
  const { t } = useTranslate();
  const names = useCurrencyNames();
  const itemOf = (code: string) => ({
    id: code,
    title: code,
    detail: names[code],
    mark: <Flag region={findCurrency(code)?.region} code={code} />,
  });
  const { pinned, rest, hidden } = groupRows(list);
  const groups = { pinned: pinned.map(itemOf), rest: rest.map(itemOf), hidden: hidden.map(itemOf) };
  return (
    <ArrangedList
      list="currencies"
      label={t('arrange.currencies')}
      arranged={{ isArranged: true, sorting, ...groups }}
      onChange={(change) =>
        change.kind === 'sort'
          ? void sortList(LISTS.list, list.rows, change, Date.now())
          : changeList((current) => arranged(current, change))
      }
      onRemove={removeWithUndo}
      onDone={onDone}
    />
  );
}
