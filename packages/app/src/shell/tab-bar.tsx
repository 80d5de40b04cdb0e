import { Ellipsis, House, SlidersHorizontal, Star } from 'lucide-react';
import { Link } from 'wouter';
import { useTranslate } from '../i18n/i18n.ts';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';

const tabs = [
  { path: '/', label: 'tab.home', Glyph: House },
  { path: '/favorites', label: 'tab.favorites', Glyph: Star },
  { path: '/more', label: 'tab.more', Glyph: Ellipsis },
  { path: '/settings', label: 'tab.settings', Glyph: SlidersHorizontal },
] as const;

/** The four tabs: at the bottom under the thumb, from 1024 px a rail at the left. */
export function TabBar({ current }: { readonly current: string }) {
  const { t } = useTranslate();
  return (
    <nav aria-label={t('tab.label')} className="tabs">
      <span>
        <Logo size={30} />
      </span>
      {tabs.map(({ path, label, Glyph }) => (
        <Link key={path} href={path} {...(path === current && { 'aria-current': 'page' })}>
          <Icon of={Glyph} />
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
