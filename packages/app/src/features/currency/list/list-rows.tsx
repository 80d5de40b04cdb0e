import type { Locale } from '@equivale/core';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Rates } from '../../../api/rates.ts';
import { textButtonClass } from '../../../arranging/edit-button.tsx';
import { converterPath } from '../../../conversion/address.ts';
import { dispatch } from '../../../conversion/converter-state.ts';
import {
  type CurrencyList,
  hideRow,
  MOST_ROWS,
  pinRow,
  printListAddress,
  replaceRow,
} from '../../../conversion/currency-list.ts';
import { ownRateInUse, useOwnMoney } from '../../../device/own-money/own-money.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { useCurrencyNames } from '../../../i18n/use-names.ts';
import { open } from '../../../platform/overlays.ts';
import { shareView } from '../../../platform/share-app.ts';
import { AdSlot } from '../../../ui/ad-slot.tsx';
import { cardClass } from '../../../ui/card.ts';
import { Icon } from '../../../ui/icon.tsx';
import { listFootClass } from '../../../ui/list.ts';
import { lazyPart, Part, prepare } from '../../../ui/part.tsx';
import { SettledStatus } from '../../../ui/settled-status.tsx';
import { useLatest } from '../../../ui/use-latest.ts';
import { rateText, rowDays, rowFigures } from './list-figures.ts';
import { ListRow } from './list-row.tsx';
import { ListStrip } from './list-strip.tsx';
import { changeList } from './stored-list.ts';
import { TableHead, useTableCells } from './table-cells.tsx';
import { type RowKeys, useRowKeys } from './use-row-keys.ts';

const WayNote = lazyPart(async () => (await import('./way-note.tsx')).WayNote, 'own-money');

const CurrencyPicker = lazyPart(async () => (await import('../currency-picker.tsx')).CurrencyPicker);
const AddCurrencies = lazyPart(async () => (await import('./add-currencies.tsx')).AddCurrencies);
const RowMenu = lazyPart(async () => (await import('./row-menu.tsx')).RowMenu);

/** Pause in typing before the amounts are announced. */
const REST_MS = 400;

interface ListRowsProps {
  readonly list: CurrencyList;
  readonly rates: Rates;
}

interface WholeList {
  /** The same with the rows that are not shown. */
  readonly whole: CurrencyList;
  readonly isPrerendered: boolean;
  /** Whether its order is by hand: rows that are sorted are not moved. */
  readonly isByHand: boolean;
  readonly editButton: ReactNode;
}

/** `292,47 USD` */
const writeAmount = (code: string, plain: string, { decimal }: Locale) =>
  `${plain.replace('.', decimal)} ${code}`;

/** `250 EUR: 292,47 USD y 4 más`, once nobody types any more. */
function ListStatus({
  list,
  figures,
}: {
  readonly list: CurrencyList;
  readonly figures: ReadonlyMap<string, string>;
}) {
  const { t, locale } = useTranslate();
  const [first, ...others] = [...figures];
  if (!first) return null;
  const text = t('list.spoken', {
    amount: writeAmount(list.from, list.amount.value, locale),
    first: writeAmount(...first, locale),
    count: others.length,
  });
  return <SettledStatus text={text} cause={`${list.amount.value} ${list.from}`} afterMs={REST_MS} />;
}

/** Overlays of the list: the picker and the menu of a row, while the list stays the same. */
function useOverRows({ list, whole, isByHand, rates: { table } }: ListRowsProps & WholeList, keys: RowKeys) {
  const { t } = useTranslate();
  const names = useCurrencyNames();
  const [, navigate] = useLocation();
  const { rows, from, amount } = list;
  const onPick = useLatest((code: string, button: HTMLElement) =>
    open(
      CurrencyPicker,
      {
        title: t('list.change', { code, name: names[code] ?? code }),
        side: code === from ? 'from' : 0,
        chosenId: code,
        otherId: code === from ? (rows.find((row) => row !== from) ?? from) : from,
        table,
        onPick: (next) => changeList((current) => replaceRow(current, code, next)),
      },
      button,
    ),
  );
  const onMenu = useLatest((code: string, button: HTMLElement) =>
    open(
      RowMenu,
      {
        ...{ code, from, name: names[code] },
        canRise: isByHand && rows[0] !== code,
        canSink: isByHand && rows.at(-1) !== code,
        isPinned: whole.pinned?.includes(code) ?? false,
        onPin: (isOn) => changeList((current) => pinRow(current, code, isOn)),
        onHide: rows.length > 1 ? () => changeList((current) => hideRow(current, code, true)) : undefined,
        onMove: (step) => keys.move(code, step),
        onChart: () => {
          dispatch({ type: 'open', category: 'currency', from, to: [code], amount });
          navigate(converterPath({ category: 'currency', fromUnit: from, toUnit: code }));
        },
        onRemove: () => keys.remove(code),
      },
      button,
    ),
  );
  return { onPick, onMenu };
}

export function ListRows(props: ListRowsProps & WholeList) {
  const { list, whole, isPrerendered, isByHand, rates, editButton } = props;
  const { t, locale } = useTranslate();
  const names = useCurrencyNames();
  const { rows, from, amount } = list;
  const { table } = rates;
  const keys = useRowKeys(isByHand);
  const { onPick, onMenu } = useOverRows(props, keys);
  const money = useOwnMoney();
  const figures = rowFigures(list, table, money);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the translator changes with the language only
  const days = useMemo(() => rowDays(rows, from, { table, t, locale }), [rows, from, table, locale]);
  const cells = useTableCells(list, rates);
  const share = () => {
    const amounts = [[from, amount.value] as const, ...figures];
    const text = amounts.map(([code, plain]) => writeAmount(code, plain, locale)).join(' = ');
    void shareView(text, printListAddress(whole).replace('/list', ''));
  };
  const isFull = whole.rows.length >= MOST_ROWS;
  const ownNote = (code: string) => {
    const own = ownRateInUse(money, from, code);
    return own && `${rateText(from, code, table, locale, own)} · ${t('rate.own.mark')}`;
  };
  return (
    <>
      <div className={`list-card list-table ${cardClass}`}>
        <TableHead />
        <ul
          ref={keys.list}
          aria-label={t('list.name')}
          data-prerendered={isPrerendered || undefined}
          onKeyDown={keys.onKeyDown}
        >
          {rows.map((code) => (
            <ListRow
              key={code}
              code={code}
              name={names[code]}
              typed={code === from ? amount : undefined}
              plain={figures.get(code)}
              note={ownNote(code) ?? days.notes.get(code)}
              figures={cells?.get(code)}
              onPick={onPick}
              onMenu={onMenu}
            />
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-end pe-2">
          <button
            type="button"
            className="flex gap-3 items-center flex-[1_1_8rem] min-h-14 py-0 px-4 text-accent type-strong text-start disabled:text-muted disabled:[cursor:default] [&:active:not(:disabled)]:bg-pressed [&:hover:not(:disabled,_:active)]:bg-raised lg:py-0 lg:px-5"
            aria-haspopup="dialog"
            disabled={isFull}
            onPointerEnter={() => prepare(AddCurrencies.load)}
            onFocus={() => prepare(AddCurrencies.load)}
            onClick={(event) => open(AddCurrencies, { list: whole, table }, event.currentTarget)}
          >
            {!isFull && <Icon of={Plus} className="mx-1.5 flex-none" />}
            {t(isFull ? 'list.full' : 'list.add', { count: MOST_ROWS })}
          </button>
          <button type="button" className={textButtonClass} onClick={share}>
            {t('share.view')}
          </button>
          {editButton}
        </div>
        {figures.size > 0 && <ListStrip rows={rows} from={from} rates={rates} days={days} />}
      </div>
      <p className={listFootClass}>{t('list.foot')}</p>
      {money?.chosen?.of && (
        <Part>
          <WayNote money={money} />
        </Part>
      )}
      <p role="status" className="sr-only">
        {keys.announced}
      </p>
      {/* What replaces the list that the page was written with is no news: opening a view announces nothing. */}
      {!isPrerendered && <ListStatus list={list} figures={figures} />}
      <AdSlot label={t('ad.label')} shape="bar" />
    </>
  );
}
