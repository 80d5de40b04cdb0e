import { AlertDialog } from 'radix-ui';
import { useTranslate } from '../../i18n/i18n.ts';
import { mainButtonClass, plainButtonClass } from '../../ui/button.ts';

interface AskProps {
  readonly title: string;
  readonly body: string;
  /** What can be done, the main thing last. */
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
  readonly onClose: () => void;
}

/** A question before something is given up. */
export function Ask({ title, body, actions, onClose }: AskProps) {
  const { t } = useTranslate();
  return (
    <AlertDialog.Root defaultOpen onOpenChange={(open) => open || onClose()}>
      <AlertDialog.Portal>
        {/* Radix's own overlay locks the scroll with a style element, which the policy forbids. */}
        <div className="fixed inset-0 z-20 bg-scrim" />
        <AlertDialog.Content className="fixed inset-x-4 bottom-[calc(16px+env(safe-area-inset-bottom))] z-21 mx-auto max-w-[440px] rounded-sheet bg-surface p-5 shadow-float md:top-1/2 md:bottom-auto md:-translate-y-1/2">
          <AlertDialog.Title className="type-title text-balance">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-pretty text-muted">{body}</AlertDialog.Description>
          <div className="mt-5 flex flex-wrap gap-3 [&>*]:flex-1">
            <AlertDialog.Cancel className={plainButtonClass}>{t('devices.cancel')}</AlertDialog.Cancel>
            {actions.map(({ label, run }, at) => (
              <AlertDialog.Action
                key={label}
                className={at === actions.length - 1 ? mainButtonClass : plainButtonClass}
                onClick={run}
              >
                {label}
              </AlertDialog.Action>
            ))}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
