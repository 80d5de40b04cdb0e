import { CircleHelp, FileText, Heart, Info, Mail, Rows3, ShieldCheck } from 'lucide-react';
import { config } from '../../config.ts';
import { RATE } from '../../converter/app-rows.ts';
import { currentLanguage, useTranslate } from '../../i18n/i18n.ts';
import { pathIn } from '../../i18n/languages.ts';
import { currentPlatform } from '../../platform/current-platform.ts';
import { notify } from '../../platform/notices.ts';
import { homeOf } from '../../platform/share-app.ts';
import { site, supportMailUrl, withSite } from '../../platform/site.ts';
import { ActionRows, type RowData } from '../../ui/action-row.tsx';
import { cardClass } from '../../ui/card.ts';
import { groupClass, groupTitleClass, listClass } from '../../ui/list.ts';
import { Logo } from '../../ui/logo.tsx';
import { Converters, Features } from './features.tsx';

const donate = () =>
  notify({
    message: 'more.donate.thanks',
    action: {
      label: 'more.donate.open',
      run: () => void window.open(site.donationUrl, '_blank', 'noopener'),
    },
  });

const SUPPORT: readonly RowData[] = [RATE, { icon: Heart, title: 'more.donate', run: donate }];

/** No part of the app: also inside the native shell they are the site's. */
const openDocs = (path: string) => async () => {
  const home = homeOf(await currentPlatform());
  window.open(new URL(pathIn(currentLanguage(), path), home), '_blank', 'noopener');
};

const INFORMATION: readonly RowData[] = [
  { icon: Info, title: 'about.name', href: '/about' },
  { icon: Mail, title: 'contact.name', href: '/contact' },
  { icon: ShieldCheck, title: 'privacy.name', href: '/privacy' },
  { icon: FileText, title: 'terms.name', href: '/terms' },
  { icon: Info, title: 'more.rates', run: openDocs('/docs/rates') },
  { icon: Rows3, title: 'more.build', run: openDocs('/docs') },
];

/** Features, support, information and the version. */
export function MoreView() {
  const { t } = useTranslate();
  const help = supportMailUrl(t('contact.subject'));
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
            <ActionRows
              rows={[{ icon: CircleHelp, title: 'more.help', detail: 'more.help.detail', href: help }]}
            />
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
