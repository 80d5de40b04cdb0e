import { SAID_WORDS } from '../../locale/said-words.ts';
import type { Lexeme } from '../question/words/lex-question.ts';
import { isMoney } from '../question/words/senses.ts';
import { isNoun } from '../rephrasing/token-line.ts';

/**
 * What words do in a text of things and their prices, each as a letter: N a number in digits, n one in a word, k one that multiplies it, Z a
 * dozen, K a pack; M money, U a unit, B what may be either, X a thing; A an article, a the word `a`, O of, P per, E each, T at, F for, G in,
 * w with, J and, R another; V a tax or tip, I included, H without, D what is off, S shared among, Q what asks; `!` what is none of them.
 */
const WORDS: Readonly<Record<string, string>> = {
  A: 'el la los las the un una uno one an this that',
  a: 'a',
  O: 'of de del',
  P: 'per cada al /',
  E: 'each',
  T: 'at @ = is are was were es son esta estan era eran fue cost costs cuesta cuestan costo vale valen sale salen',
  F: 'for por para on by sobre',
  G: 'in en to into',
  w: 'with con',
  J: 'and y e , ; & then luego despues',
  R: 'another extra further additional otro adicional',
  '*': 'x * times',
  '+': '+ plus mas',
  '-': '- minus menos less',
  '%': '%',
  V: 'iva vat gst hst igv itbis tax impuesto impuestos tip propina service servicio',
  I: 'inc incl included including incluido incluida incluidos',
  H: 'without before ex excl excluding sin antes',
  D: 'off descuento dto discount rebaja',
  S: 'entre between among split shared divided divide dividir dividido dividida divididos divididas repartir reparte repartido repartidos share somos',
  Z: 'dozen dozens docena docenas',
  K: 'pack packs paquete caja box case',
  k: 'mil k thousand grand',
  Q: 'total cuanto cuantos how much what whats price precio altogether',
};
const MARKS = new Map(
  Object.entries(WORDS).flatMap(([mark, words]) => words.split(' ').map((word) => [word, mark] as const)),
);

/** Words of two or three that are one here. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:c\/u|cada un[oa]|each one|apiece|(?:la|por|per) (?:unidad|pieza|unit|item|piece))(?!\p{L})/gu,
    'each',
  ],
  [/(?<=\d ?)(?:per ?cent|por ?ciento|pct)(?!\p{L})/gu, '%'],
  [/(?<!\p{L})sales tax(?!\p{L})/gu, 'tax'],
  [/(?<!\p{L})(?:en total|in total|in all|all together)(?!\p{L})/gu, 'total'],
  [/(?<!\p{L})(\d+|two|three|four|five|six) ways(?!\p{L})/gu, 'split $1'],
  // 100 euros por persona somos 4: what each pays is known
  [
    /(?<=\d(?: ?[\p{L}\p{Sc}]+)? )(?:por (?:persona|cabeza)|per (?:person|head)|a head|each),?(?: y| and)? (?:(?:somos|there are|we are|we're) (\d+)(?: of us)?|(\d+) of us)(?=[ ,]|$)/gu,
    'por persona $1$2 personas',
  ],
  [/(?<!\p{L})(?:there are|we are|we're) (\d+)(?: of us)?(?=[ ,])/gu, 'somos $1 '],
  [/(?<![\p{L}\d.,])(\d+) of us(?=[ ,])/gu, 'somos $1 '],
  [/(?<![\p{L}\d.,])w\/ ?/gu, 'with '],
];

/** What says nothing beside a price, and no more than that it is paid. */
const SAID =
  /^(?:si|if|cuenta|bill|check|dejo|dejar|leave|dar|doy|give|quiero|want|se|me|nos|i|we|to|toca|tocan|quedan?|pagamos|pay|paid|pague|cobr\p{L}+|gan[oa]|earn|get|saco|trabajo|work(?:ing)?|should|would|does|do|it|its|that|lo|hay|pls|please|cuesten)$/u;

/** What is had, owed, given back or left over is no price; a month is part of a day; and half of them are free. */
const NO_THING =
  /^(?:budget|presupuesto|salary|sueldo|salario|nomina|income|ingresos?|gift|deuda|debt|loan|prestamo|fianza|left|remaining|sobran?|cambio|change|vuelto|ten(?:go|emos)|have|debo|deben?|owes?|sav(?:ed?|ings?)|ahorr\p{L}*|reembolso|voucher|cupon|coupon|devuel\p{L}*|dep?osit\p{L}*|anticipo|sena|ganancia|profit|sold|vend\p{L}+|gratis|free|half|medi[oa]|mitad|doble|double|sets?|lotes?|kits?|crates?|pares|pairs?|par|ene(?:ro)?|febrero|marzo|abril|mayo|junio|julio|agosto|sep\p{L}*|oct\p{L}*|nov(?:iembre|ember)?|dic(?:iembre)?|dec(?:ember)?|jan\p{L}*|feb(?:ruary)?|mar(?:ch)?|april|may|june|july|aug(?:ust)?|lunes|martes|miercoles|jueves|viernes|sabado|domingo|\p{L}+day|ida|vuelta|return|veces|floor|rate|tasa|interes\p{L}*|rows?|fila|asiento|seat|platform|gate|talla|size|zona|zone|puerta|numero|number|no|nr|ages?|edad|anos|years?|porciones|slices|camas|beds?|puertas|doors?)$/u;

const SHARERS = /^(?:people|friends|amig[oa]s)$/;

/** Of a word that has no mark of its own. */
function nounMarkOf({ negative, operator, role, text }: Lexeme): string {
  if (role === 'filler' || SAID_WORDS.has(text) || SAID.test(text)) return '';
  if (!/^\p{L}[\p{L}']+$/u.test(text) || role || operator || negative) return '!';
  return isNoun(text) || SHARERS.test(text) ? 'X' : '!';
}

function markOf(lexeme: Lexeme, before: Lexeme | undefined): string {
  const { everyday, number, numberWord, senses, spaceBefore, text } = lexeme;
  if ((text === 'k' && spaceBefore) || NO_THING.test(text)) return '!';
  const known = MARKS.get(text);
  if (known) return known;
  if (number) return number.fault ? '!' : 'N';
  if (numberWord) return numberWord.kind === 'add' && numberWord.value.d === 1n ? 'n' : '!';
  // 300 cop
  const usual = everyday && !before?.number ? [] : senses.filter(({ rank }) => rank === 0);
  if (usual.length === 0) return nounMarkOf(lexeme);
  const isUnit = usual.some(({ category }) => category !== 'currency');
  return isMoney(usual) ? (isUnit ? 'B' : 'M') : 'U';
}

/** A folded text with the phrases of it that are one word here. */
export const withPhrases = (folded: string): string =>
  PHRASES.reduce((text, [phrase, word]) => text.replace(phrase, word), folded);

/** Where the groups of a form stand in a line, and where it ends. */
export type Places = Readonly<Record<string, readonly [number, number] | undefined>>;

/** A text of things and prices as a line of marks, one for each word that does something. */
export class PricedLine {
  readonly marks: string;
  readonly #lexemes: readonly Lexeme[];

  constructor(lexemes: readonly Lexeme[]) {
    const all = lexemes.map((lexeme, at) => markOf(lexeme, lexemes[at - 1]));
    this.marks = all.join('');
    this.#lexemes = lexemes.filter((_, at) => all[at] !== '');
  }

  word = (at: number): string => this.#lexemes[at]?.text ?? '';

  words = (place: readonly [number, number]): string[] =>
    this.#lexemes.slice(...place).map(({ text }) => text);

  /** Digits as they were typed, or those of a number in a word, with thousands behind it; empty where there are none. */
  figure = ([from, to]: readonly [number, number]): string => {
    const at = this.marks.slice(from, to).search(/[Nn]/);
    if (at < 0) return '';
    const { numberWord, text = '' } = this.#lexemes[from + at] ?? {};
    const figure = numberWord ? String(numberWord.value.n) : text;
    return this.marks.slice(from, to).includes('k') ? `${figure}*1000` : figure;
  };

  /** The money that a part of the line names; nothing where it is a bare figure. */
  money = ([from, to]: readonly [number, number]): string => {
    const at = this.marks.slice(from, to).search(/[MB]/);
    const word = at < 0 ? '' : this.word(from + at);
    // beside a price they are no weight
    return word.replace(/^pounds?$/, 'pounds sterling').replace(/^libras?$/, 'libras esterlinas');
  };

  /** A sticky form at a place; undefined where it does not match. */
  match(form: RegExp, at: number): { readonly end: number; readonly places: Places } | undefined {
    form.lastIndex = at;
    const found = form.exec(this.marks);
    return found ? { end: form.lastIndex, places: found.indices?.groups ?? {} } : undefined;
  }
}
