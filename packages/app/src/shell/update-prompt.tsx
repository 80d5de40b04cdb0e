import * as AlertDialog from 'radix-ui/alert-dialog';
import { useTranslate } from '../i18n/i18n.ts';

interface UpdatePromptProps {
  onAccept(): void;
  onDecline(): void;
}

const buttonClass = 'type-strong min-h-12 flex-1 rounded-field px-4';

/** Asks whether to load the newer release now. Nothing happens without an answer. */
export function UpdatePrompt({ onAccept, onDecline }: UpdatePromptProps) {
  const { t } = useTranslate();
  return (
    <AlertDialog.Root defaultOpen onOpenChange={(open) => open || onDecline()}>
      <AlertDialog.Portal>
        {/* Radix's own overlay locks the scroll with a style element, which the policy forbids. */}
        <div className="fixed inset-0 z-20 bg-scrim" />
        <AlertDialog.Content className="fixed inset-x-4 bottom-[calc(16px+env(safe-area-inset-bottom))] z-21 mx-auto max-w-[420px] rounded-sheet bg-surface p-5 shadow-float md:top-1/2 md:bottom-auto md:-translate-y-1/2">
          <AlertDialog.Title className="type-title text-balance">{t('update.question')}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-muted">{t('update.detail')}</AlertDialog.Description>
          <div className="mt-5 flex gap-3">
            <AlertDialog.Cancel className={`${buttonClass} border border-control hover:bg-raised`}>
              {t('update.later')}
            </AlertDialog.Cancel>
            <AlertDialog.Action
              autoFocus
              className={`${buttonClass} bg-accent text-on-accent`}
              onClick={onAccept}
            >
              {t('update.now')}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
