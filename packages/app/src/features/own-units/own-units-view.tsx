import type { OwnUnit } from '@equivale/core/own-units';
import { Plus, Ruler } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { converterPath } from '../../conversion/address.ts';
import { isConverterId } from '../../conversion/conversion.ts';
import { unitSet } from '../../conversion/unit-set.ts';
import { useOwnUnits } from '../../device/own-units/own-units.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { open } from '../../platform/overlays.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { listClass, listFootClass } from '../../ui/list.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { lazyPart, prepare } from '../../ui/part.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { OwnUnitRow } from './own-unit-row.tsx';

const OwnUnitForm = lazyPart(async () => (await import('./own-unit-form.tsx')).OwnUnitForm);

/** The units that the person made, and the form to make or change one. An address that names a category opens it for that one. */
export function OwnUnitsView() {
  const { t } = useTranslate();
  const [path, navigate] = useLocation();
  const [, , category = ''] = path.split('/');
  const { data, isError, refetch } = useOwnUnits();
  const change = (unit: OwnUnit | undefined, opener: Element | null) => {
    const onStored = (made: string) => {
      close();
      // Who came from a converter goes back to it, with the new unit.
      const from = unitSet.list(category)[0]?.id;
      if (from !== undefined && isConverterId(category))
        navigate(converterPath({ category, fromUnit: from, toUnit: made }));
    };
    const close = open(OwnUnitForm, { units: data?.units ?? [], unit, category, onStored }, opener);
    return close;
  };
  const openNew = useEffectEvent(() => change(undefined, null));
  const isForOne = data !== undefined && isConverterId(category);
  useEffect(() => (isForOne ? openNew() : undefined), [isForOne]);
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={t('app.loading')} />;
  const { units, faults } = data;
  const create = (
    <Button
      isMain={units.length === 0}
      onPointerEnter={() => prepare(OwnUnitForm.load)}
      onClick={({ currentTarget }) => change(undefined, currentTarget)}
    >
      <Icon of={Plus} />
      {t('own.add')}
    </Button>
  );
  if (units.length === 0)
    return (
      <EmptyState icon={Ruler} title={t('own.empty.title')} body={t('own.empty.body')}>
        {create}
      </EmptyState>
    );
  return (
    <div className="max-w-[720px]">
      <ul className={listClass}>
        {units.map((unit) => (
          <OwnUnitRow
            key={unit.id}
            unit={unit}
            units={units}
            isBroken={faults.has(unit.id)}
            onChange={(opener) => change(unit, opener)}
          />
        ))}
      </ul>
      <p className={listFootClass}>{t('own.count', { count: units.length })}</p>
      {create}
    </div>
  );
}
