import type { Question, QuestionError } from '../question/question.ts';
import type { Draft } from '../rephrasing/draft.ts';

/** A place of a text that may be read in two ways: the words of the first, and of the second. */
type TwoMeanings = readonly [pattern: RegExp, first: string, second: string];

const FIGURE =
  '(?<=(?<![\\p{L}\\d.,]|(?:half|quarter|third|of) )(?:\\d[\\d.,]*|an?|one|two|three|four|five|six|ten|twenty|fifty) )';
/** What is said in Spanish is counted in thousands by whoever says it. */
const SPANISH =
  '(?: \\p{L}+)? (?:pesos|soles|colones|lempiras|quetzales|guaranies|bolivares|dolares|metros|kilometros|pies|millas|libras|kilos|litros|gramos)(?!\\p{L})';
const RAIN = '(?:rain(?:fall)?|precipitation|snow(?:fall)?|drizzle)';

/**
 * `mil`: to those who speak English a million, or a millimetre of rain; a thousand to those who speak Spanish; and a thousandth of an
 * inch to those who measure foil.
 */
const MEANINGS: readonly TwoMeanings[] = [
  [new RegExp(`(?<=\\d ?)mils?(?: of)? ${RAIN}(?= )`, 'u'), 'mm', 'thou'],
  [new RegExp(`${FIGURE}mil(?=${SPANISH} (?:in|to))`, 'u'), 'thousand', 'million'],
  [new RegExp(`${FIGURE}mil(?: of)?(?= (?!of )\\p{L}+(?: \\p{L}+)? (?:in|to) )`, 'u'), 'million', 'thousand'],
  [
    new RegExp(
      `(?: of ${RAIN}),? (?:(?:how many|in|to) )mils?(?: (?:is|are) (?:that|it))?(?=[\\s?!.]*$)`,
      'u',
    ),
    ' to mm',
    ' to thou',
  ],
  [new RegExp(`(?<=how many )mils?(?= .*${RAIN})`, 'u'), 'mm', 'thou'],
  [/(?<=how many )mils?(?= )/u, 'thou', 'mm'],
  [
    /(?<=(?:in|inch|inches)(?: of \p{L}+)?,? )how many mils?(?: (?:is|are) (?:that|it))?(?=[\s?!.]*$)/u,
    'to mm',
    'to thou',
  ],
];

/** Reads a text whose first such place may mean two things in both ways; the second is shown beneath. */
export function readTwice(
  draft: Draft,
  read: (draft: Draft) => Question | QuestionError | undefined,
): Question | undefined {
  for (const [pattern, ...meanings] of MEANINGS) {
    const found = pattern.exec(draft.folded);
    if (!found) continue;
    const place = [found.index, found.index + found[0].length] as const;
    const [first, second] = meanings.flatMap((by) => {
      const question = read(draft.edited([{ place, by, isTold: true }]));
      return question?.ok ? [question] : [];
    });
    if (!first) continue;
    const alternatives = [...(second ? [second.interpretation] : []), ...first.alternatives];
    return { ...first, alternatives };
  }
  return undefined;
}
