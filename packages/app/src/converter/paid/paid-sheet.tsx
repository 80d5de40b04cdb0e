import { useTranslate } from '../../i18n/i18n.ts';
import { SheetFrame } from '../../ui/sheet.tsx';
import { PaidForm, type PaidFormProps } from './paid-form.tsx';

interface PaidSheetProps extends PaidFormProps {
  readonly opener: HTMLElement | null;
}

/** What was really paid, in a sheet of its own; load it with the messages `own-money`. */
export function PaidSheet({ opener, ...form }: PaidSheetProps) {
  const { t } = useTranslate();
  return (
    <SheetFrame
      title={t(form.isCash ? 'paid.exchanged' : 'paid.question')}
      opener={opener}
      onClose={form.onClose}
    >
      <PaidForm {...form} />
    </SheetFrame>
  );
}
