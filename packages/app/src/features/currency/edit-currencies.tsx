import type { Currency } from '@equivale/core';
import { useMemo } from 'react';
import { EditList } from '../../arranging/edit-list.tsx';
import { LISTS } from '../../arranging/usage.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { Flag } from '../../ui/flag.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface EditCurrenciesProps {
  /** All of them, in the order in which the picker offers them. */
  readonly currencies: readonly Currency[];
  readonly names: Readonly<Record<string, string>>;
  readonly opener: HTMLElement | null;
  /** Back to the picker. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function EditCurrencies({ currencies, names, opener, onDone, onClose }: EditCurrenciesProps) {
  const { t } = useTranslate();
  const items = useMemo(
    () =>
      currencies.map(({ code, region }) => ({
        id: code,
        title: code,
        name: names[code] ?? code,
        detail: names[code],
        mark: <Flag region={region} code={code} />,
      })),
    [currencies, names],
  );
  return (
    <Sheet title={t('arrange.currencies')} opener={opener} onClose={onClose}>
      <EditList list={LISTS.currencies} label={t('arrange.currencies')} items={items} onDone={onDone} />
    </Sheet>
  );
}
