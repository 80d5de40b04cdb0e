import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { LanguageId } from '../../../../languages/list.ts';
import { ecbRates } from '../testing/ecb-rates.ts';
import { units } from '../testing/parse-question.ts';
import { resolverIn } from '../testing/resolver-in.ts';
import type { UnitSet } from '../units/unit-set.ts';
import { resultJson } from './result-json.ts';

/** Of units of any name: what a row of the table has is text. */
const catalogue: UnitSet = units;
/** The columns of `meanings.tsv` behind class and value. */
const LANGUAGES: readonly LanguageId[] = ['es', 'en', 'de', 'fr', 'it', 'pt', 'ca'];
const RATES = ecbRates('2026-08-21', { USD: '1.1699', GBP: '0.8567' });

interface Answer {
  readonly to?: string | null | undefined;
  readonly result?: string | undefined;
  readonly per?: string | undefined;
  readonly on?: string | undefined;
}

const rows = readFileSync(new URL('meanings.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

/** Whether an answer is a value, in whatever unit of its kind; a price may leave out of what it is. */
function isMeant({ to, result, per, on }: Answer, expected: string): boolean {
  const [, figure, named = '', each, within = '0.001', day] =
    /^([\d.]+)(?: ([^/ ]+)(?:\/(\w+))?)?(?: ~(\d+))?(?: @(.+))?$/.exec(expected) ?? [];
  const isPlain = to === named || (to ?? '%') === '%';
  const got = isPlain ? Number(result) : catalogue.convertNumber(Number(result), to as string, named);
  const isNear = Math.abs(got / Number(figure) - 1) <= Number(within) / 100;
  return isNear && on === day && (per === undefined || per === each);
}

it.each(LANGUAGES)('[I14.chart] %s: nine of ten of each class, as a page reads them', async (id) => {
  const { resolver, locale } = await resolverIn(id);
  const wrong: string[] = [];
  const refused = new Map<string, number>();
  for (const row of rows) {
    const [kind = '', expected = ''] = row;
    // a text that is marked may stay refused
    const [, isOpen, text = ''] = /^(~ )?(.*)$/.exec(row[LANGUAGES.indexOf(id) + 2] ?? '') ?? [];
    const context = { locale, today: '2026-11-29' };
    const answer = resultJson(await resolver.resolve(text, context, { rates: async () => RATES }));
    if (!answer.ok) refused.set(kind, (refused.get(kind) ?? 0) + 1);
    if (answer.ok ? !expected.split(' | ').some((value) => isMeant(answer, value)) : !isOpen)
      wrong.push(text);
  }
  expect(wrong).toEqual([]);
  expect([...refused].filter(([, count]) => count > 1)).toEqual([]);
});
