import { Ellipsis, House, SlidersHorizontal, Star } from 'lucide-react';
import { Link } from 'wouter';
import { useTranslate } from '../i18n/i18n.ts';
import { Logo } from '../ui/logo.tsx';
import type { ViewRoute } from './view-route.ts';

const tabs = [
  { path: '/', label: 'tab.home', Icon: House },
  { path: '/favorites', label: 'tab.favorites', Icon: Star },
  { path: '/more', label: 'tab.more', Icon: Ellipsis },
  { path: '/settings', label: 'tab.settings', Icon: SlidersHorizontal },
] as const;

const barClass =
  'fixed inset-x-0 bottom-0 z-6 grid h-[calc(var(--tabs)+env(safe-area-inset-bottom))] grid-cols-[repeat(4,minmax(min-content,1fr))] border-t border-line ' +
  'bg-surface pb-[env(safe-area-inset-bottom)] ' +
  'lg:inset-y-0 lg:end-auto lg:flex lg:h-auto lg:w-rail lg:flex-col lg:pt-[env(safe-area-inset-top)] lg:gap-1 lg:border-t-0 lg:border-e';

/** The chosen tab: a bar above it on a phone, a soft background in the rail. On a phone a label that is wider than its quarter takes of the others. */
const tabClass =
  'type-axis max-lg:text-[length:min(0.75rem,4vw)] relative flex flex-col items-center justify-center gap-1 text-muted hover:text-text ' +
  'aria-[current=page]:font-semibold aria-[current=page]:text-accent ' +
  "aria-[current=page]:before:absolute aria-[current=page]:before:-top-px aria-[current=page]:before:h-0.5 aria-[current=page]:before:w-8 aria-[current=page]:before:rounded-b-sm aria-[current=page]:before:bg-accent aria-[current=page]:before:content-[''] " +
  'lg:mx-2 lg:min-h-16 lg:rounded-field lg:hover:bg-raised lg:aria-[current=page]:bg-accent-soft ' +
  'lg:aria-[current=page]:text-on-accent-soft lg:before:hidden';

/** The four tabs: at the bottom under the thumb, from 1024 px a rail at the left. */
export function TabBar({ current }: { readonly current: ViewRoute['tab'] }) {
  const { t } = useTranslate();
  return (
    <nav aria-label={t('tab.label')} className={barClass}>
      <span className="mb-3 hidden h-header items-center justify-center lg:flex">
        <Logo size={30} />
      </span>
      {tabs.map(({ path, label, Icon }) => (
        <Link
          key={path}
          href={path}
          className={tabClass}
          {...(path === current ? { 'aria-current': 'page' } : {})}
        >
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
