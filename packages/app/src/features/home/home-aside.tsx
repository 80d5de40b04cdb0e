import { useEffect } from 'react';
import { useCardOrder } from '../../arranging/card-order.ts';
import { readCardOrder } from '../../arranging/read-card-order.ts';
import { withQueries } from '../../device/queries.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { AdSlot } from '../../ui/ad-slot.tsx';
import { prepare } from '../../ui/part.tsx';
import { RecentConversions, useRecent } from './recent-conversions.tsx';

/** Home's cards as they are stored, also by another tab, with what a release has added and in another language. */
function useFreshOrder(): void {
  const { language } = useTranslate();
  const isChanged = useCardOrder(({ home }) => home !== undefined);
  useEffect(() => {
    readCardOrder();
    addEventListener('storage', readCardOrder);
    return () => removeEventListener('storage', readCardOrder);
  }, []);
  useEffect(() => {
    if (isChanged)
      prepare(async () => (await import('../../arranging/store-cards.ts')).refreshCards(language));
  }, [isChanged, language]);
}

function Aside() {
  const { t } = useTranslate();
  useFreshOrder();
  const recent = useRecent();
  return (
    <>
      <RecentConversions {...recent} />
      {/* Only when nothing above it can grow any more: it never moves. */}
      {!recent.isLoading && <AdSlot label={t('ad.label')} shape="bar" />}
    </>
  );
}

/** Beside or below the cards: the latest conversions of this device, and the advertisement last. */
export const HomeAside = withQueries(Aside);
