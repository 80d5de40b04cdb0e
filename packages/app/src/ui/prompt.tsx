import * as AlertDialog from 'radix-ui/alert-dialog';
import type { OverlayProps } from '../platform/overlays.ts';
import { mainButtonClass, plainButtonClass } from './button.tsx';

interface PromptProps extends OverlayProps {
  readonly title: string;
  readonly body: string;
  readonly cancel: string;
  /** What can be done, the main thing last; `className` where its button is not like the others. */
  readonly actions: readonly {
    readonly label: string;
    readonly run: () => void;
    readonly className?: string;
    /** It has the focus at first; without it, the way back has. */
    readonly isExpected?: boolean;
  }[];
}

export function Prompt({ title, body, cancel, actions, onClose, opener }: PromptProps) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onClose()}>
      <AlertDialog.Portal>
        {/* Radix's own overlay locks the scroll with a style element, which the policy forbids. */}
        <div className="fixed inset-0 z-20 bg-scrim" />
        <AlertDialog.Content
          className="fixed inset-x-4 bottom-[calc(16px+env(safe-area-inset-bottom))] z-21 mx-auto max-h-[calc(100dvh-32px)] max-w-[440px] overflow-auto rounded-sheet bg-surface p-5 shadow-float md:top-1/2 md:bottom-auto md:-translate-y-1/2"
          onCloseAutoFocus={(event) => {
            if (!opener) return;
            event.preventDefault();
            opener.focus();
          }}
        >
          <AlertDialog.Title className="type-title text-balance">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-1 text-pretty text-muted">{body}</AlertDialog.Description>
          <div className="mt-5 flex flex-wrap gap-3 *:flex-1">
            <AlertDialog.Cancel className={plainButtonClass}>{cancel}</AlertDialog.Cancel>
            {actions.map(({ label, run, className, isExpected }, at) => (
              <AlertDialog.Action
                key={label}
                autoFocus={isExpected}
                className={className ?? (at === actions.length - 1 ? mainButtonClass : plainButtonClass)}
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
