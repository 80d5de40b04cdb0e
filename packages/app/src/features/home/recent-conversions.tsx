import { useEffect } from 'react';
import { Link } from 'wouter';
import type { ConversionRecord } from '../../conversion/conversion.ts';
import { LIMITS } from '../../device/limits.ts';
import { useRecentConversions } from '../../device/stored-pairs.ts';
import { noteUse } from '../../device/used-device.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { cardClass } from '../../ui/card.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { lazyPart, Part } from '../../ui/part.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Loaded when there is something to list: it brings the units' and currencies' tables. */
const RecentList = lazyPart(async () => (await import('./recent-list.tsx')).RecentList);

interface Recent {
  readonly records: readonly ConversionRecord[] | undefined;
  readonly isError: boolean;
  readonly isLoading: boolean;
}

export function useRecent(): Recent {
  const { data, isError } = useRecentConversions(LIMITS.recentOnHome);
  const hasSome = data !== undefined && data.length > 0;
  useEffect(() => {
    if (hasSome) noteUse();
  }, [hasSome]);
  return { records: data, isError, isLoading: !data && !isError };
}

function Words({ title, body }: { readonly title: string; readonly body: string }) {
  return (
    <div className={`${cardClass} p-pad`}>
      <p className="type-strong">{title}</p>
      <p className="text-pretty text-muted">{body}</p>
    </div>
  );
}

function Empty() {
  const { t } = useTranslate();
  return <Words title={t('recent.empty.title')} body={t('recent.empty.body')} />;
}

function Waiting() {
  const { t } = useTranslate();
  return (
    <div className={cardClass}>
      <Spinner label={t('app.loading')} />
    </div>
  );
}

/** Until storage responds: a device that never stored a conversion shows the empty state at once, any other waits. */
function FirstSight() {
  return (
    <>
      <div className="in-data-used:hidden">
        <Empty />
      </div>
      <div className="not-in-data-used:hidden">
        <Waiting />
      </div>
    </>
  );
}

export function RecentConversions({ records, isError, isLoading }: Recent) {
  const { t } = useTranslate();
  const hasSome = records !== undefined && records.length > 0;
  return (
    <section aria-labelledby="recent">
      <div className="flex min-h-touch items-center justify-between">
        <h2 id="recent" className="type-strong">
          {t('home.recent')}
        </h2>
        {hasSome && (
          <Link
            href="/recent-conversions"
            className="type-label-strong inline-flex min-h-touch min-w-touch items-center justify-end rounded-small text-accent underline-offset-3 hover:underline"
          >
            {t('home.recent.all')}
          </Link>
        )}
      </div>
      {isError && (
        <div role="alert">
          <Words title={t('common.error')} body={t('common.checkConnection')} />
        </div>
      )}
      {isLoading && <FirstSight />}
      {records?.length === 0 && <Empty />}
      {hasSome && (
        <Part fallback={<Waiting />} whenFailed={(retry) => <LoadFailure onRetry={retry} />}>
          <RecentList records={records} />
        </Part>
      )}
    </section>
  );
}
