import { EXTENDED_CATEGORIES, SPECIALIST_CATEGORIES } from '@equivale/core';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useInstallRow } from '../../converter/app-rows.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { ActionRows } from '../../ui/action-row.tsx';
import { Emoji } from '../../ui/emoji.tsx';
import { Icon } from '../../ui/icon.tsx';
import { rowActionClass } from '../../ui/list.ts';
import { RowGroup } from '../../ui/row-group.tsx';
import { RowText } from '../../ui/row-text.tsx';
import { FEATURES, TECHNICAL } from './more-rows.ts';

/** What there is beside converting, and the app itself: stored for offline use, shared, installed. */
export function Features() {
  const { t } = useTranslate();
  return (
    <RowGroup title={t('more.features')}>
      <ActionRows rows={[...FEATURES, ...useInstallRow()]} />
    </RowGroup>
  );
}

export function Converters() {
  const { t } = useTranslate();
  return (
    <RowGroup title={t('category.more')}>
      {[...EXTENDED_CATEGORIES, ...SPECIALIST_CATEGORIES].map(({ id, emoji }) => (
        <li key={id}>
          <Link href={`/category/${id}`} className={`${rowActionClass} flex-nowrap`}>
            <Emoji>{emoji}</Emoji>
            <RowText title={t(`category.${id}`)} detail={t(`category.${id}.description`)} />
            <Icon of={ChevronRight} className="turned flex-none text-muted" />
          </Link>
        </li>
      ))}
      <ActionRows rows={[TECHNICAL]} />
    </RowGroup>
  );
}
