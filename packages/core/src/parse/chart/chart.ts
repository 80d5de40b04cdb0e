import type { UnitSet } from '../../units/unit-set.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import { type Cell, type CellValue, isOfFuel, type Kind, type Leaf, type Role } from './cell.ts';
import { WEIGHTS } from './weights.ts';

/** Joins two neighbours. */
export interface LocalRule {
  readonly id: string;
  readonly of: readonly [Kind, Kind];
  /** How many little words may stand between them. */
  readonly gap: 0 | 1 | 2;
  /** Words of this role may stand between them as well. */
  readonly over?: Role;
  readonly cost: number;
  readonly gives: Kind;
  /** Undefined where the two do not go together. */
  make(a: Cell, b: Cell, chart: Chart): CellValue | undefined;
}

/** The rules that a cell of a kind takes part in. */
export type RulesByKind = ReadonlyMap<Kind, readonly LocalRule[]>;

export function byKind(rules: readonly LocalRule[]): RulesByKind {
  const known = new Map<Kind, LocalRule[]>();
  for (const rule of rules)
    for (const kind of new Set(rule.of)) known.set(kind, [...(known.get(kind) ?? []), rule]);
  return known;
}

/** Most cells of a text: questions have 54 at most, and what has more than this is none. */
const MAX_CELLS = 160;

/** What a cell is worth, as far as it tells one cell from another at the same place. */
function keyOf({ kind, from, to, number, measures, per, label, senses, asks, sides }: Leaf): string {
  const first = (list: Cell['measures']) =>
    list?.[0] ? `${list[0].amount.n}/${list[0].amount.d} ${list[0].unit}` : '';
  const named = senses?.map(([sense]) => sense?.id).join() ?? '';
  return `${kind} ${from} ${to} ${number?.n}/${number?.d} ${first(measures)} ${first(per)} ${label} ${named} ${asks} ${sides?.length}`;
}

/** All cells of a text, bottom-up: each new one is joined with its neighbours until nothing new comes of it. */
export class Chart {
  readonly lexemes: readonly Lexeme[];
  readonly units: UnitSet;
  readonly cells: Cell[] = [];
  readonly #isGap: readonly boolean[];
  #stops: readonly Cell[] | undefined;
  readonly #known = new Map<string, number>();
  readonly #startingAt: readonly Cell[][];
  readonly #endingAt: readonly Cell[][];

  constructor(lexemes: readonly Lexeme[], units: UnitSet, leaves: readonly Leaf[], rules: RulesByKind) {
    this.lexemes = lexemes;
    this.units = units;
    const gaps = leaves.filter(
      ({ kind, from, to }) => (kind === 'word:silent' || kind === 'word:of') && to === from + 1,
    );
    const places = new Set(gaps.map(({ from }) => from));
    this.#isGap = lexemes.map((_, at) => places.has(at));
    this.#startingAt = Array.from({ length: lexemes.length + 1 }, () => []);
    this.#endingAt = Array.from({ length: lexemes.length + 1 }, () => []);
    for (const cell of leaves) this.#add(cell);
    for (let next = 0; next < this.cells.length && next < MAX_CELLS; next++)
      this.#join(this.cells[next] as Cell, rules);
  }

  /** Whether it has more cells than any question. */
  get isCrowded(): boolean {
    return this.cells.length >= MAX_CELLS;
  }

  /** Words that are never left out. */
  get stops(): readonly Cell[] {
    this.#stops ??= this.cells.filter(({ kind }) => kind === 'word:stop');
    return this.#stops;
  }

  /** Whether it tells what fuel a way takes: what is named in it is the car or the fuel. */
  get tellsFuel(): boolean {
    return this.cells.some(isOfFuel);
  }

  /** Cells that begin at a lexeme. */
  from(at: number): readonly Cell[] {
    return this.#startingAt[at] ?? [];
  }

  /** Cells that end before a lexeme. */
  to(at: number): readonly Cell[] {
    return this.#endingAt[at] ?? [];
  }

  #add(made: Omit<Cell, 'id'>): void {
    const cell = { ...made, id: this.cells.length };
    const key = keyOf(cell);
    const known = this.#known.get(key);
    if (known !== undefined && known <= cell.cost) return;
    this.#known.set(key, cell.cost);
    this.cells.push(cell);
    this.#startingAt[cell.from]?.push(cell);
    this.#endingAt[cell.to]?.push(cell);
  }

  #join(cell: Cell, rules: RulesByKind): void {
    for (const rule of rules.get(cell.kind) ?? []) {
      if (rule.of[1] === cell.kind) this.#joinBefore(rule, cell);
      if (rule.of[0] === cell.kind) this.#joinBehind(rule, cell);
    }
  }

  #mayStand({ over }: LocalRule, at: number): boolean {
    return (
      this.#isGap[at] === true ||
      (over !== undefined && this.from(at).some(({ kind }) => kind === `word:${over}`))
    );
  }

  #joinBefore(rule: LocalRule, cell: Cell): void {
    for (let gap = 0; gap <= rule.gap && (gap === 0 || this.#mayStand(rule, cell.from - gap)); gap++)
      for (const before of [...this.to(cell.from - gap)]) this.#try(rule, before, cell, gap);
  }

  #joinBehind(rule: LocalRule, cell: Cell): void {
    for (let gap = 0; gap <= rule.gap && (gap === 0 || this.#mayStand(rule, cell.to + gap - 1)); gap++)
      for (const after of [...this.from(cell.to + gap)]) this.#try(rule, cell, after, gap);
  }

  #try(rule: LocalRule, a: Cell, b: Cell, gap: number): void {
    if (a.kind !== rule.of[0] || b.kind !== rule.of[1]) return;
    const cost = a.cost + b.cost + rule.cost + gap * WEIGHTS.gap;
    const value = cost > WEIGHTS.most ? undefined : rule.make(a, b, this);
    if (!value) return;
    const skipped = [...a.skipped, ...b.skipped, ...(value.skipped ?? [])];
    this.#add({
      kind: rule.gives,
      from: a.from,
      to: b.to,
      cost,
      rule: rule.id,
      of: [a, b],
      ...value,
      skipped,
    });
  }
}
