import { type DayStatus, parseStatusReport, type SourceStatus, type StatusReport } from '@equivale/contract';
import type { StatusWords } from '../../i18n/docs-words.ts';

// Draws the page about the sources: a script of its own, which knows nothing of the app.

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
const nameOf = ({ key, name }: SourceStatus): string => words.names[key] ?? name;

const lateWords = (late: number): string =>
  late === 1 ? words.lateOne : fill(words.lateMany, { count: late });

/** What the bar shows, in words. */
function summaryOf({ days, asked }: SourceStatus): string {
  const count = (status: DayStatus) => days.filter((day) => day === status).length;
  const [published, missing, unknown] = [count('published'), count('missing'), count('unknown')];
  const parts = [fill(words.counted, { published, due: published + missing + unknown })];
  if (missing > 0) parts.push(fill(words.missing, { count: missing }));
  if (unknown > 0) parts.push(fill(words.unknown, { count: unknown }));
  parts.push(asked ? fill(words.asked, { day: writeDay(asked) }) : words.notAsked);
  return parts.join(' ');
}

function drawSource(source: SourceStatus, { first, last }: StatusReport): HTMLElement {
  const { late, newest, cadence, days } = source;
  const state = late === null ? words.noValue : late > 0 ? lateWords(late) : words.upToDate;
  const summary = summaryOf(source);
  const bar = make('div', 'days', ...days.map((status) => make('i', status)));
  bar.setAttribute('role', 'img');
  bar.setAttribute('aria-label', summary);
  const about = [words.cadence[cadence], newest ? fill(words.newest, { day: writeDay(newest) }) : ''];
  return make(
    'section',
    'card',
    make(
      'div',
      '',
      make(
        'div',
        'source-head',
        make('h2', '', nameOf(source)),
        make('span', `state ${late === null ? 'none' : late > 0 ? 'late' : ''}`, state),
      ),
      make('p', 'small', about.filter(Boolean).join(' · ')),
      bar,
      make('div', 'ends', make('span', '', writeDay(first)), make('span', '', writeDay(last))),
      make('p', 'small', summary),
    ),
  );
}

function drawKey(): HTMLElement {
  const rows = (Object.keys(words.key) as DayStatus[]).map((status) => {
    const sample = make('span', 'days', make('i', status));
    sample.setAttribute('aria-hidden', 'true');
    return make('li', '', sample, words.key[status]);
  });
  return make('ul', 'key', ...rows);
}

function headingOf({ sources }: StatusReport): string {
  const late = sources.filter((source) => (source.late ?? 0) > 0);
  const [first, ...more] = late;
  if (!first) return words.allGood;
  if (more.length === 0) return `${nameOf(first)}: ${lateWords(first.late ?? 0)}`;
  return fill(words.someLate, { count: late.length, all: sources.length });
}

function drawReport(report: StatusReport): Child[] {
  return [
    make('h1', '', headingOf(report)),
    make('p', 'lead', fill(words.checked, { when: instantFormat.format(new Date(report.at)) })),
    drawKey(),
    make('div', 'columns', ...report.sources.map((source) => drawSource(source, report))),
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
  ?.replaceChildren(...(report ? drawReport(report) : [make('h1', '', words.unreachable)]));
