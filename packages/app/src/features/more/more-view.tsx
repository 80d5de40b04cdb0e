import { CircleHelp, FileText, Heart, Info, Mail, Rows3, ShieldCheck, Star } from 'lucide-react';
import { config } from '../../config.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { pathIn } from '../../i18n/languages.ts';
import { currentPlatform } from '../../platform/current-platform.ts';
import { notify } from '../../platform/notices.ts';
import { playStoreUrl, supportMailUrl } from '../../platform/outside-links.ts';
import { homeOf } from '../../platform/share-app.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { cardClass } from '../../ui/card.ts';
import { groupClass, groupTitleClass, listClass } from '../../ui/list.ts';
import { Logo } from '../../ui/logo.tsx';
import { Converters, Features } from './features.tsx';

function Support() {
  const { t } = useTranslate();
  const donate = () =>
    notify({
      message: 'more.donate.thanks',
      action: {
        label: 'more.donate.open',
        run: () => void window.open(config.donationUrl, '_blank', 'noopener'),
      },
    });
  return (
    <section className={groupClass}>
      <h2 className={groupTitleClass}>{t('more.support')}</h2>
      <ul className={listClass}>
        <li>
          <ActionRow
            icon={CircleHelp}
            title={t('more.help')}
            detail={t('more.help.detail')}
            href={supportMailUrl(t('contact.subject'))}
          />
        </li>
        <li>
          <ActionRow icon={Star} title={t('rate.title')} href={playStoreUrl} />
        </li>
        <li>
          <ActionRow icon={Heart} title={t('more.donate')} onPress={donate} />
        </li>
      </ul>
    </section>
  );
}

const pages = [
  { path: '/about', title: 'about.name', icon: Info },
  { path: '/contact', title: 'contact.name', icon: Mail },
  { path: '/privacy', title: 'privacy.name', icon: ShieldCheck },
  { path: '/terms', title: 'terms.name', icon: FileText },
] as const;

/** Features, support, information and the version. */
export function MoreView() {
  const { t, language } = useTranslate();
  // No part of the app: also inside the native shell they are the site's.
  const openDocs = async (path: string) => {
    const home = homeOf(await currentPlatform());
    window.open(new URL(pathIn(language, path), home), '_blank', 'noopener');
  };
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 md:grid-cols-2">
      <div>
        <Features />
        <Converters />
      </div>
      <div className="mt-6 md:mt-0">
        <Support />
        <section className={groupClass}>
          <h2 className={groupTitleClass}>{t('more.information')}</h2>
          <ul className={listClass}>
            {pages.map(({ path, title, icon }) => (
              <li key={path}>
                <ActionRow icon={icon} title={t(title)} href={path} />
              </li>
            ))}
            <li>
              <ActionRow icon={Info} title={t('more.rates')} onPress={() => void openDocs('/docs/rates')} />
            </li>
            <li>
              <ActionRow icon={Rows3} title={t('more.build')} onPress={() => void openDocs('/docs')} />
            </li>
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
