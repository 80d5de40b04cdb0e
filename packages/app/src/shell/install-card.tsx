import { Share } from 'lucide-react';
import { type InstallWay, install, rememberOfferAnswered, useInstallWay } from '../device/install.ts';
import { useTranslate } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';

/** In the place of the toasts, which appear over it; out of the way while somebody types. */
const cardClass =
  'fixed inset-x-4 bottom-[calc(var(--tabs)+env(safe-area-inset-bottom)+12px)] z-8 rounded-card border border-line ' +
  'bg-surface p-4 shadow-float animate-[rise_var(--slow)_var(--ease)] md:end-8 md:start-auto md:w-[400px] lg:bottom-8 ' +
  '[:root:has(main_input:focus,[role=alertdialog])_&]:hidden';

function Words({ way }: { readonly way: InstallWay }) {
  const { t } = useTranslate();
  return (
    <div className="flex gap-3">
      <Logo size={40} />
      <div className="min-w-0 flex-1">
        <h2 id="install" className="type-strong">
          {t('install.title')}
        </h2>
        <p className="text-pretty text-muted">
          {way === 'share-menu' && <Icon of={Share} size={18} className="me-1.5 inline align-[-3px]" />}
          {t(`install.${way}`)}
        </p>
      </div>
    </div>
  );
}

/** The offer to install, with its benefit or, on iPhones, with the steps. Once answered, it does not return. */
export function InstallCard({ onResult }: { onResult(): void }) {
  const { t } = useTranslate();
  const way = useInstallWay();
  if (!way) return null;
  const answer = () => {
    rememberOfferAnswered();
    onResult();
  };
  const accept = () => {
    answer();
    void install(way);
  };
  return (
    <section
      aria-labelledby="install"
      className={cardClass}
      onKeyDown={(event) => event.key === 'Escape' && answer()}
    >
      <Words way={way} />
      <div className="mt-4 flex gap-3">
        <Button className="flex-1" onClick={answer}>
          {t(way === 'prompt' ? 'install.later' : 'install.understood')}
        </Button>
        {way === 'prompt' && (
          <Button isMain className="flex-1" onClick={accept}>
            {t('install.action')}
          </Button>
        )}
      </div>
    </section>
  );
}
