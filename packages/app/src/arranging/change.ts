import { nextStamp } from '@equivale/core/merge';
import type { ArrangedItem, Sorting } from '../records/kinds/arrangements.ts';
import { type Arrangement, byHand, LIST_ITSELF, order } from './arrangement.ts';
import { evenPositions, positionBetween } from './position.ts';

export type Change =
  | { readonly kind: 'pin' | 'hide'; readonly item: string; readonly isOn: boolean }
  | { readonly kind: 'move'; readonly item: string; readonly to: Place }
  | { readonly kind: 'sort'; readonly by: Sorting }
  | { readonly kind: 'show-all' };

type Place = { readonly after: string } | { readonly before: string };

/** Numbers the items without position between their neighbours; evenly in a list without any. */
function number(list: string, all: readonly string[], arrangement: Arrangement): readonly ArrangedItem[] {
  const known = (id: string) => arrangement.get(id)?.position;
  const numbered = (item: string, position: string): ArrangedItem => ({
    changedAt: 0,
    ...arrangement.get(item),
    list,
    item,
    position,
  });
  if (!all.some(known)) {
    const positions = evenPositions(all.length);
    return all.map((id, at) => numbered(id, positions[at] as string));
  }
  let last = '';
  return all.flatMap((id, at) => {
    const position = known(id);
    if (position !== undefined) {
      last = position;
      return [];
    }
    last = positionBetween(
      last,
      all
        .slice(at + 1)
        .map(known)
        .find((next) => next !== undefined && next > last),
    );
    return [numbered(id, last)];
  });
}

function move(
  list: string,
  ids: readonly string[],
  arrangement: Arrangement,
  { item, to, now }: { readonly item: string; readonly to: Place; readonly now: number },
): readonly ArrangedItem[] {
  const numbered = number(list, byHand(ids, arrangement), arrangement);
  const all = new Map([...arrangement, ...numbered.map((record) => [record.item, record] as const)]);
  const beside = all.get('after' in to ? to.after : to.before)?.position;
  if (beside === undefined) return [];
  const others = [...all.values()].filter((other) => other.item !== item);
  const taken = others.flatMap(({ position }) => position ?? []).sort(order);
  const low = 'after' in to ? beside : (taken.findLast((other) => other < beside) ?? '');
  const position = positionBetween(
    low,
    taken.find((other) => other > low),
  );
  return [
    ...numbered.filter((other) => other.item !== item),
    {
      ...all.get(item),
      ...{ list, item, position, moved: true },
      changedAt: nextStamp(arrangement.get(item)?.changedAt, now),
    },
  ];
}

/** Records to store for a change; only items changed by the person get a new clock. */
export function recordsAfter(
  list: string,
  ids: readonly string[],
  arrangement: Arrangement,
  change: Change,
  now: number,
): readonly ArrangedItem[] {
  const changed = (item: string, fields: Partial<ArrangedItem>): ArrangedItem => ({
    ...arrangement.get(item),
    ...fields,
    list,
    item,
    changedAt: nextStamp(arrangement.get(item)?.changedAt, now),
  });
  switch (change.kind) {
    case 'pin':
      return [changed(change.item, { pinned: change.isOn })];
    case 'hide':
      return [changed(change.item, { hidden: change.isOn })];
    case 'sort':
      return [changed(LIST_ITSELF, { sorting: change.by })];
    case 'show-all':
      return [...arrangement.values()]
        .filter(({ hidden }) => hidden)
        .map(({ item }) => changed(item, { hidden: false }));
    case 'move':
      return move(list, ids, arrangement, { ...change, now });
  }
}
