import { TECHNICAL_CATEGORIES } from '@equivale/core/technical-categories';
import { Link } from 'wouter';
import { useTranslate } from '../../i18n/i18n.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { Emoji } from '../../ui/emoji.tsx';
import { listClass, rowActionClass, rowTextClass, rowTitleClass } from '../../ui/list.ts';
import { Sheet } from '../../ui/sheet.tsx';

/** The converters of technical units, which few look for: a sheet of their own. */
export function TechnicalSheet({ opener, onClose }: OverlayProps) {
  const { t } = useTranslate();
  return (
    <Sheet title={t('more.technical')} opener={opener} onClose={onClose}>
      <ul className={`${listClass} mb-4`}>
        {TECHNICAL_CATEGORIES.map(({ id, emoji }) => (
          <li key={id}>
            <Link href={`/category/${id}`} className={`${rowActionClass} flex-nowrap`}>
              <Emoji>{emoji}</Emoji>
              <span className={`${rowTextClass} ${rowTitleClass}`}>{t(`category.${id}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
