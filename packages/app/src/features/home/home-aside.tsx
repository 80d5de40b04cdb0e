import { withQueries } from '../../device/queries.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { AdSlot } from '../../ui/ad-slot.tsx';
import { RecentConversions, useRecent } from './recent-conversions.tsx';

function Aside() {
  const { t } = useTranslate();
  const recent = useRecent();
  return (
    <>
      <RecentConversions {...recent} />
      {/* Only when nothing above it can grow any more: it never moves. */}
      {!recent.isLoading && <AdSlot label={t('ad.label')} shape="bar" />}
    </>
  );
}

/** What stands beside or under the cards: the latest conversions of this device, and the advertisement last. */
export const HomeAside = withQueries(Aside);
