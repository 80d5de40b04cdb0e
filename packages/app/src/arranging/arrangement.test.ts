import { DAY_MS } from '@equivale/core';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { arrangements } from '../records/kinds/arrangements.ts';
import { type Arrangement, arrange, arrangementOf, UNARRANGED } from './arrangement.ts';
import { type Change, recordsAfter } from './change.ts';
import { positionBetween } from './position.ts';
import { usageOf } from './usage.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const byName = (a: string, b: string) => a.localeCompare(b);
const unused = { use: () => 0, compareNames: byName };

const after = (arrangement: Arrangement, change: Change, ids = IDS, now = 1): Arrangement =>
  arrangementOf([...arrangement.values(), ...recordsAfter('units/length', ids, arrangement, change, now)]);

const shown = (arrangement: Arrangement, ids = IDS) => {
  const { pinned, rest } = arrange(ids, arrangement, unused);
  return [...pinned, ...rest];
};

const anyMoves = fc.array(
  fc.record({ from: fc.nat(IDS.length - 1), beside: fc.nat(IDS.length - 2), isAfter: fc.boolean() }),
  { maxLength: 40 },
);

/** The same moves done to a plain array, and to an arrangement. */
function moveAll(moves: readonly { from: number; beside: number; isAfter: boolean }[]) {
  let arrangement = UNARRANGED;
  let plain = [...IDS];
  for (const { from, beside, isAfter } of moves) {
    const item = plain[from] as string;
    const others = plain.filter((id) => id !== item);
    const neighbor = others[beside] as string;
    arrangement = after(arrangement, {
      kind: 'move',
      item,
      to: isAfter ? { after: neighbor } : { before: neighbor },
    });
    plain = others.toSpliced(beside + (isAfter ? 1 : 0), 0, item);
  }
  return { arrangement, plain };
}

describe('[I16.order] the order of a list', () => {
  it('[I16.order] there is a position between any two, however often one is asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 60 }), (gaps) => {
        const positions: string[] = [];
        for (const gap of gaps) {
          const at = gap % (positions.length + 1);
          const position = positionBetween(positions[at - 1] ?? '', positions[at]);
          expect(position).toMatch(/^[0-9a-z]*[1-9a-z]$/);
          positions.splice(at, 0, position);
        }
        expect([...new Set(positions)].sort()).toEqual(positions);
      }),
    );
  });

  it('[I16.order] any number of moves leaves what the same moves leave of a plain array', () => {
    fc.assert(
      fc.property(anyMoves, (moves) => {
        const { arrangement, plain } = moveAll(moves);
        expect(shown(arrangement)).toEqual(plain);
      }),
    );
  });

  it('[I16.order] a move changes the record of what was moved and of nothing else that somebody changed', () => {
    const { arrangement } = moveAll([{ from: 3, beside: 0, isAfter: false }]);
    const [only, ...others] = recordsAfter(
      'units/length',
      IDS,
      after(arrangement, { kind: 'pin', item: 'b', isOn: true }),
      { kind: 'move', item: 'g', to: { after: 'b' } },
      9,
    );
    expect(only).toMatchObject({ item: 'g', moved: true, changedAt: 9 });
    expect(others).toEqual([]);
  });

  it('[I16.new-in-place] what a release adds stands behind the nearest one before it that nobody moved', () => {
    fc.assert(
      fc.property(anyMoves, fc.nat(IDS.length), (moves, place) => {
        const { arrangement, plain } = moveAll(moves);
        const catalogue = IDS.toSpliced(place, 0, 'new');
        const order = shown(arrangement, catalogue);
        expect(order.filter((id) => id !== 'new')).toEqual(plain);
        const stayed = IDS.filter((id) => arrangement.size === 0 || !arrangement.get(id)?.moved);
        const before = IDS.slice(0, place).findLast((id) => stayed.includes(id));
        const behind = IDS.slice(place).find((id) => stayed.includes(id));
        if (before !== undefined) expect(order[order.indexOf('new') - 1]).toBe(before);
        else if (behind !== undefined) expect(order[order.indexOf('new') + 1]).toBe(behind);
        else expect(order.at(-1)).toBe('new');
      }),
    );
  });

  it('[I16.order] pinned ones come first, hidden ones are kept apart, all are shown again at once', () => {
    let arrangement = after(UNARRANGED, { kind: 'pin', item: 'e', isOn: true });
    arrangement = after(arrangement, { kind: 'hide', item: 'a', isOn: true });
    arrangement = after(arrangement, { kind: 'move', item: 'g', to: { before: 'b' } });
    expect(arrange(IDS, arrangement, unused)).toEqual({
      pinned: ['e'],
      rest: ['g', 'b', 'c', 'd', 'f'],
      hidden: ['a'],
    });
    arrangement = after(arrangement, { kind: 'show-all' });
    expect(shown(arrangement)).toEqual(['e', 'a', 'g', 'b', 'c', 'd', 'f']);
  });

  it('[I16.sorting] by use or by name it is sorted so, pinned ones first, and by hand as it was', () => {
    const moved = after(UNARRANGED, { kind: 'move', item: 'a', to: { after: 'g' } });
    const pinned = after(moved, { kind: 'pin', item: 'f', isOn: true });
    const sorted = (by: 'use' | 'name' | 'hand') =>
      arrange(IDS, after(pinned, { kind: 'sort', by }), {
        use: (id) => (id === 'c' ? 2 : 0),
        compareNames: (a, b) => byName(b, a),
      }).rest.join('');
    expect(sorted('use')).toBe('cabdeg');
    expect(sorted('name')).toBe('gedcba');
    expect(sorted('hand')).toBe('bcdega');
  });

  it('[I16.order] damaged records leave their items in their places', () => {
    const junk = [
      { list: 'units/length', item: 'c', position: '0', changedAt: 1 },
      { list: 'units/length', item: 'd', changedAt: 'never' },
    ];
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(shown(arrangementOf(arrangements.readable(junk)))).toEqual(IDS);
    expect(warning).toHaveBeenCalledOnce();
  });
});

it('[I16.sorting] a conversion counts half as much after thirty days, and a quarter after sixty', () => {
  const now = 100 * DAY_MS;
  const record = {
    id: '1',
    category: 'length',
    fromUnit: 'mi',
    toUnit: 'km',
    fromValue: 1,
    toValue: 1,
  } as const;
  const usage = usageOf(
    'units/length',
    [
      { ...record, timestamp: now },
      { ...record, toUnit: 'm', timestamp: now - 30 * DAY_MS },
      { ...record, fromUnit: 'ft', timestamp: now - 60 * DAY_MS },
      { ...record, category: 'weight', timestamp: now },
    ],
    now,
  );
  expect(Object.fromEntries(usage)).toEqual({ mi: 1.5, km: 1.25, m: 0.5, ft: 0.25 });
});
