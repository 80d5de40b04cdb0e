import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslate } from '../i18n/i18n.ts';
import { Icon } from '../ui/icon.tsx';

let isSecondTry = false;

/** Some engines keep a failed file, and new releases remove old ones: only a reload helps, if online. */
async function loadPageAgain(): Promise<void> {
  const page = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  if (page?.ok) location.reload();
}

/** Shown in a view's place when it cannot be loaded or rendered; the frame around it stays usable. */
export function ErrorScreen({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslate();
  const about = navigator.onLine ? 'error' : 'missing';
  useEffect(() => {
    if (isSecondTry) void loadPageAgain();
    isSecondTry = false;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div role="alert" className="max-w-[440px] pt-12 pb-8">
      <Icon of={TriangleAlert} size={32} className="text-warn" />
      <h2 className="type-title mt-4 mb-1">{t(`app.${about}.title`)}</h2>
      <p className="mb-5 text-muted">{t(`app.${about}.body`)}</p>
      <button
        type="button"
        onClick={() => {
          isSecondTry = true;
          onRetry();
        }}
        className="type-strong min-h-12 rounded-field bg-accent px-5 text-on-accent"
      >
        {t('app.retry')}
      </button>
    </div>
  );
}
