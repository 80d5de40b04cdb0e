import { findUnit } from '@equivale/core';
import { Info } from 'lucide-react';
import { type MessageKey, useTranslate } from '../../i18n/i18n.ts';

/** Units that people mistake for another one: worth a word although their meaning is fixed. */
const OFTEN_CONFUSED: ReadonlySet<string> = new Set(['mi', 'nmi', 'oz', 'lb']);

/** The message that says what a unit stands for, for units of which people mean different things. */
export function definitionKey(id: string): MessageKey | undefined {
  return findUnit(id)?.varies || OFTEN_CONFUSED.has(id) ? (`definition.${id}` as MessageKey) : undefined;
}

/** What the chosen units mean here, where people mean different things by them. */
export function DefinitionNote({ units }: { readonly units: readonly string[] }) {
  const { t } = useTranslate();
  const keys = new Set(units.map(definitionKey).filter((key) => key !== undefined));
  return [...keys].map((key) => (
    <p key={key} className="type-label flex gap-2 text-quiet">
      <Info className="mt-px shrink-0" size={16} strokeWidth={1.75} aria-hidden />
      <span>{t(key)}</span>
    </p>
  ));
}
