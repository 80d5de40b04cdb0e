/** Random choices that a seed repeats. */
export interface Random {
  /** From 0 to 1, without 1. */
  next(): number;
  /** Whole number from 0 to `below`, without it. */
  whole(below: number): number;
  pick<T>(from: readonly T[]): T;
}

/** @source Mulberry32 by Tommy Ettinger, public domain */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    next,
    whole,
    pick: <T>(from: readonly T[]) => {
      if (from.length === 0) throw new Error('nothing to pick from');
      return from[whole(from.length)] as T;
    },
  };
}
