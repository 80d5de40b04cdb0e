import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMON_UNITS, createUnitSet } from '@equivale/core';
import type { NamedRates } from './rates-service.ts';

/** What the embedded converter shows of an answer, with the part of the table that it converts by. */
export interface Card {
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  readonly table?: object;
}

/** Where a result has its card: beside what the model reads. */
export const CARD_KEY = 'app.equivale/card';

/** The page that clients show beside an answer. @source MCP Apps 2026-01-26 */
export const CARD_PAGE = { uri: 'ui://equivale/card.html', mimeType: 'text/html;profile=mcp-app' } as const;

/** Written by the builds of the app and of the command line: without one, clients have the text alone. */
const FILE = join(import.meta.dirname, '../card/card.html');
export const cardPage = (): string | undefined => (existsSync(FILE) ? readFileSync(FILE, 'utf8') : undefined);

/** The units that the converter knows. */
const common = createUnitSet([COMMON_UNITS]);

const entriesOf = <Value>(all: Readonly<Record<string, Value>>, kept: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(all).filter(([code]) => kept.has(code)));

/** The part of a table that speaks of some currencies. */
function tableOf({ rates, origins, sources = {} }: NamedRates, codes: ReadonlySet<string>) {
  const spoken = origins.flatMap((origin) => {
    const kept = origin.codes.filter((code) => codes.has(code));
    const { published } = origin;
    const figures = published && { ...published, rates: entriesOf(published.rates, codes) };
    return kept.length > 0 ? [{ ...origin, codes: kept, ...(figures && { published: figures }) }] : [];
  });
  const keys = new Set(spoken.flatMap(({ source, institution = source }) => [source, institution]));
  const timestamp = spoken.map(({ date }) => date).sort()[0];
  return {
    base: 'USD',
    timestamp,
    rates: entriesOf(rates, codes),
    origins: spoken,
    sources: entriesOf(sources, keys),
  };
}

/** An answer as far as a card shows it. */
interface Shown {
  readonly amount?: string | undefined;
  readonly from?: string | null | undefined;
  readonly to: string | null;
  readonly figures?: readonly { readonly base: string; readonly code: string }[] | undefined;
}

/** Answers that are more than an amount in one unit and in another. */
const MORE = ['formula', 'ingredient', 'metal', 'per', 'range', 'substance'];

/** @returns undefined for what the converter does not show: a sum, an ingredient, a rare unit */
export function cardOf(shown: Shown, table: Partial<NamedRates>): Card | undefined {
  const { amount, from, to, figures } = shown;
  if (!amount || !from || !to || MORE.some((key) => key in shown)) return undefined;
  if (common.find(from) && common.find(to)) return { amount, from, to };
  const { rates, origins } = table;
  if (!figures || !rates || !origins) return undefined;
  const codes = new Set(['USD', from, to, ...figures.flatMap(({ base, code }) => [base, code])]);
  return { amount, from, to, table: tableOf({ ...table, rates, origins }, codes) };
}
