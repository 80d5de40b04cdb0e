import { AlertDialog } from 'radix-ui';
import { registerAlerts } from '../../converter/alerts/push.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { languageBase } from '../../i18n/languages.ts';
import { eraseDevice } from '../../my-data/erase-device.ts';
import { notify } from '../../platform/notices.ts';
import { plainButtonClass } from '../../ui/button.ts';

interface EraseDialogProps {
  readonly counts: Readonly<Record<'favorites' | 'conversions' | 'trips', number>>;
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
}

/** The one ground in the colour of danger: what it does cannot be taken back. */
const dangerButtonClass =
  'type-strong inline-flex min-h-12 items-center justify-center rounded-field bg-down px-5 text-surface';

/** Asks before everything on this device is deleted; the app begins anew after it. */
export function EraseDialog({ counts, opener, onClose }: EraseDialogProps) {
  const { t, language } = useTranslate();
  const erase = () =>
    // The service forgets the alerts first: with the token gone, nobody could stop them any more.
    void registerAlerts([])
      .then(eraseDevice)
      .then(
        () => location.replace(languageBase(language) || '/'),
        () => notify({ message: 'my-data.erase.failed' }),
      );
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onClose()}>
      <AlertDialog.Portal>
        <div className="fixed inset-0 z-20 bg-scrim" />
        <AlertDialog.Content
          className="fixed inset-x-4 bottom-[calc(16px+env(safe-area-inset-bottom))] z-21 mx-auto max-h-[calc(100dvh-32px)] max-w-[420px] overflow-auto rounded-sheet bg-surface p-5 shadow-float md:top-1/2 md:bottom-auto md:-translate-y-1/2"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener?.focus();
          }}
        >
          <AlertDialog.Title className="type-title text-balance">
            {t('my-data.erase.title')}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-muted">
            {t('my-data.erase.body', counts)}
          </AlertDialog.Description>
          <div className="mt-5 flex flex-wrap gap-3 *:flex-1">
            <AlertDialog.Cancel className={plainButtonClass}>{t('my-data.erase.cancel')}</AlertDialog.Cancel>
            <AlertDialog.Action className={dangerButtonClass} onClick={erase}>
              {t('my-data.erase.do')}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
