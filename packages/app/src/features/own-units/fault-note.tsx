import type { WordMeaning } from '@equivale/core/own-unit-words';
import { useUnitNames } from '../../conversion/unit-names.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { useCurrencyNames } from '../../i18n/use-names.ts';
import { FormNote } from '../../ui/forms/form.tsx';
import type { DraftFault } from './draft.ts';
import type { TakenWord } from './taken-words.ts';

export type FormFault =
  | (DraftFault & { readonly kind: 'field' })
  | (TakenWord & { readonly kind: 'taken' })
  | { readonly kind: 'unread'; readonly field: 'name'; readonly word: string };

const MOST = 5;

function useMeanings() {
  const { t, language } = useTranslate();
  const units = useUnitNames();
  const currencies = useCurrencyNames();
  return (meanings: readonly WordMeaning[]): string => {
    const names = meanings.map((meaning) => {
      if (meaning.kind === 'unit') return units[meaning.id]?.one ?? meaning.id;
      if (meaning.kind === 'currency') return currencies[meaning.code] ?? meaning.code;
      if (meaning.kind === 'kitchen') return meaning.names[language] ?? meaning.names.en ?? '';
      return t(meaning.kind === 'number' ? 'own.clash.number' : 'own.clash.word');
    });
    const [...known] = new Set(names);
    return known.slice(0, MOST).join(', ') + (known.length > MOST ? '…' : '.');
  };
}

/** Says what keeps the unit from being stored, and what would do. */
export function FaultNote({ fault, id }: { readonly fault: FormFault; readonly id: string }) {
  const { t } = useTranslate();
  const meaningsText = useMeanings();
  return (
    <FormNote id={id}>
      {fault.kind === 'field' ? <p>{t(`own.fault.${fault.code}`)}</p> : null}
      {fault.kind === 'unread' ? <p>{t('own.fault.unread', { word: fault.word })}</p> : null}
      {fault.kind === 'taken' ? (
        <>
          <p>{t('own.clash', { word: fault.word, meanings: meaningsText(fault.meanings) })}</p>
          {fault.field === 'name' ? <p>{t('own.clash.advice', { word: fault.word })}</p> : null}
        </>
      ) : null}
    </FormNote>
  );
}
