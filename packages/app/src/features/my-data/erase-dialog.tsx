import { registerAlerts } from '../../converter/alerts/push.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { languageBase } from '../../i18n/languages.ts';
import { eraseDevice } from '../../my-data/erase-device.ts';
import { notify } from '../../platform/notices.ts';
import { Ask } from '../../ui/ask.tsx';

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
    <Ask
      title={t('my-data.erase.title')}
      body={t('my-data.erase.body', counts)}
      cancel={t('my-data.erase.cancel')}
      actions={[{ label: t('my-data.erase.do'), run: erase, className: dangerButtonClass }]}
      onClose={onClose}
      opener={opener}
    />
  );
}
