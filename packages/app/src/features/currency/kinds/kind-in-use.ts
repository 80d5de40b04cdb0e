import type { RateTable } from '@equivale/core';
import { useMemo } from 'react';
import { create } from 'zustand';
import { type RateInUse, TODAY } from '../../../conversion/rate-in-use.ts';

/** Where the chosen kinds are stored, by currency. */
const STORED = 'equivale-kinds';

function readChosen(): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, name]) => typeof name === 'string'));
  } catch {
    // No storage, or junk in it: nothing was chosen.
    return {};
  }
}

/** Which kind of rate was chosen last for each currency; official where none was. */
const useChosenKinds = create<Readonly<Record<string, string>>>()(readChosen);

/** Remembers the choice for a currency; the official rate is none. */
export function chooseKind(code: string, name: string | undefined): void {
  const { [code]: _, ...others } = useChosenKinds.getState();
  const chosen = name ? { ...others, [code]: name } : others;
  useChosenKinds.setState(chosen, true);
  try {
    localStorage.setItem(STORED, JSON.stringify(chosen));
  } catch {
    // A choice that cannot be stored holds for this visit.
  }
}

type Kinds = Pick<RateTable, 'kinds'>;

/** The side of a pair whose rates of the street there are: the second, or else the first. */
export const kindCode = (from: string, to: string, { kinds = [] }: Kinds): string | undefined =>
  [to, from].find((side) => kinds.some(({ code }) => code === side));

/** Whether a pair has rates that are no reference rates. */
export const hasKinds = (from: string, to: string, table: Kinds): boolean =>
  kindCode(from, to, table) !== undefined;

/**
 * The rate in use, where the address asks for a kind or one was chosen for the currency; the official rate where there is none of
 * that name. No pair is shown at another pair's kind.
 */
export function useKindInUse(from: string, to: string, wanted: RateInUse, table: Kinds = {}): RateInUse {
  const chosen = useChosenKinds();
  const { kinds } = table;
  return useMemo(() => {
    const code = kindCode(from, to, { kinds });
    const isToday = wanted.basis === 'today' && !wanted.markup;
    const name = wanted.basis === 'kind' ? wanted.kind : isToday && code ? chosen[code] : undefined;
    if (name && code && kinds?.some((kind) => kind.code === code && kind.name === name))
      return { basis: 'kind', kind: name, code };
    return wanted.basis === 'kind' ? { ...TODAY, markup: wanted.markup } : wanted;
  }, [from, to, wanted, kinds, chosen]);
}
