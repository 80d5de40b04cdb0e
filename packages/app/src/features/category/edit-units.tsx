import { Plus } from 'lucide-react';
import { EditList } from '../../arranging/edit-list.tsx';
import { unitsList } from '../../arranging/usage.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { useUnitItems } from './arranged-units.ts';

export function EditUnits({ category, onDone }: { readonly category: string; readonly onDone: () => void }) {
  const { t } = useTranslate();
  return (
    <EditList
      list={unitsList(category)}
      title={t('arrange.units')}
      label={t('arrange.units')}
      items={useUnitItems(category)}
      onDone={onDone}
    >
      <li>
        <ActionRow icon={Plus} title={t('own.create')} href={`/own-units/${category}`} />
      </li>
    </EditList>
  );
}
