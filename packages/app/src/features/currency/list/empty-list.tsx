import { findCurrency } from '@equivale/core';
import { Rows3 } from 'lucide-react';
import type { RatesTable } from '../../../api/rates.ts';
import { addRows, type CurrencyList, FIRST_ROWS, rowsOf } from '../../../conversion/currency-list.ts';
import { LIMITS } from '../../../device/limits.ts';
import { useRecentConversions } from '../../../device/stored-pairs.ts';
import { type MessageKey, useTranslate } from '../../../i18n/i18n.ts';
import { open } from '../../../platform/overlays.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Flag } from '../../../ui/flag.tsx';
import { listClass, rowActionClass } from '../../../ui/list.ts';
import { RowText } from '../../../ui/row-text.tsx';
import { AddCurrencies } from './add-currencies.tsx';
import { changeList } from './stored-list.ts';

const LATIN_AMERICA = ['MXN', 'COP', 'ARS', 'BRL', 'CLP', 'PEN'];
const MOST_FLAGS = 4;

/** Three groups to begin with: what most look for, Latin America, and what this person converted lately. */
function useGroups(): readonly { title: MessageKey; codes: readonly string[] }[] {
  const { data: recents = [] } = useRecentConversions(LIMITS.recentInView);
  const used = recents
    .filter(({ category }) => category === 'currency')
    .flatMap(({ fromUnit, toUnit }) => [fromUnit, toUnit]);
  const recent = rowsOf(used).slice(0, LATIN_AMERICA.length);
  return [
    { title: 'list.group.first', codes: FIRST_ROWS },
    { title: 'list.group.latin', codes: LATIN_AMERICA },
    ...(recent.length > 1 ? [{ title: 'list.group.recent', codes: recent } as const] : []),
  ];
}

export function EmptyList({ list, table }: { readonly list: CurrencyList; readonly table: RatesTable }) {
  const { t } = useTranslate();
  const groups = useGroups();
  return (
    <EmptyState icon={Rows3} title={t('list.empty')} body={t('list.empty.body')}>
      <ul className={`mb-4 ${listClass}`}>
        {groups.map(({ title, codes }) => (
          <li key={title}>
            <button
              type="button"
              className={rowActionClass}
              onClick={() => changeList((current) => addRows(current, codes))}
            >
              <RowText title={t(title)} detail={codes.join(' · ')} />
              <span aria-hidden className="flex">
                {codes.slice(0, MOST_FLAGS).map((code) => (
                  <span key={code} className="-ms-2 rounded-full border-2 border-surface">
                    <Flag region={findCurrency(code)?.region} code={code} size={20} />
                  </span>
                ))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Button
        isMain
        aria-haspopup="dialog"
        onClick={(event) => open(AddCurrencies, { list, table }, event.currentTarget)}
      >
        {t('list.choose')}
      </Button>
    </EmptyState>
  );
}
