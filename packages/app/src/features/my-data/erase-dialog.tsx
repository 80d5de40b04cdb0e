import { useTranslate } from '../../i18n/i18n.ts';
import { languageBase } from '../../i18n/languages.ts';
import { notify } from '../../platform/notices.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { Prompt } from '../../ui/prompt.tsx';
import { eraseEverything, isSharing } from './erase-everything.ts';

interface EraseDialogProps extends OverlayProps {
  readonly counts: Readonly<Record<string, number>>;
}

/** The one ground in the colour of danger: what it does cannot be taken back. */
const dangerButtonClass =
  'type-strong inline-flex min-h-12 items-center justify-center rounded-field bg-down px-5 text-surface';

const NONE = { favorites: 0, conversions: 0, trips: 0 };

/** Asks before everything on this device is deleted; the app begins anew after it. */
export function EraseDialog({ counts, ...overlay }: EraseDialogProps) {
  const { t, language } = useTranslate();
  const erase = (isOnServerToo: boolean) => () =>
    void eraseEverything(isOnServerToo).then(
      () => location.replace(languageBase(language) || '/'),
      () => notify({ message: 'my-data.erase.failed' }),
    );
  const everywhere = { label: t('my-data.erase.server'), run: erase(true) };
  const here = { label: t('my-data.erase.do'), run: erase(false), className: dangerButtonClass };
  return (
    <Prompt
      title={t('my-data.erase.title')}
      body={[t('my-data.erase.body', { ...NONE, ...counts }), isSharing() && t('my-data.erase.others')]
        .filter(Boolean)
        .join(' ')}
      cancel={t('my-data.erase.cancel')}
      actions={isSharing() ? [everywhere, here] : [here]}
      {...overlay}
    />
  );
}
