import './form.css';
import { TriangleAlert } from 'lucide-react';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { takeNotice } from '../../platform/shown-notices.ts';
import { useOnce } from '../../platform/use-once.ts';
import { Icon } from '../icon.tsx';
import { SheetFrame } from '../sheet.tsx';
import { MainButton } from './main-button.tsx';

interface FormNoteProps {
  readonly id?: string;
  readonly role?: 'alert' | 'note';
  readonly children: ReactNode;
}

/** What is wrong in a form, or worth knowing. */
export const FormNote = ({ id, role = 'alert', children }: FormNoteProps) => (
  <div id={id} role={role} className="form-note">
    <Icon of={TriangleAlert} className="shrink-0 text-warn" />
    <div className="grid gap-1">{children}</div>
  </div>
);

/** Sends once; a record that the device refuses is explained in the form. */
export function useForm(send: () => Promise<boolean>) {
  const { t } = useTranslate();
  const once = useOnce();
  const [isRefused, setRefused] = useState(false);
  const run = (work: () => Promise<boolean>): void =>
    void once(async () => {
      const isDone = await work();
      setRefused(takeNotice('storage.invalid'));
      return isDone;
    });
  return {
    run,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      run(send);
    },
    fault: isRefused && <FormNote>{t('storage.invalid')}</FormNote>,
  };
}

interface FormBodyProps {
  readonly form: ReturnType<typeof useForm>;
  /** What the main button says. */
  readonly submit: string;
  /** What is missing before it can do anything. */
  readonly missing?: string | undefined;
  readonly disabled?: boolean;
  /** Further buttons, before the main one. */
  readonly beside?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form that fills a sheet: its fields, and its buttons below. What appears in the place of what had the focus takes it. */
export function FormBody({ form, submit, missing, disabled, beside, children }: FormBodyProps) {
  const element = useRef<HTMLFormElement>(null);
  const known = useRef<ReadonlySet<Element>>(new Set());
  useLayoutEffect(() => {
    const fields = [...(element.current?.querySelectorAll('input') ?? [])];
    const fresh = fields.find((field) => !known.current.has(field));
    known.current = new Set(fields);
    if (!element.current?.contains(document.activeElement)) fresh?.focus();
  });
  return (
    <form ref={element} className="flex min-h-0 flex-1 flex-col" noValidate onSubmit={form.onSubmit}>
      <div className="sheet-body form">
        {children}
        {form.fault}
      </div>
      <div className="form-foot">
        {beside}
        <MainButton type="submit" missing={missing} disabled={disabled ?? false}>
          {submit}
        </MainButton>
      </div>
    </form>
  );
}

export const FormSheet = ({
  title,
  opener,
  onClose,
  ...body
}: FormBodyProps & OverlayProps & { title: string }) => (
  <SheetFrame {...{ title, opener, onClose }}>
    <FormBody {...body} />
  </SheetFrame>
);
