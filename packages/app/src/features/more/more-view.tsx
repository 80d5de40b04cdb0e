import { config } from '../../config.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { withSite } from '../../platform/site.ts';
import { ActionRows } from '../../ui/action-row.tsx';
import { cardClass } from '../../ui/card.ts';
import { groupClass, groupTitleClass, listClass } from '../../ui/list.ts';
import { Logo } from '../../ui/logo.tsx';
import { Converters, Features } from './features.tsx';
import { INFORMATION, SUPPORT } from './more-rows.ts';

/** Features, support, information and the version. */
export function MoreView() {
  const { t } = useTranslate();
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 md:grid-cols-2">
      <div>
        <Features />
        <Converters />
      </div>
      <div className="mt-6 md:mt-0">
        <section className={groupClass}>
          <h2 className={groupTitleClass}>{t('more.support')}</h2>
          <ul className={listClass}>
            <ActionRows rows={SUPPORT} />
          </ul>
        </section>
        <section className={groupClass}>
          <h2 className={groupTitleClass}>{t('more.information')}</h2>
          <ul className={listClass}>
            <ActionRows rows={INFORMATION} />
          </ul>
        </section>
        <div className={`${cardClass} mt-6 flex items-center gap-3 p-4`}>
          <Logo size={32} />
          <p className="min-w-0">
            <b className="type-strong block">
              {t('app.title')} v{config.version}
            </b>
            <small className="type-label text-muted">{t('more.sources')}</small>
          </p>
        </div>
      </div>
    </div>
  );
}

export const loadMoreView = () => withSite(MoreView);
