import { type DayStatus, parseStatusReport, type SourceStatus, type StatusReport } from '@equivale/contract';
import type { StatusWords } from '../../i18n/docs-words.ts';

// Renders the page about the sources: a script of its own, which knows nothing of the app.

const language = document.documentElement.lang;
const words = JSON.parse(document.querySelector('#words')?.textContent ?? '') as StatusWords;

type Child = Node | string;
function make(tag: string, className: string, ...children: Child[]): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const dayFormat = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
const instantFormat = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
const writeDay = (day: string): string => dayFormat.format(new Date(day));
const writeInstant = (instant: string): string => instantFormat.format(new Date(instant));
const nameOf = ({ key, name }: SourceStatus): string => words.names[key] ?? name;

const lateWords = (late: number): string =>
  late === 1 ? words.lateOne : fill(words.lateMany, { count: late });

function summaryOf({ days, asked }: SourceStatus): string {
  const count = (status: DayStatus) => days.filter((day) => day === status).length;
  const [published, missing, unknown] = [count('published'), count('missing'), count('unknown')];
  const parts = [fill(words.counted, { published, due: published + missing + unknown })];
  if (missing > 0) parts.push(fill(words.missing, { count: missing }));
  if (unknown > 0) parts.push(fill(words.unknown, { count: unknown }));
  parts.push(asked ? fill(words.asked, { day: writeDay(asked) }) : words.notAsked);
  return parts.join(' ');
}

/** What is late, ahead or missing, in words, and how it is marked. */
function stateOf(
  { late, missed, newest }: SourceStatus,
  { last }: StatusReport,
): [name: string, text: string] {
  if (late === null || newest === null) return ['none', words.noValue];
  if (newest > last) return ['ahead', words.ahead];
  if (missed) return ['late', missed === 1 ? words.missedOne : fill(words.missedMany, { count: missed })];
  return late > 0 ? ['late', lateWords(late)] : ['', words.upToDate];
}

/** Lines of a cell, the first one strong; what is not known is left out. */
const cell = (
  className: string,
  first: string | undefined | null,
  ...lines: readonly (string | undefined | false)[]
) =>
  make(
    'div',
    className,
    ...(first ? [make('b', '', first)] : []),
    ...lines.filter((line) => !!line).map((line) => make('small', '', String(line))),
  );

function renderSource(source: SourceStatus, report: StatusReport): HTMLElement {
  const { newest, cadence, days, rateType, compiled, via, codes, publishes, refusal } = source;
  const [mark, state] = stateOf(source, report);
  const summary = summaryOf(source);
  const bar = make('div', 'days', ...days.map((status) => make('i', status)));
  bar.setAttribute('role', 'img');
  bar.setAttribute('aria-label', summary);
  const type = compiled ? 'compiled' : rateType;
  return make(
    'li',
    '',
    cell(
      'name',
      nameOf(source),
      [codes !== undefined && fill(words.currencies, { count: codes }), words.cadence[cadence]]
        .filter(Boolean)
        .join(' · '),
      publishes && fill(words.at, { ...publishes }),
    ),
    cell(
      'type',
      type && words.types?.[type],
      type && (via ? fill(words.via, { name: words.names[via] ?? via }) : words.direct),
      source.testedWith === 'documentation' && words.documented,
    ),
    cell(
      'day',
      newest && writeDay(newest),
      refusal &&
        fill(words.refused, {
          when: writeInstant(refusal.at),
          reason: `${refusal.code} ${refusal.rule}`.trim(),
        }),
    ),
    make('div', 'bar', bar, make('small', '', summary)),
    make('div', `state ${mark}`, state),
  );
}

/** What the columns are; on a narrow screen the lines of a row say it themselves. */
function renderHeads({ last }: StatusReport): HTMLElement {
  const heads = [
    words.institution,
    words.type,
    words.validFor,
    fill(words.days, { day: writeDay(last) }),
    words.state,
  ];
  const row = make('div', 'heads', ...heads.map((head) => make('span', '', head)));
  row.setAttribute('aria-hidden', 'true');
  return row;
}

function renderKey(): HTMLElement {
  const rows = (Object.keys(words.key) as DayStatus[]).map((status) => {
    const sample = make('span', 'days', make('i', status));
    sample.setAttribute('aria-hidden', 'true');
    return make('li', '', sample, words.key[status]);
  });
  return make('ul', 'key', ...rows);
}

function headingOf(report: StatusReport): string {
  const { sources } = report;
  const late = sources.filter(({ late, missed }) => (missed || late || 0) > 0);
  const [first, ...more] = late;
  if (!first) return words.allGood;
  if (more.length === 0) return `${nameOf(first)}: ${stateOf(first, report)[1]}`;
  return fill(words.someLate, { count: late.length, all: sources.length });
}

function renderReport(report: StatusReport): Child[] {
  return [
    make('h1', '', headingOf(report)),
    make('p', 'lead', fill(words.checked, { when: writeInstant(report.at) })),
    renderKey(),
    renderHeads(report),
    make('ul', 'institutions', ...report.sources.map((source) => renderSource(source, report))),
  ];
}

async function fetchReport(): Promise<StatusReport | undefined> {
  try {
    const parsed = parseStatusReport(await (await fetch('/api/status')).json());
    return parsed.ok ? parsed.value : undefined;
  } catch {
    return undefined;
  }
}

const report = await fetchReport();
document
  .querySelector('#status')
  ?.replaceChildren(...(report ? renderReport(report) : [make('h1', '', words.unreachable)]));
