import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LanguageId } from '../../../../../languages/list.ts';
import { chartReaderIn, localeOf } from '../../testing/chart-readers.ts';
import type { QuantityPart } from '../question/question.ts';
import { formulaText, type SumInterpretation } from '../sums/sum.ts';
import type { Cell } from './cell.ts';
import { GLOBAL_RULES, LOCAL_RULES } from './chart-reader.ts';

/** The rows of a table: the language of a question is the first or the second cell of each. */
const rowsOf = <Row>(name: string): Row[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t') as Row);

/** Every rule with a question that it is needed for, what that comes to, and one that looks like it and is none. */
const TABLE = rowsOf<[string, LanguageId, string, string, string]>('rules.tsv');
/** Questions with what they come to, how that is written, what is left out of them, and what else they may mean. */
const ANSWERS = rowsOf<[LanguageId, string, string, string?, string?, string?]>('answers.tsv');

const rulesOf = ({ rule, of }: Cell): readonly string[] => [rule, ...of.flatMap(rulesOf)];

const shown = ({ amount, unit }: QuantityPart): string =>
  `${Number((Number(amount.n) / Number(amount.d)).toPrecision(11))} ${unit}`.trim();

/** What a meaning comes to: `5 ft × 7 ft > m`. */
function resultOf({
  amount,
  from,
  to,
  terms,
  per,
  sides,
  compound,
  assumedTarget,
}: SumInterpretation): string {
  const parts = (sides ?? terms ?? [{ amount: amount.toFraction(), unit: from }]).map(shown);
  const target = assumedTarget || to.length === 0 ? '' : ` > ${to.join(compound ? '+' : ',')}`;
  return `${parts.join(sides ? ' × ' : ' + ')}${per ? `/${per}` : ''}${target}`.trim();
}

/** What a question comes to, and the rules that it took. */
function read(language: LanguageId, text: string) {
  const reader = chartReaderIn(language);
  const locale = localeOf(language);
  const answer = reader.parse(text, { locale });
  const [best] = answer.ok ? reader.meaningsOf(reader.cutFor(text, { locale }), { locale }) : [];
  if (!best || !answer.ok) return { value: 'refused', rules: [] };
  return {
    value: resultOf(answer.interpretation as SumInterpretation),
    rules: [best.rule.id, ...best.cover.cells.flatMap(rulesOf)],
    formula: formulaText((answer.interpretation as SumInterpretation).formula ?? [], shown),
    left: answer.corrections.map(({ span }) => text.slice(...span)).join(),
    others: answer.alternatives.map((one) => resultOf(one as SumInterpretation)).join(' | '),
  };
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

  it.each(ANSWERS)(
    '[I14.chart] %s: %s is %s',
    (language, text, value, formula = '', left = '', others = '') => {
      expect(read(language, text)).toMatchObject(
        value === 'refused' ? { value } : { value, formula, left, others },
      );
    },
  );
});
