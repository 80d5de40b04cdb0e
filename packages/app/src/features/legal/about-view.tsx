import { COMMON_CATEGORIES, CURRENCIES } from '@equivale/core';
import { Globe, History, type LucideIcon, Mail, Ruler, ShieldCheck, WifiOff } from 'lucide-react';
import { useTranslate } from '../../i18n/i18n.ts';
import { supportMailUrl, withSite } from '../../platform/site.ts';
import { plainButtonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Paragraph, Prose, Section } from './prose.tsx';

/** In tens, rounded down, so that "more than" is always true. */
const currencyCount = Math.floor(CURRENCIES.length / 10) * 10;

function Badges() {
  const { t } = useTranslate();
  const badges = [
    t('about.badge.currencies', { count: currencyCount }),
    t('about.badge.categories', { count: COMMON_CATEGORIES.length }),
    t('about.badge.install'),
    t('about.badge.offline'),
  ];
  return (
    <ul aria-label={t('about.badges')} className="mt-4 flex flex-wrap gap-2">
      {badges.map((badge) => (
        <li key={badge} className="type-label-strong rounded-small border border-line bg-surface px-3 py-1.5">
          {badge}
        </li>
      ))}
    </ul>
  );
}

const features: readonly {
  readonly icon: LucideIcon;
  readonly text: Parameters<ReturnType<typeof useTranslate>['t']>[0];
}[] = [
  { icon: Globe, text: 'about.feature.currencies' },
  { icon: Ruler, text: 'about.feature.units' },
  { icon: WifiOff, text: 'about.feature.offline' },
  { icon: History, text: 'about.feature.history' },
  { icon: ShieldCheck, text: 'about.feature.private' },
];

export function AboutView() {
  const { t } = useTranslate();
  return (
    <Prose heading={t('about.heading')}>
      <Paragraph>{t('about.lead')}</Paragraph>
      <Badges />
      <Section title={t('about.mission.title')}>
        <Paragraph>{t('about.mission.body')}</Paragraph>
      </Section>
      <Section title={t('about.features.title')}>
        <ul>
          {features.map(({ icon: Glyph, text }) => (
            <li key={text}>
              <div className="flex gap-3 py-2.5">
                <Icon of={Glyph} className="mt-0.5 flex-none text-accent" />
                <span className="text-pretty">{t(text, { count: currencyCount })}</span>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('about.team.title')}>
        <Paragraph>{t('about.team.body')}</Paragraph>
        <a href={supportMailUrl(t('contact.subject'))} className={`${plainButtonClass} mt-4`}>
          <Icon of={Mail} />
          {t('about.team.write')}
        </a>
      </Section>
    </Prose>
  );
}

export const loadAboutView = () => withSite(AboutView);
