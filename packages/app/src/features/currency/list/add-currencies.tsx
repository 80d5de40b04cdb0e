import { useState } from 'react';
import type { RatesTable } from '../../../api/rates.ts';
import { addRows, type CurrencyList, MOST_ROWS } from '../../../conversion/currency-list.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import type { OverlayProps } from '../../../platform/overlays.ts';
import { Button } from '../../../ui/button.tsx';
import { CurrencyPicker } from '../currency-picker.tsx';
import { changeList } from './stored-list.ts';

interface AddCurrenciesProps extends OverlayProps {
  readonly list: CurrencyList;
  readonly table: RatesTable;
}

export function AddCurrencies({ list, table, ...overlay }: AddCurrenciesProps) {
  const { t } = useTranslate();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const room = MOST_ROWS - list.rows.length;
  const toggle = (code: string) => {
    if (list.rows.includes(code)) return;
    setChosen(
      chosen.includes(code)
        ? chosen.filter((other) => other !== code)
        : [...chosen, code].slice(0, Math.max(room, 0)),
    );
  };
  const add = () => {
    changeList((current) => addRows(current, chosen));
    overlay.onClose();
  };
  const foot = (
    <>
      <p role="status" className="type-label mb-2 text-muted">
        {chosen.length > 0 && t('list.chosen', { codes: chosen.join(', ') })}
      </p>
      <Button isMain className="w-full" disabled={chosen.length === 0} onClick={add}>
        {chosen.length === 0
          ? t('list.add.none')
          : t(chosen.length < room ? 'list.add.some' : 'list.add.full', { count: chosen.length })}
      </Button>
    </>
  );
  return (
    <CurrencyPicker
      title={t('list.add.title')}
      side={0}
      chosenId=""
      otherId={list.from}
      listed={list.rows}
      several={{ chosen: [...list.rows, ...chosen], foot }}
      table={table}
      onPick={toggle}
      {...overlay}
    />
  );
}
