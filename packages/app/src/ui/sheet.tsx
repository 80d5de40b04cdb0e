import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/i18n.ts';
import { IconButton } from './icon-button.tsx';
import './sheet.css';

interface SheetProps {
  readonly title: string;
  /** Takes the focus back when the sheet closes. */
  readonly opener: HTMLElement | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet of its own height from the bottom of a phone, a panel at the right of wider screens. Mount it to open it. */
export function Sheet({ title, opener, onClose, children }: SheetProps) {
  const { t } = useTranslate();
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <div className="sheet-scrim" />
        <Dialog.Content
          className="sheet"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener?.focus();
          }}
        >
          <span className="sheet-grip" aria-hidden />
          <div className="sheet-head">
            <Dialog.Title className="type-title">{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t('app.close')}>
                <X size={20} strokeWidth={1.75} aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="sheet-body">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
