import { buildUnitIndex, type SearchIndex, search, type Unit } from '@equivale/core';
import type { Language } from '@equivale/core/locale/language';
import { unitAliases } from '@equivale/core/unit-aliases';
import { UNIT_SOURCES } from '@equivale/core/unit-sources';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { allLanguages, units } from './catalogue.ts';
import { failure, success } from './tool-result.ts';

/** Most units of one answer. */
const MAX_UNITS = 50;

const input = {
  search: z.string().max(200).optional().describe('Name, symbol or abbreviation, in any language of `names`'),
  category: z.string().max(40).optional().describe('length, weight, volume …; all without it'),
};

const unitSchema = z.object({
  id: z.string().describe('What the other tools take'),
  symbol: z.string(),
  category: z.string(),
  names: z.record(z.string(), z.string()).describe('Plural names by language'),
  toBase: z.string().describe('How many base units one is, exactly: a decimal, or one divided by another'),
  offset: z.string().optional().describe('Base value at 0 of this unit'),
  reciprocal: z.boolean().optional().describe('The base value is toBase divided by the figure'),
  approximate: z.boolean().optional().describe('There is no exact definition'),
  definition: z.string().describe('Where the factor is laid down'),
});

/** What the tool is called and takes. */
export const unitsTool = {
  title: 'Units and their definitions',
  description:
    'Finds units by name or category, each with its id, its exact factor and the definition it stands on.',
  inputSchema: input,
  outputSchema: {
    units: z.array(unitSchema),
    categories: z.array(z.string()).describe('All categories there are'),
    more: z.number().describe('How many further units there are'),
  },
};

/** All that units are called; read with the first call. */
let spoken: Promise<Spoken> | undefined;
type Spoken = { readonly languages: readonly Language[]; readonly index: SearchIndex<Unit> };

async function loadSpoken(): Promise<Spoken> {
  const languages = await allLanguages();
  return { languages, index: buildUnitIndex(units.list(), { languages, aliases: unitAliases }) };
}

const categories = [...new Set(units.list().map(({ category }) => category))];

function described(
  { id, symbol, category, toBase, offset, reciprocal, approximate, source }: Unit,
  languages: readonly Language[],
) {
  const names = languages.flatMap(({ locale, unitNames }) => {
    const name = unitNames[id];
    return name ? [[locale.id, name.other]] : [];
  });
  return {
    id,
    symbol,
    category,
    names: Object.fromEntries(names),
    toBase,
    ...(offset !== undefined && { offset }),
    ...(reciprocal && { reciprocal }),
    ...(approximate && { approximate }),
    definition: UNIT_SOURCES[source],
  };
}

/** Units by name or category. */
export async function findUnits(args: z.infer<z.ZodObject<typeof input>>): Promise<CallToolResult> {
  const { category } = args;
  if (category !== undefined && !categories.some((known) => known === category))
    return failure({ code: 'unknown-category', about: category, suggestions: categories });
  spoken ??= loadSpoken();
  const { languages, index } = await spoken;
  const found = search(args.search ?? '', index).filter(
    (unit) => unit.category === (category ?? unit.category),
  );
  const shown = found.slice(0, MAX_UNITS).map((unit) => described(unit, languages));
  return success({ units: shown, categories, more: found.length - shown.length }, [
    shown.map(({ id, names }) => `${id} (${names.en ?? id})`).join(', ') || 'no units',
  ]);
}
