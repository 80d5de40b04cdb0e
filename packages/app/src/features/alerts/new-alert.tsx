import { CURRENCIES, findCurrency } from '@equivale/core';
import { useState } from 'react';
import type { RatesTable } from '../../api/rates.ts';
import { useConverterState } from '../../conversion/converter-state.ts';
import { AlertForm } from '../../converter/alerts/alert-form.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { Flag } from '../../ui/flag.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { SheetFrame } from '../../ui/sheet.tsx';

export function NewAlert({ table, opener, onClose }: OverlayProps & { readonly table: RatesTable }) {
  const { t } = useTranslate();
  const names = useCurrencyNames();
  const { from, to } = useConverterState(({ currency }) => currency);
  const [pair, setPair] = useState<readonly string[]>([from, to[0]]);
  const [base = from, target = to[0]] = pair;
  const options = CURRENCIES.filter(({ code }) => table.rates[code]).map(({ code }) => ({
    value: code,
    label: `${code} · ${names[code]}`,
  }));
  // Choosing the currency of the other side exchanges the two.
  const choose = (at: number, code: string) =>
    setPair(pair.map((one, place) => (place === at ? code : one === code ? (pair[at] ?? one) : one)));
  return (
    <SheetFrame title={t('alerts.new')} opener={opener} onClose={onClose}>
      <div className="flex flex-wrap items-center gap-2 px-4 pb-3 md:px-6">
        {pair.map((code, at) => (
          <Select
            key={at === 0 ? 'from' : 'to'}
            label={t(at === 0 ? 'alerts.from' : 'alerts.to')}
            value={code}
            options={options}
            onChange={(next) => choose(at, next)}
          >
            <Flag region={findCurrency(code)?.region} code={code} size={20} />
            <b aria-hidden>{code}</b>
          </Select>
        ))}
      </div>
      <AlertForm key={`${base} ${target}`} from={base} to={target} table={table} onClose={onClose} />
    </SheetFrame>
  );
}
