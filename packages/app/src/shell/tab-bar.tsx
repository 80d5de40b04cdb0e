import { Ellipsis, House, SlidersHorizontal, Star } from 'lucide-react';
import { Link } from 'wouter';
import { useTranslate } from '../i18n/i18n.ts';
import { Logo } from '../ui/logo.tsx';

const tabs = [
  { path: '/', label: 'tab.home', Icon: House },
  { path: '/favorites', label: 'tab.favorites', Icon: Star },
  { path: '/more', label: 'tab.more', Icon: Ellipsis },
  { path: '/settings', label: 'tab.settings', Icon: SlidersHorizontal },
] as const;

/** The four tabs: at the bottom under the thumb, from 1024 px a rail at the left. */
export function TabBar({ current }: { readonly current: string }) {
  const { t } = useTranslate();
  return (
    <nav aria-label={t('tab.label')} className="tabs">
      <span>
        <Logo size={30} />
      </span>
      {tabs.map(({ path, label, Icon }) => (
        <Link key={path} href={path} {...(path === current ? { 'aria-current': 'page' } : {})}>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
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
