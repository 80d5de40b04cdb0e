/**
 * Asks today's reader and the chart every row, and prints wrong answers first, then what is right and refused by corpus and language.
 * Usage: node scripts/compare-readers.ts [-v, with each row that is not right] [-c, the chart alone] [language] [corpus]
 */
import { LANGUAGE_TAGS } from '../languages/list.ts';
import { type Answer, readersIn } from './readers/readers.ts';
import { allRows, type Row } from './readers/rows.ts';

const args = process.argv.slice(2);
const isVerbose = args.includes('-v');
const isChartOnly = args.includes('-c');
const [onlyLanguage] = args.filter((arg) => (LANGUAGE_TAGS as readonly string[]).includes(arg));
const [onlyCorpus] = args.filter((arg) => !arg.startsWith('-') && arg !== onlyLanguage);

interface Count {
  asked: number;
  toRefuse: number;
  plain: number;
  right: number;
  refused: number;
  wrong: number;
  misread: number;
}
const counts = new Map<string, Record<'today' | 'chart', Count>>();
const none = (): Count => ({ asked: 0, toRefuse: 0, plain: 0, right: 0, refused: 0, wrong: 0, misread: 0 });

function note(row: Row, name: 'today' | 'chart', { answer, isPlain }: Answer): string {
  const outcome = row.judge(answer);
  for (const group of [row.corpus, `language ${row.language}`, 'all']) {
    const both = counts.get(group) ?? { today: none(), chart: none() };
    counts.set(group, both);
    const count = both[name];
    count.asked++;
    if (row.meant === '!') count.toRefuse++;
    if (isPlain) count.plain++;
    if (outcome === 'right') count.right++;
    else if (outcome === 'refused') count.refused++;
    else if (row.meant === '!') count.misread++;
    else count.wrong++;
  }
  return outcome;
}

const rows = allRows().filter(
  ({ language, corpus }) =>
    (!onlyLanguage || language === onlyLanguage) && (!onlyCorpus || corpus.includes(onlyCorpus)),
);
const lines: string[] = [];
for (const id of LANGUAGE_TAGS) {
  const own = rows.filter(({ language }) => language === id);
  if (own.length === 0) continue;
  const readers = readersIn(id);
  for (const row of own) {
    const today = isChartOnly ? '' : note(row, 'today', readers.today(row.text));
    const read = readers.chart(row.text);
    const outcome = note(row, 'chart', read);
    if (outcome === 'right') continue;
    const { answer } = read;
    const got = answer.ok
      ? `${answer.interpretation.amount.toSignificant(9)} ${answer.interpretation.from} > ${answer.interpretation.to}`
      : '';
    lines.push(
      `${outcome}${read.isPlain ? ' plain' : ''}\t${row.corpus}\t${id}\t${row.text}\t${row.meant}\t${got}\t${today}`,
    );
  }
}
if (isVerbose) for (const line of lines.sort()) console.log(line);
for (const [group, both] of counts)
  for (const name of ['today', 'chart'] as const) {
    const { asked, toRefuse, plain, right, refused, wrong, misread } = both[name];
    if (asked > 0)
      console.log(
        `${group.padEnd(28)} ${name} asked ${asked} (to refuse ${toRefuse}, plain ${plain}): wrong ${wrong}, misread ${misread}, right ${right}, refused ${refused}`,
      );
  }
