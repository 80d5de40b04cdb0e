import { Plus, Ruler } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { converterPath } from '../../conversion/address.ts';
import { isConverterId } from '../../conversion/conversion.ts';
import { unitSet } from '../../conversion/unit-set.ts';
import { useOwnUnits } from '../../device/own-units/own-units.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { mainButtonClass, plainButtonClass } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { listClass, listFootClass } from '../../ui/list.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { lazyPart, Part, prepare } from '../../ui/part.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { OwnUnitRow } from './own-unit-row.tsx';

const loadForm = () => import('./own-unit-form.tsx');
const OwnUnitForm = lazyPart(async () => (await loadForm()).OwnUnitForm);

/** What the form is open for: a new unit, or the id of one. */
interface Opened {
  readonly id: string | undefined;
  readonly opener: Element | null;
}

/** The units that the person made, and the form to make or change one. An address that names a category opens it for that one. */
export function OwnUnitsView() {
  const { t } = useTranslate();
  const [path, navigate] = useLocation();
  const [, , category = ''] = path.split('/');
  const { data, isError, refetch } = useOwnUnits();
  const [opened, setOpened] = useState<Opened | undefined>(
    isConverterId(category) ? { id: undefined, opener: null } : undefined,
  );
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Spinner label={t('app.loading')} />;
  const { units, faults } = data;
  const create = (
    <button
      type="button"
      className={units.length === 0 ? mainButtonClass : plainButtonClass}
      onPointerEnter={() => prepare(loadForm)}
      onClick={({ currentTarget }) => setOpened({ id: undefined, opener: currentTarget })}
    >
      <Plus aria-hidden size={20} strokeWidth={1.75} />
      {t('own.add')}
    </button>
  );
  const close = (made?: string) => {
    setOpened(undefined);
    // Who came from a converter goes back to it, with the new unit.
    const from = made === undefined ? undefined : unitSet.list(category)[0]?.id;
    if (made !== undefined && from !== undefined && isConverterId(category))
      navigate(converterPath({ category, fromUnit: from, toUnit: made }));
  };
  return (
    <div className="max-w-[720px]">
      {units.length === 0 ? (
        <EmptyState icon={Ruler} title={t('own.empty.title')} body={t('own.empty.body')}>
          {create}
        </EmptyState>
      ) : (
        <>
          <ul className={listClass}>
            {units.map((unit) => (
              <OwnUnitRow
                key={unit.id}
                unit={unit}
                units={units}
                isBroken={faults.has(unit.id)}
                onChange={(opener) => setOpened({ id: unit.id, opener })}
              />
            ))}
          </ul>
          <p className={listFootClass}>{t('own.count', { count: units.length })}</p>
          {create}
        </>
      )}
      {opened ? (
        <Part onFailed={() => setOpened(undefined)}>
          <OwnUnitForm
            units={units}
            unit={units.find(({ id }) => id === opened.id)}
            category={category}
            opener={opened.opener}
            onClose={close}
          />
        </Part>
      ) : null}
    </div>
  );
}
