import { foldLetters } from '../../text/fold-text.ts';
import type { Question } from '../question/question.ts';
import { isSum } from '../sums/sum.ts';

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');

/** Whose measure it is, or which of several of one name; behind *of* it is what is measured. */
const NAMES_A_KIND = word(
  '(?<!^(?:of|de) .*)(?:(?:espano|marin|roman|chin|japon|japan|korea|corean|escoces|irlandes|ancient|antigu|nautic|ingles|brit|imper|labor|habil|lectiv|escolar|sider|lunar|troy|spani|engl|survey|old|viej|fluid|liquid)\\p{L}*|sea|long|short)',
);
/** A day of which there is no rate yet, or whose rate is another. */
const NAMES_A_DAY = word(
  'proxim\\p{L}+|next|futur\\p{L}+|manana|viene|ayer|lunes|martes|jueves|viernes|tomorrow|\\p{L}+day|ano|year|mes|month',
);
const LEADS = '(?:en|in|from|at|de|del|of) (?:(?:el|la|los|las|the) )?';
const LEAD = new RegExp(`(?<!\\S)${LEADS}$`);
/** Where money is, or whose it is, unless it only says what it is for or made of. */
const NAMES_A_PLACE = new RegExp(
  `^${LEADS}(?!(?:cash|efectivo|billete|moneda|note|bill|multa|propina|tip|change|cambio|rent|ahorro|saving|money|dinero|credit|debit|tarjeta|card|bank|banco|my|mi)s?(?!\\p{L}))\\p{L}`,
  'u',
);
/** What a barrel holds depends on what is in it, unless it is oil. */
const NAMES_NO_OIL = /^(?!.*(?:oil|crud|petrol))/;

/** Whether what was left out of a text would change what it comes to: the figure is another one, or that of another unit. */
export function leavesOutMeaning(
  source: string,
  { interpretation, alternatives, corrections }: Question,
): boolean {
  const { category, from } = interpretation;
  const isShared = !isSum(interpretation) && alternatives.some((other) => other.from !== from);
  return corrections.some(({ span: [start, end], word: read }) => {
    const [before, typed] = [source.slice(0, start), source.slice(start, end)].map(foldLetters) as [
      string,
      string,
    ];
    if (read !== '') return /^mill\b/.test(typed);
    if (from === 'bbl' && NAMES_NO_OIL.test(typed)) return true;
    // receta inglesa: before the amount no unit stands
    if (category !== 'currency') return (/\d/.test(before) || !/\d/.test(source)) && NAMES_A_KIND.test(typed);
    const led = `${LEAD.exec(before)?.[0] ?? ''}${typed.trim()}`;
    return (
      NAMES_A_DAY.test(typed) || (isShared && /[\p{L}\p{Sc}] ?$/u.test(before) && NAMES_A_PLACE.test(led))
    );
  });
}
