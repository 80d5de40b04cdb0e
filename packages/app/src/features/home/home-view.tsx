import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { saying, useTranslate } from '../../i18n/i18n.ts';
import { lazyPart, Part } from '../../ui/part.tsx';
import { useEarlyText } from '../../ui/use-early-text.ts';
import { CategoryCards } from './category-cards.tsx';
import { ExtendedCategories } from './extended-categories.tsx';
import { HeroSearch } from './hero-search.tsx';

const HomeAside = lazyPart(async () => (await saying('views', () => import('./home-aside.tsx'))).HomeAside);

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
    <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className={`min-w-0 ${isTyping ? 'max-md:pt-1' : ''}`}>
        <h1 className={`type-hero mt-3 mb-4 text-balance lg:my-5 ${isTyping ? 'max-md:sr-only' : ''}`}>
          {t('home.question')}
        </h1>
        <HeroSearch ref={field} query={query} onQuery={setQuery} />
        {!isTyping && (
          <>
            <CategoryCards />
            <ExtendedCategories />
          </>
        )}
      </div>
      <div className={`mt-6 grid grid-cols-1 content-start gap-4 lg:mt-1 ${isTyping ? 'max-md:hidden' : ''}`}>
        <Part>
          <HomeAside />
        </Part>
      </div>
    </div>
  );
}
