import { X } from 'lucide-react';
import { Action, Close, Description, Provider, Root, Viewport } from 'radix-ui/toast';
import { useTranslate } from '../i18n/i18n.ts';
import { type ShownNotice, useNotices } from '../platform/notices.ts';
import { dismissNotice, NOTICES } from '../platform/shown-notices.ts';
import { Icon } from '../ui/icon.tsx';

// Higher by `--foot` where a view keeps its main action at the foot of the screen.
const viewportClass =
  'fixed inset-x-4 bottom-[calc(var(--tabs)+env(safe-area-inset-bottom)+var(--foot,12px))] z-9 ' +
  'md:start-auto md:end-8 md:w-[400px] lg:bottom-8';

const toastClass =
  'flex min-h-[52px] items-center gap-3 rounded-field bg-inverse py-1 pe-1 ps-4 text-on-inverse shadow-float ' +
  'data-[state=open]:animate-[rise_var(--slow)_var(--ease)] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ' +
  'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:opacity-0';

/** How long one with an action stays: it takes longer to decide. */
const ACTION_MS = 10_000;

function Toast({ id, message, values, action, isOpen }: ShownNotice) {
  const { t } = useTranslate();
  return (
    <Root
      open={isOpen}
      onOpenChange={(open) => !open && dismissNotice(id)}
      onClick={() => dismissNotice(id)}
      {...(action && { duration: ACTION_MS })}
      className={toastClass}
    >
      <Description className="flex-1 py-2">{t(message, values)}</Description>
      {action && (
        <Action
          // Said right after the message.
          altText={`. ${t(action.label)}`}
          onClick={action.run}
          className="type-strong min-h-touch rounded-small px-3 text-inverse-accent"
        >
          {t(action.label)}
        </Action>
      )}
      <Close
        aria-label={t('app.close')}
        className="grid size-touch flex-none place-items-center rounded-small"
      >
        <Icon of={X} />
      </Close>
    </Root>
  );
}

/** The key that fetched the region came before the region could hear it. */
const focusIfSought = (region: HTMLElement | null): void => {
  if (useNotices.getState().isSought) region?.focus();
};

/** The region in which notices appear: one at a time, above the tab bar; F8 moves the focus to it, a tap or a swipe to the right dismisses a notice. */
export function ToastRegion() {
  const { t } = useTranslate();
  const notices = useNotices((state) => state.notices);
  return (
    <Provider
      label={t('notice.one')}
      duration={NOTICES.shownMs}
      swipeDirection="right"
      swipeThreshold={NOTICES.swipePx}
    >
      {notices.map((notice) => (
        <Toast key={notice.id} {...notice} />
      ))}
      <Viewport
        ref={focusIfSought}
        label={t('notice.region', { hotkey: NOTICES.hotkey })}
        hotkey={[NOTICES.hotkey]}
        // To WebKit an `ol` whose items are laid out in a row of their own is no list.
        role="list"
        className={viewportClass}
      />
    </Provider>
  );
}
