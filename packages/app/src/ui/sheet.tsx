import { X } from 'lucide-react';
import * as Dialog from 'radix-ui/dialog';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useTranslate } from '../i18n/i18n.ts';
import type { OverlayProps } from '../platform/overlays.ts';
import { useDragDown } from '../platform/use-drag-down.ts';
import { IconButton } from './icon-button.tsx';
import './sheet.css';

interface SheetProps extends OverlayProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The second of two taps was meant for the sheet that the first one closed. */
function ignoreSecondTap(event: MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

interface SheetFrameProps
  extends SheetProps,
    Pick<ComponentProps<typeof Dialog.Content>, 'className' | 'style' | 'onKeyDown'> {
  /** What the sheet is for, read by screen readers after its title. */
  readonly description?: string;
}

/** The caller lays out the body of the sheet. Its first field, if it has one, takes the focus. */
export function SheetFrame({
  title,
  description,
  opener,
  onClose,
  className = '',
  children,
  ...content
}: SheetFrameProps) {
  const { t } = useTranslate();
  const sheet = useRef<HTMLDivElement>(null);
  const onPointerDown = useDragDown(sheet, onClose);
  const isTapped = useRef(false);
  const onTap = () => {
    isTapped.current = true;
  };
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <div className="sheet-scrim" />
        <Dialog.Content
          {...content}
          {...(description ? {} : { 'aria-describedby': undefined })}
          ref={sheet}
          className={`sheet ${className}`}
          onClickCapture={onTap}
          onPointerDownOutside={onTap}
          onOpenAutoFocus={(event) => {
            const field = (event.currentTarget as HTMLElement).querySelector('input');
            if (!field) return;
            event.preventDefault();
            field.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (isTapped.current) addEventListener('click', ignoreSecondTap, { capture: true, once: true });
            // What was tapped since has it, or a heading where the sheet led to another view.
            if (document.activeElement === document.body) opener?.focus();
          }}
        >
          <div className="sheet-top" onPointerDown={onPointerDown}>
            <span className="sheet-grip" aria-hidden />
            <div className="sheet-head">
              <Dialog.Title className="type-title">{title}</Dialog.Title>
              <Dialog.Close asChild>
                <IconButton icon={X} label={t('app.close')} />
              </Dialog.Close>
            </div>
          </div>
          {description ? <Dialog.Description className="sr-only">{description}</Dialog.Description> : null}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** A sheet of its own height from the bottom of a phone, a panel at the right of wider screens. */
export function Sheet({ children, ...frame }: SheetProps) {
  return (
    <SheetFrame {...frame}>
      <div className="sheet-body">{children}</div>
    </SheetFrame>
  );
}
