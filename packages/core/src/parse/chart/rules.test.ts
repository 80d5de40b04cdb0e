import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LanguageId } from '../../../../../languages/list.ts';
import { chartReaderIn, localeOf } from '../../testing/chart-readers.ts';
import type { Cell } from './cell.ts';
import { GLOBAL_RULES, LOCAL_RULES } from './chart-reader.ts';

/** Every rule with a question that it is needed for, what that comes to, and one that looks like it and is none. */
const TABLE = readFileSync(new URL('rules.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [string, LanguageId, string, string, string]);

const rulesOf = ({ rule, of }: Cell): readonly string[] => [rule, ...of.flatMap(rulesOf)];

/** What a question comes to, and the rules that it took. */
function read(language: LanguageId, text: string) {
  const reader = chartReaderIn(language);
  const locale = localeOf(language);
  const answer = reader.parse(text, { locale });
  const [best] = answer.ok ? reader.meaningsOf(reader.cutFor(text, { locale }), { locale }) : [];
  if (!best) return { value: 'refused', rules: [] };
  const { amount, from, to, terms, per, sides, compound, assumedTarget } = best.interpretation;
  const parts = sides ?? terms ?? [{ amount: amount.toFraction(), unit: from }];
  const shown = parts.map((part) =>
    `${Number((Number(part.amount.n) / Number(part.amount.d)).toPrecision(11))} ${part.unit}`.trim(),
  );
  const target = assumedTarget || to.length === 0 ? '' : ` > ${to.join(compound ? '+' : ',')}`;
  const value = `${shown.join(sides ? ' × ' : ' + ')}${per ? `/${per}` : ''}${target}`.trim();
  return { value, rules: [best.rule.id, ...best.cover.cells.flatMap(rulesOf)] };
}

describe('the rules of the chart', () => {
  it('stand in the table, each once', () => {
    const ids = new Set([...LOCAL_RULES, ...GLOBAL_RULES].map(({ id }) => id));
    expect(TABLE.map(([rule]) => rule).toSorted()).toEqual([...ids].toSorted());
  });

  it.each(TABLE)('[I14.chart] %s, %s: %s is %s', (rule, language, example, value) => {
    const answer = read(language, example);
    expect(answer.value).toBe(value);
    expect(answer.rules).toContain(rule);
  });

  it.each(TABLE)(
    '[I14.chart] %s, %s: near %s (%s) stands %s',
    (rule, language, _example, _value, nearMiss) => {
      expect(read(language, nearMiss).rules).not.toContain(rule);
    },
  );
});
