import { exactOf } from '../../number/exact-value.ts';
import { rational } from '../../number/rational.ts';
import { CLOCKS } from '../sums/relation/relation-wording.ts';
import { type FormulaPart, PLAIN, type SumInterpretation } from '../sums/sum.ts';

const MINUTES_OF_DAY = 24 * 60;

/** `9:15 am`, `las 8`, `17h30`, `8 de la tarde`; named by which of two it is. */
function hourPattern(name: string, { before, morning, afternoon }: (typeof CLOCKS)[number]): string {
  const half = `(?:(?<morning${name}>(?:${morning}|a\\.? ?m\\.?)(?!\\p{L}))|(?<afternoon${name}>(?:${afternoon}|p\\.? ?m\\.?)(?!\\p{L})))`;
  return `(?:(?:${before}) )?(?<hour${name}>\\d{1,2})(?:[:.h](?<minute${name}>[0-5]\\d))?(?: ?h(?:ora|r)?s?(?!\\p{L}))? ?${half}?`;
}

/** What goes on from one hour to another. */
const THINGS =
  'shift|turno|jornada|horario|class|clase|meeting|reunion|flight|vuelo|trip|viaje|train|tren|bus|party|fiesta|concert|concierto|sleep|slept|dormi|open|abierto|abre';

/** From one hour to another, and the words that ask how long that is. */
const SPANS = CLOCKS.map((clock) => {
  const { asks, from, hours, said, to } = clock;
  const span = `(?:(?:${from}) )?${hourPattern('From', clock)} ?(?:-|(?:${to}) ) ?${hourPattern('To', clock)}`;
  return {
    span: new RegExp(`(?<![\\p{L}\\d:.,])${span}(?![\\p{L}\\d:.,%]*[\\p{L}\\d%])`, 'u'),
    asks: new RegExp(`(?<!\\p{L})(?:${asks})(?!\\p{L})`, 'u'),
    // nothing else may be in the text
    around: new RegExp(`^(?:(?<!\\p{L})(?:${asks}|${hours}|${said}|${THINGS})(?!\\p{L})|[\\s\\p{P}])*$`, 'u'),
    hours: new RegExp(`(?<!\\p{L})(?:${hours})(?!\\p{L})`, 'u'),
  };
});

/** Minutes since midnight of an hour; the second one where nothing says which half of the day it is in. */
function minutesOf(
  groups: Readonly<Record<string, string | undefined>>,
  name: 'From' | 'To',
): readonly [number, isOpen: boolean] | undefined {
  const [hour, minute] = [Number(groups[`hour${name}`]), Number(groups[`minute${name}`] ?? 0)];
  const [morning, afternoon] = [groups[`morning${name}`], groups[`afternoon${name}`]];
  if (hour > 24 || ((morning ?? afternoon) && (hour > 12 || hour === 0))) return undefined;
  if (morning ?? afternoon) return [((hour % 12) + (afternoon ? 12 : 0)) * 60 + minute, false];
  return [hour * 60 + minute, hour >= 1 && hour <= 12];
}

function spanOf(minutes: number, formula: readonly FormulaPart[]): SumInterpretation {
  return {
    ...PLAIN,
    category: 'time',
    amount: exactOf(rational(BigInt(minutes))),
    from: 'min',
    to: minutes % 60 === 0 ? ['h'] : minutes < 60 ? ['min'] : ['h', 'min'],
    compound: minutes % 60 !== 0 && minutes > 60,
    assumedTarget: true,
    formula,
  };
}

const shown = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * How long it is from one hour of a day to another: `de 9:00 a 17:30 cuántas horas`, `10 pm to 6 am hours`.
 * @returns both lengths where `9 to 5` may end in the afternoon or on the next day; none where it asks for something else
 */
export function readClockSpan(text: string): SumInterpretation[] {
  for (const { around, asks, hours, span } of SPANS) {
    const found = span.exec(text);
    const groups = found?.groups;
    if (!found || !groups) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    const { morningFrom, afternoonFrom, morningTo, afternoonTo } = groups;
    const isClock = (morningFrom ?? afternoonFrom ?? morningTo ?? afternoonTo) || /\d:\d/.test(found[0]);
    // entre las 7:45 y las 16:15 horas
    const isBetween = /^(?:entre|between) .*:.* h\p{L}+$/u.test(found[0]);
    const [from, to] = [minutesOf(groups, 'From'), minutesOf(groups, 'To')];
    if (
      !from ||
      !to ||
      !around.test(rest) ||
      !(asks.test(rest) || isBetween || (isClock && hours.test(rest)))
    )
      continue;
    const [start, isOpen] = from;
    const [end, isEndOpen] = to;
    const lengths = [(end - start + MINUTES_OF_DAY) % MINUTES_OF_DAY || MINUTES_OF_DAY];
    // 5 to 7 pm; 9 to 5
    const noon = MINUTES_OF_DAY / 2;
    if (afternoonTo && isOpen && start < end - noon) lengths.unshift(end - noon - start);
    if (end <= start && isOpen && isEndOpen)
      lengths.unshift((end + MINUTES_OF_DAY / 2 - start + MINUTES_OF_DAY) % MINUTES_OF_DAY);
    return lengths
      .filter((one) => one > 0)
      .map((one) => spanOf(one, [`${shown(start)} → ${shown(start + one)}`]));
  }
  return [];
}
