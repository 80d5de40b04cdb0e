import { config } from '../../config.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { withSite } from '../../platform/site.ts';
import { ActionRows } from '../../ui/action-row.tsx';
import { cardClass } from '../../ui/card.ts';
import { Logo } from '../../ui/logo.tsx';
import { RowColumns, RowGroup } from '../../ui/row-group.tsx';
import { Converters, Features } from './features.tsx';
import { INFORMATION, SUPPORT } from './more-rows.ts';

export function MoreView() {
  const { t } = useTranslate();
  return (
    <RowColumns
      beside={
        <>
          <RowGroup title={t('more.support')}>
            <ActionRows rows={SUPPORT} />
          </RowGroup>
          <RowGroup title={t('more.information')}>
            <ActionRows rows={INFORMATION} />
          </RowGroup>
          <div className={`${cardClass} mt-6 flex items-center gap-3 p-4`}>
            <Logo size={32} />
            <p className="min-w-0">
              <b className="type-strong block">
                {t('app.title')} v{config.version}
              </b>
              <small className="type-label text-muted">{t('more.sources')}</small>
            </p>
          </div>
        </>
      }
    >
      <Features />
      <Converters />
    </RowColumns>
  );
}

export const loadMoreView = () => withSite(MoreView);
