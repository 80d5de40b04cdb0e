import type { OwnUnit } from '@equivale/core/own-units';
import { useEffect, useState } from 'react';
import { unitSet } from '../../conversion/unit-set.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import type { OverlayProps } from '../../platform/overlays.ts';
import { newOwnUnitId, ownUnits } from '../../records/kinds/own-units.ts';
import { useForm } from '../../ui/forms/form.tsx';
import { type Draft, draftOf, faultOf, unitOf } from './draft.ts';
import type { FormFault } from './fault-note.tsx';
import type { TakenWords } from './taken-words.ts';

/** What says which words are taken, as soon as it has been fetched. Where it cannot be, saving tries again. */
function useTakenWords(others: readonly OwnUnit[]) {
  const [words, setWords] = useState<TakenWords>();
  const load = async () => {
    const loaded = words ?? (await (await import('./taken-words.ts')).loadTakenWords(others));
    setWords(loaded);
    return loaded;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the form is open for one unit
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  return { words, load };
}

export interface OwnUnitFormProps extends OverlayProps {
  readonly units: readonly OwnUnit[];
  /** The one that is changed; absent for a new one. */
  readonly unit: OwnUnit | undefined;
  /** The category whose first unit is offered for the equation. */
  readonly category: string;
  /** @param id of the unit that was stored */
  readonly onStored: (id: string) => void;
}

const EMPTY = { name: '', plural: '', symbol: '', factor: '', isTurned: false, offset: '', categoryName: '' };
const METRE = 'm';

export function useOwnUnitForm({ units, unit, category, onStored }: OwnUnitFormProps) {
  const { locale } = useTranslate();
  const [id] = useState(unit?.id ?? newOwnUnitId);
  const others = units.filter((other) => other.id !== id);
  const { words, load } = useTakenWords(others);
  const [draft, setDraft] = useState<Draft>(() =>
    unit ? draftOf(unit, locale) : { ...EMPTY, of: unitSet.list(category)[0]?.id ?? METRE },
  );
  const [refused, setRefused] = useState<FormFault>();
  const made = unitOf(draft, id, locale);
  const broken = faultOf(made, others);
  const taken = made.name === '' ? undefined : words?.find(made);
  const faultOfSaving = async (): Promise<FormFault | undefined> => {
    if (broken) return { kind: 'field', ...broken };
    const checked = await load();
    const clash = checked.find(made);
    if (clash) return { kind: 'taken', ...clash };
    const word = checked.findUnread(made);
    return word === undefined ? undefined : { kind: 'unread', field: 'name', word };
  };
  const form = useForm(async () => {
    const fault = await faultOfSaving();
    setRefused(fault);
    if (fault || !(await ownUnits.put(made)).ok) return false;
    onStored(id);
    return true;
  });
  return {
    draft,
    made,
    others,
    form,
    isSound: !broken && !taken,
    /** Taken words are explained while typing; what is missing, on saving. */
    fault: refused ?? (taken && ({ kind: 'taken', ...taken } as const)),
    change: (changed: Partial<Draft>) => {
      setRefused(undefined);
      setDraft((before) => ({ ...before, ...changed }));
    },
  };
}

export interface FormParts extends Pick<ReturnType<typeof useOwnUnitForm>, 'draft' | 'made' | 'change'> {
  /** Id of the sentence that says what is wrong with a field, for that field. */
  readonly faultOn: (field: FormFault['field']) => string | undefined;
}
