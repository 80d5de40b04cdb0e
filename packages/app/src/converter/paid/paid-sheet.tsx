import { useTranslate } from '../../i18n/i18n.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { FormSheet } from '../../ui/forms/form.tsx';
import { type PaidFormProps, usePaidForm } from './paid-form.tsx';

/** What was really paid, in a sheet of its own; load it with the messages `own-money`. */
export function PaidSheet({ opener, ...props }: PaidFormProps & OverlayProps) {
  const { t } = useTranslate();
  const title = t(props.isCash ? 'paid.exchanged' : 'paid.question');
  return <FormSheet {...{ title, opener, onClose: props.onClose }} {...usePaidForm(props)} />;
}
