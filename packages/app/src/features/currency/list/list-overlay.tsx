import { useLocation } from 'wouter';
import type { Rates } from '../../../api/rates.ts';
import { converterPath } from '../../../conversion/address.ts';
import { dispatch } from '../../../conversion/converter-state.ts';
import { type CurrencyList, hideRow, pinRow, replaceRow } from '../../../conversion/currency-list.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { lazyPart } from '../../../ui/part.tsx';
import { changeList } from './stored-list.ts';
import type { useRowKeys } from './use-row-keys.ts';

const CurrencyPicker = lazyPart(async () => (await import('../currency-picker.tsx')).CurrencyPicker);
export const loadAdding = () => import('./add-currencies.tsx');
const AddCurrencies = lazyPart(async () => (await loadAdding()).AddCurrencies);
const RowMenu = lazyPart(async () => (await import('./row-menu.tsx')).RowMenu);

/** What is open over the list, and the button that opened it. */
export type Open = {
  readonly what: 'add' | 'menu' | 'picker';
  readonly code: string;
  readonly anchor: HTMLElement;
};

interface ListOverlayProps {
  readonly open: Open;
  readonly list: CurrencyList;
  /** The same with the rows that are not shown. */
  readonly whole: CurrencyList;
  readonly isByHand: boolean;
  readonly rates: Rates;
  readonly names: Readonly<Record<string, string>>;
  readonly keys: Pick<ReturnType<typeof useRowKeys>, 'move' | 'remove'>;
  readonly onClose: () => void;
}

/** What opens over a list: the pickers and the menu of a row. */
export function ListOverlay(props: ListOverlayProps) {
  const { open, list, whole, isByHand, rates, names, keys, onClose } = props;
  const { t } = useTranslate();
  const [, navigate] = useLocation();
  const { what, code, anchor } = open;
  const { rows, from, amount } = list;
  const { table } = rates;
  if (what === 'add') return <AddCurrencies {...{ table, anchor, onClose }} list={whole} />;
  if (what === 'picker') {
    const pick = (next: string) => {
      changeList((current) => replaceRow(current, code, next));
      onClose();
    };
    const otherId = code === from ? (rows.find((row) => row !== from) ?? from) : from;
    return (
      <CurrencyPicker
        title={t('list.change', { code, name: names[code] ?? code })}
        side={code === from ? 'from' : 0}
        chosenId={code}
        {...{ otherId, table, anchor, onClose }}
        onPick={pick}
      />
    );
  }
  const showChart = () => {
    dispatch({ type: 'open', category: 'currency', from, to: [code], amount });
    navigate(converterPath({ category: 'currency', fromUnit: from, toUnit: code }));
  };
  return (
    <RowMenu
      {...{ code, from, anchor, onClose }}
      name={names[code]}
      canRise={isByHand && rows[0] !== code}
      canSink={isByHand && rows.at(-1) !== code}
      isPinned={whole.pinned?.includes(code) ?? false}
      onPin={(isOn) => changeList((current) => pinRow(current, code, isOn))}
      onHide={rows.length > 1 ? () => changeList((current) => hideRow(current, code, true)) : undefined}
      onMove={(step) => keys.move(code, step)}
      onChart={showChart}
      onRemove={() => keys.remove(code)}
    />
  );
}
