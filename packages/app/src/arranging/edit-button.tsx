import { useState } from 'react';
import { useTranslate } from '../i18n/i18n.ts';

export const textButtonClass =
  'type-label-strong inline-flex min-h-touch min-w-touch items-center justify-center whitespace-nowrap rounded-small px-2 text-accent hover:bg-raised active:bg-pressed';

const focus = (element: HTMLElement | null) => element?.focus();

/** Whether a list is being edited, and the button that starts it and regains the focus at the end. */
export function useEditing() {
  const { t } = useTranslate();
  const [state, setState] = useState<'never' | 'now' | 'before'>('never');
  return {
    isEditing: state === 'now',
    onDone: () => setState('before'),
    editButton: (
      <button
        type="button"
        ref={state === 'before' ? focus : undefined}
        className={textButtonClass}
        onClick={() => setState('now')}
      >
        {t('arrange.edit')}
      </button>
    ),
  };
}
