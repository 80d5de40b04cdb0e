import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGE_TAGS, type LanguageId } from '../../../../languages/list.ts';
import { ecbRates } from '../testing/ecb-rates.ts';
import { resolverIn } from '../testing/resolver-in.ts';
import { jsonNumber, resultJson } from './result-json.ts';

const RATES = ecbRates('2026-08-21', {
  ...{ USD: '1.1699', GBP: '0.8567', CHF: '0.9361', MXN: '19.769', BRL: '6.35', CAD: '1.6074' },
  ...{ SEK: '11.1', NOK: '11.8', DKK: '7.46', MYR: '4.93', AUD: '1.7', NZD: '1.95', JPY: '185.66' },
  ...{ BOB: '8.08', KES: '151.2', TRY: '49.1', RSD: '117.2', BAM: '1.95583', CVE: '110.265' },
});

interface Row {
  readonly language: LanguageId;
  readonly text: string;
  /** Figures that are right; none of what has to be refused. */
  readonly right: readonly string[];
}

const rows = readFileSync(new URL('../parse/question/fixtures/refusals.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): Row => {
    const [language = '', text = '', right = ''] = line.split('\t');
    return { language: language as LanguageId, text, right: right === 'refused' ? [] : right.split(' | ') };
  });

/** What a text is answered with, as the rows have it; nothing where it is refused. */
async function answersOf(id: LanguageId, texts: readonly string[]): Promise<(string | undefined)[]> {
  const { resolver, locale } = await resolverIn(id);
  const context = { locale, today: '2026-08-22' };
  const figures = { rates: async () => RATES };
  const answers = texts.map(async (text) => {
    const resolved = await resolver.resolve(text, context, figures);
    const json = resultJson(resolved);
    if (!json.ok) return undefined;
    if (!('first' in resolved)) return 'an ingredient';
    const { amount, from } = resolved.first.interpretation;
    return from === '' ? `= ${jsonNumber(amount).decimal}` : `${jsonNumber(amount).decimal} ${from}`;
  });
  return Promise.all(answers);
}

it('has 45 texts of each language at least, each of them once', () => {
  for (const id of LANGUAGE_TAGS)
    expect(rows.filter(({ language }) => language === id).length).toBeGreaterThanOrEqual(45);
  expect(new Set(rows.map(({ language, text }) => `${language} ${text}`)).size).toBe(rows.length);
});

it.each(LANGUAGE_TAGS)(
  '[I14.refusals] no question that is easily misread gets a wrong answer (%s)',
  async (id) => {
    const own = rows.filter(({ language }) => language === id);
    const answers = await answersOf(
      id,
      own.map(({ text }) => text),
    );
    const wrong = own.flatMap(({ text, right }, at) => {
      const answer = answers[at];
      return answer === undefined || right.includes(answer) ? [] : [`${text}: ${answer}`];
    });
    expect(`${wrong.length} wrong of ${own.length}\n${wrong.join('\n')}`).toBe(`0 wrong of ${own.length}\n`);
  },
);
