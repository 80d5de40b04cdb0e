import type { RateTable } from '@equivale/core';
import { useMemo } from 'react';
import { type RateInUse, TODAY } from '../../../conversion/rate-in-use.ts';
import { usePreferences } from '../../../device/preferences.ts';

type Kinds = Pick<RateTable, 'kinds'>;

/** The side of a pair whose rates of the street there are: the second, or else the first. */
export const kindCode = (from: string, to: string, { kinds = [] }: Kinds): string | undefined =>
  [to, from].find((side) => kinds.some(({ code }) => code === side));

export const hasKinds = (from: string, to: string, table: Kinds): boolean =>
  kindCode(from, to, table) !== undefined;

/** The kind of the address or the chosen one, else the official rate; never another pair's kind. */
export function useKindInUse(from: string, to: string, wanted: RateInUse, table: Kinds = {}): RateInUse {
  const chosen = usePreferences();
  const { kinds } = table;
  return useMemo(() => {
    const code = kindCode(from, to, { kinds });
    const isToday = wanted.basis === 'today' && !wanted.markup;
    const name = wanted.basis === 'kind' ? wanted.kind : isToday && code ? chosen[`kind/${code}`] : undefined;
    if (name && code && kinds?.some((kind) => kind.code === code && kind.name === name))
      return { basis: 'kind', kind: name, code };
    return wanted.basis === 'kind' ? { ...TODAY, markup: wanted.markup } : wanted;
  }, [from, to, wanted, kinds, chosen]);
}
