import { EllipsisVertical, X } from 'lucide-react';
import { memo } from 'react';
import type { Amount } from '../../../conversion/amount.ts';
import { typeInRow } from '../../../conversion/currency-list.ts';
import { AmountRow, type AmountRowProps } from '../../../converter/rows/amount-row.tsx';
import { useTranslate } from '../../../i18n/i18n.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { changeList } from './stored-list.ts';

interface ListRowProps
  extends Pick<AmountRowProps, 'code' | 'name' | 'typed' | 'plain' | 'note' | 'figures'> {
  readonly onPick: (code: string, button: HTMLElement) => void;
  readonly onMenu: (code: string, button: HTMLElement) => void;
}

const setAmount = (code: string, amount: Amount) => changeList((list) => ({ ...list, from: code, amount }));

interface EndProps extends Pick<ListRowProps, 'code' | 'onMenu'> {
  /** Absent while the row is not typed in. */
  readonly onClear: (() => void) | undefined;
}

/** What opens the menu of a row, or clears its amount. One button in both cases: the focus may rest on it while its row is left. */
const End = memo(function End({ code, onMenu, onClear }: EndProps) {
  const { t } = useTranslate();
  return (
    <IconButton
      icon={onClear ? X : EllipsisVertical}
      label={t(onClear ? 'list.clear' : 'list.actions', { code })}
      className="list-menu-button text-muted"
      data-control="menu"
      onPointerDown={(event) => onClear && event.preventDefault()}
      onClick={(event) => (onClear ? onClear() : onMenu(code, event.currentTarget))}
    />
  );
});

/** One currency of a list. No key in another row renders more of it than its figure. */
export const ListRow = memo(function ListRow({ onPick, onMenu, ...row }: ListRowProps) {
  const { code } = row;
  const { t, locale } = useTranslate();
  const { decimal } = locale;
  return (
    <AmountRow
      {...row}
      missing={t('list.noRate')}
      pick={{ label: 'list.change', onPick }}
      onAmount={setAmount}
      onKey={(_, before, text) => changeList((list) => typeInRow(list, code, { before, text, decimal }))}
      end={({ isEditing, onClear }) => (
        <End code={code} onMenu={onMenu} onClear={isEditing ? onClear : undefined} />
      )}
    />
  );
});
