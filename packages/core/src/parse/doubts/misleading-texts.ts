import { foldQuestion } from '../../text/fold-question.ts';
import { foldLetters } from '../../text/fold-text.ts';
import type { Interpretation, Question, QuestionError } from '../question/question.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import { isSum } from '../sums/sum.ts';
import { leavesOutMeaning } from './left-out-meaning.ts';

/**
 * What is read as something else where it stands: degrees from one to another (`60-65 f in c`), a `mil` that may be a million, palos of
 * other money, a height that is no inches (`1,80 in fuss`), pay that is no way (`70k a year`), a target alone, what something costs, and what goes on (`pasar 40 a`); how many dozens is not said.
 */
const MISLEADING =
  /\d-\d[\d.,]* ?(?:°|[cf](?!\p{L})|deg|gra|cel|fah)|-f\w*t-\d|r \d+ a$|% *(?:of|de) ?$|^x\d| min \w+ m$|rtos \w+nos|grains .*gr$|[12][.,]\d\d? in (?:f[eu]|pied)|\dk [ap]\S* (?:y|mo|an|mes)|\d-\d+ ?%|^peso \d+ en l|(?:f a|ny) mil\b|(?:pal|luc)[ao]s? (?:y \w+ )?de (?:pe|eu|dol)|mil .* (?:to|in) |[cq]uarto de \d\S* ?m?\w* ?(?:x|por) ?\d|^ *(?:(?:cuantos?|how|much|what|and|y|[ei]s|son|seria|est?o|that|it|change|conv\w+|cambiar|pasar) )+(?:(?:[ei]n|to|a)(?: us)? \w+|cuestan? \w+ (?:kilo|\w+tro)s?)(?: (?:pls|please|por fa\w*))* *$|^ *pasar \w+ a *$|(?:libras|pounds|quid) [ei]n (?:lond|ingl|engl).*(?:cuant|how|what)|(?<!\p{L}|\d )an? (?:buck|quid|dollar|pound|euro) (?:\d|(?:\p{L}+t(?:y|een)|four|five)(?!\p{L}))|^\W*(?:dozens|hundreds|thousands|[mb]illions|lakhs|crores|docenas|cientos|miles|m?illones|billones) (?:of|de) /u;

/** The figure in the name of a thing, before another one: `ps5 499 usd`, `tornillo m8 x 50 mm`. */
const NAMED_FIGURE = /(?<![\p{L}\d])(?!r\d|[rkf][srd])\p{L}{1,2}(?![23](?!\d))\d+[ x].*\d/u;

/** Whether a folded text is refused, whatever would be made of it. */
export const isMisleading = (text: string): boolean => MISLEADING.test(text) || NAMED_FIGURE.test(text);

/** How a temperature changed, which no scale's zero has to do with. */
const TEMPERATURE_CHANGES =
  /(?<!\p{L})(?:(?<=\d.*(?<! [ou]r?) )(?:mas|menos|more|less)(?! (?:que|de|than|of)(?!\p{L})| o menos| or less)|(?:warmer|hotter|colder|cooler|higher|lower|change (?:of|in)|(?:ris|rose|rais|drop|fell|fall|incre|decre|subi|sube|baj[aoe]|aument|caid|caye|cayo|diferenci|differ|descen|delta|swing|variac|disminu|enfri|calent|salto|amplitud|interval|oscila)\p{L}*))(?!\p{L})(?! (?:cero|zero|0|freezing))/u;

/** Days of so many hours of work, and days and months by the stars and the moon. */
const OTHER_DAYS =
  /(?:work(?:ing)?|business|school|trading|sidereal|lunar) (?:day|week|month|year|hour)|(?:dia|semana|mes|ano|jornada|hora)\p{L}* (?:laboral|habil|lectiv|escolar|sider|lunar)/u;

/** `5 ft m`: metres, and no feet a minute. */
const SPEED_OF_M = /^(?!.*(?:[/h]|p[eo]r )).*(?:\p{L} m(?: |$)| m k?mi?(?: |$))/u;

/** `12h53 + 4.6 s`: no 57.6 seconds. */
const ADDS_TO_PART = /\d ?(?:\p{L}+|') ?\d+ (?:[-+]|mas|plus|menos|minus) \d/u;

/** Several targets without a word that joins them: `5 km a pie en millas`, `100 pesos en colombia a euros`. */
function hasStrayTarget(lexemes: readonly Lexeme[], [first, second]: readonly string[]): boolean {
  const at = (id: string | undefined) =>
    lexemes.findLastIndex(({ senses }) => senses.some((sense) => sense.id === id));
  const [from, to] = [at(first), at(second)];
  const between = lexemes.slice(from + 1, to);
  return (
    from >= 0 &&
    // 5000 pesos to usd in mexico
    lexemes[to]?.senses[0]?.rank !== 1 &&
    between.some(({ role }) => role === 'connector') &&
    !between.some(({ role, text }) => role === 'joiner' || /^(?:[/;|&+]|or?)$/.test(text))
  );
}

/** What makes another figure of one: left out, it would be the wrong one. */
const MULTIPLIES =
  /(?<!\p{L})(?:thrice|pairs?|pares|(?:qua|cua|quin)\p{L}*ple|\p{L}+fold|baker\P{L}?s|a medias|veces|times|dozens|pico|halved|(?:doubl|tripl|multipli|divid)ed|(?:dobla|multiplica|dividi)d[oa]s?|tenth|decim[oa]s?|percent|porcentaje|halve|perimet\p{L}*|circum\p{L}*|circunf\p{L}*|(?:duplic|triplic)\p{L}+|return|faltan?)(?!\p{L})/u;

/** Whether a text that was read so is read wrongly. */
function isMisread(
  text: string,
  interpretation: Interpretation,
  lexemesOf: () => readonly Lexeme[],
): boolean {
  const { assumedTarget, category, parts, to } = interpretation;
  if (category === 'temperature' && TEMPERATURE_CHANGES.test(text)) return true;
  if (category === 'time' && OTHER_DAYS.test(text)) return true;
  if (parts.length > 1 && !isSum(interpretation) && ADDS_TO_PART.test(text)) return true;
  if (category === 'speed' && SPEED_OF_M.test(text)) return true;
  return !assumedTarget && to.length > 1 && hasStrayTarget(lexemesOf(), to);
}

/** Nothing of a text is understood. */
const notUnderstood = (source: string): QuestionError => ({
  ok: false,
  code: 'not-understood',
  span: [0, source.length],
  suggestions: [],
});

/** What a text was understood as, unless it means something else. */
export function unlessMisread(
  source: string,
  question: Question | QuestionError,
  lexemesOf: () => readonly Lexeme[],
): Question | QuestionError {
  if (!question.ok) return question;
  const text = foldQuestion(source).text.replace(/[\s?!.]+$/, '');
  const isWrong =
    isMisread(text, question.interpretation, lexemesOf) ||
    leavesOutMeaning(source, question) ||
    // 6 pack for 12 usd, how much each, and 2x4x8 board feet: unless that was worked out
    (/pack.* (?:each|cada un)|\d ?x ?\d.* board f/.test(text) &&
      !question.corrections.some(({ word }) => word.includes('/'))) ||
    question.corrections.some(
      ({ span, word }) => word === '' && MULTIPLIES.test(foldLetters(source.slice(...span))),
    );
  return isWrong ? notUnderstood(source) : question;
}
