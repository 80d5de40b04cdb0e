/** A word of a list of terms: what a unit or a currency is also called. */
export interface ListedTerm {
  readonly text: string;
  /** 0: this is meant by it; 1: some people mean it, most another; 2: only where nothing else fits. */
  readonly rank: number;
  /** Understood only when written exactly so. */
  readonly caseMatters: boolean;
  /** Found by it, but not one of it: a satoshi of the bitcoin. */
  readonly searchOnly: boolean;
}

/**
 * Reads a list of terms, separated by commas. Before a term, `=`: only in exactly this case; `~`: some people mean this by
 * it, most another; `~~`: only where nothing else fits; `=~`: both; `*`: found by it, but it names something else than one of it.
 */
export function listedTerms(...lists: readonly (string | undefined)[]): ListedTerm[] {
  return lists
    .flatMap((list) => list?.split(', ') ?? [])
    .filter((term) => term !== '')
    .map((term) => {
      const [marks = '', exact, doubt = '', related] = term.match(/(=?)(~*)(\*?)(?=.)/) ?? [];
      return {
        text: term.slice(marks.length),
        rank: doubt.length,
        caseMatters: exact === '=',
        searchOnly: related === '*',
      };
    });
}

/** The texts of those terms that are wanted. */
export const textsOf = (terms: readonly ListedTerm[], isWanted: (term: ListedTerm) => boolean): string[] =>
  terms.filter(isWanted).map(({ text }) => text);

/** Lists of terms by id, with those of another table for the same ids behind them. */
export const joinLists = (
  lists: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...lists,
  ...Object.fromEntries(
    Object.entries(more).map(([id, list]) => [id, lists[id] ? `${lists[id]}, ${list}` : list]),
  ),
});
