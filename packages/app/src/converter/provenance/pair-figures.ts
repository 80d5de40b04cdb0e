import { type Quote, type QuoteFigure, quote, type RateTable } from '@equivale/core';

export interface FixedFigure extends QuoteFigure {
  readonly fixed: 'peg' | 'retired';
  /** The currency that is tied, and the one it is tied to. */
  readonly currency: string;
  readonly anchor: string;
}

interface MarketFigure extends QuoteFigure {
  readonly source: string;
  readonly day: string;
}

export interface PairFigures {
  /** All of them, from the first currency to the second. */
  readonly figures: readonly QuoteFigure[];
  readonly market: readonly MarketFigure[];
  readonly fixed: readonly FixedFigure[];
  /** The quote's day; none where no market has published anything. */
  readonly day?: string;
  /** Whether a figure is a double of the table, of which nobody has sent the published text. */
  readonly isDouble: (figure: QuoteFigure) => boolean;
}

const isMarket = (figure: QuoteFigure): figure is MarketFigure =>
  figure.source !== undefined && figure.source !== 'legal' && figure.day !== undefined;

function fixedFigures({ figures, approximations }: Quote): FixedFigure[] {
  return approximations.flatMap((found) => {
    if (found.code !== 'peg' && found.code !== 'retired') return [];
    const { code: fixed, currency, anchor } = found;
    const figure = figures.find(
      ({ base, code }) => [base, code].sort().join() === [currency, anchor].sort().join(),
    );
    return figure ? [{ ...figure, fixed, currency, anchor }] : [];
  });
}

/** What a pair's rate is made of: what the market published, and what law fixes. Empty where there is no rate. */
export function pairFigures(table: RateTable, from: string, to: string): PairFigures {
  const quoted = quote({ amount: '1', from, to }, table);
  if (!quoted.ok) return { figures: [], market: [], fixed: [], isDouble: () => false };
  const { figures, approximations, day } = quoted;
  const market = figures.filter(isMarket);
  const doubles = approximations.flatMap((found) => (found.code === 'double' ? found.currency : []));
  const isDouble = ({ code }: QuoteFigure) => doubles.includes(code);
  return {
    figures,
    market,
    ...(day !== undefined && market.length > 0 && { day }),
    // A double combines the law and the anchor's rate: it is neither.
    fixed: fixedFigures(quoted).filter((figure) => !isDouble(figure)),
    isDouble,
  };
}
