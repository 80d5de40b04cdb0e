import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useTranslate } from '../../i18n/i18n.ts';
import { useEarlyText } from '../../platform/hydration.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { CategoryCards, ExtendedCategories } from './category-cards.tsx';
import { HeroSearch } from './hero-search.tsx';
import './home.css';

const HomeAside = lazyPart(() => import('./home-aside.tsx').then((file) => file.HomeAside), 'views');

/** Home: the question first, then the nine categories, what was converted lately, and the advertisement last. */
export function HomeView() {
  const { t } = useTranslate();
  const [query, setQuery] = useState('');
  const shared = useSearch();
  // Text shared to the installed app arrives as `?q=`; the prerendered page knows no address, so it is read afterwards.
  useEffect(() => setQuery(new URLSearchParams(shared).get('q') ?? ''), [shared]);
  const field = useRef<HTMLInputElement>(null);
  // It comes after the line above: what was typed counts more than what was shared.
  useEarlyText(field, '', setQuery);
  const isTyping = query.trim() !== '';
  return (
    <div className="home" data-typing={isTyping || undefined}>
      <div>
        <h1 className={isTyping ? 'max-md:sr-only' : ''}>{t('home.question')}</h1>
        <HeroSearch ref={field} query={query} onQuery={setQuery} />
        {!isTyping && (
          <>
            <CategoryCards />
            <ExtendedCategories />
          </>
        )}
      </div>
      <div className="home-aside">
        <Part>
          <HomeAside />
        </Part>
      </div>
    </div>
  );
}
