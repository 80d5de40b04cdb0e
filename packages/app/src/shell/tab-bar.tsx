import { Ellipsis, House, SlidersHorizontal, Star } from 'lucide-react';
import { Link } from 'wouter';
import { useTranslate } from '../i18n/i18n.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';

const tabs = [
  { path: '/', label: 'tab.home', Drawing: House },
  { path: '/favorites', label: 'tab.favorites', Drawing: Star },
  { path: '/more', label: 'tab.more', Drawing: Ellipsis },
  { path: '/settings', label: 'tab.settings', Drawing: SlidersHorizontal },
] as const;

/** The four tabs: at the bottom under the thumb, from 1024 px a rail at the left. */
export function TabBar({ current }: { readonly current: string }) {
  const { t } = useTranslate();
  return (
    <nav aria-label={t('tab.label')} className="tabs">
      <span>
        <Logo size={30} />
      </span>
      {tabs.map(({ path, label, Drawing }) => (
        <Link key={path} href={path} {...(path === current && { 'aria-current': 'page' })}>
          <Icon of={Drawing} />
          <span>
            {t(label)}
            {/* «Más» alone tells a listener, or a search engine, nothing. */}
            {path === '/more' && <span className="sr-only"> {t('tab.more.rest')}</span>}
          </span>
        </Link>
      ))}
    </nav>
  );
}
