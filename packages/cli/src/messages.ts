import type { Locale } from '@equivale/core';
import { locale as es } from '@equivale/core/locale/es/locale';
import { LANGUAGES } from '@equivale/core/locale/languages';
import type { QueryErrorCode } from '@equivale/core/resolve';

/** The languages that can be chosen; what one has no sentence for is said in English. */
export const LOCALES: readonly Locale[] = LANGUAGES.map(({ locale }) => locale);

/** The language of who names none. */
export const DEFAULT_LOCALE: Locale = es;

/** What is said, by language. */
type Sentence = Readonly<Record<'es' | 'en', string>>;

/** What can be wrong with the command line. */
export type WrongUse =
  | 'unknown-option'
  | 'unknown-language'
  | 'no-question'
  | 'no-day'
  | 'no-own-rate'
  | 'no-percentage'
  | 'unknown-shell';

const ERRORS: Readonly<Record<QueryErrorCode | WrongUse, Sentence>> = {
  empty: { es: 'No hay pregunta.', en: 'There is no question.' },
  'too-long': { es: 'Es demasiado largo para una pregunta.', en: 'That is too long for a question.' },
  'unknown-word': { es: 'No conozco esta palabra:', en: 'This word is unknown:' },
  'not-a-number': { es: 'Esto no es un número:', en: 'This is not a number:' },
  'out-of-range': {
    es: 'Este número es demasiado grande o pequeño:',
    en: 'This number is too large or too small:',
  },
  'division-by-zero': { es: 'No se puede dividir por cero:', en: 'Nothing can be divided by zero:' },
  'missing-unit': { es: 'Falta la unidad o la moneda.', en: 'A unit or currency is missing.' },
  'missing-amount': { es: 'Falta decir de cuánto.', en: 'It does not say how much of what.' },
  'mixed-categories': { es: 'Eso no se puede convertir en esto:', en: 'One cannot become the other:' },
  negative: { es: 'La cantidad es menor que cero.', en: 'The amount is below zero.' },
  'below-absolute-zero': { es: 'Más frío que el cero absoluto.', en: 'Colder than absolute zero.' },
  'not-understood': { es: 'No entiendo esta parte:', en: 'This part is not clear:' },
  'missing-rate': { es: 'No hay tipo de cambio para eso.', en: 'There is no rate for that.' },
  'unknown-option': { es: 'No conozco esta opción:', en: 'This option is unknown:' },
  'unknown-language': { es: 'No hablo este idioma:', en: 'This language is not spoken here:' },
  'no-day': {
    es: 'Esto no es un día desde el 1999-01-04 hasta hoy:',
    en: 'This is no day from 1999-01-04 until today:',
  },
  'no-own-rate': {
    es: 'Un tipo propio se escribe así: "1 USD = 0,9 EUR", y no:',
    en: 'An own rate is written so: "1 USD = 0.9 EUR", and not:',
  },
  'no-percentage': { es: 'Esto no es un porcentaje:', en: 'This is not a percentage:' },
  'unknown-shell': {
    es: 'Solo sé completar en bash, zsh y fish, no en:',
    en: 'Completion is there for bash, zsh and fish, not for:',
  },
  'no-question': { es: 'Falta la pregunta.', en: 'The question is missing.' },
};

const languages = LOCALES.map(({ id }) => id).join('|');

const TEXTS = {
  usage: {
    es: `Uso: equivale [--lang ${languages}] "100 usd a eur"
     equivale [--lang ${languages}] --json "100 usd + 20 eur en gbp"
     equivale [--lang ${languages}] --json < preguntas.txt
     equivale [--lang ${languages}] --on 2020-03-01 "100 usd a eur"
Convierte unidades y monedas, y calcula con ellas, escritas como se hablan. Cada argumento es una pregunta; si ninguno tiene espacios, juntos son una.
Con --json escribe un objeto JSON por línea; sin argumentos lee una pregunta por línea de la entrada estándar. Con --csv, lo mismo como tabla.
Con --on usa los tipos de ese día, o los últimos publicados hasta entonces; la pregunta también puede decirlo: "100 usd a eur ayer".
Con --own "1 USD = 0,9 EUR" convierte ese par a tu tipo; con --markup 2,5 suma ese porcentaje al tipo de referencia.
Con --fresh pide los tipos al servicio de EQUIVALE_URL; sin ella usa los que trae.
"equivale completion bash" (zsh, fish) escribe lo que completa en esa consola.`,
    en: `Usage: equivale [--lang ${languages}] "100 usd to eur"
       equivale [--lang ${languages}] --json "100 usd + 20 eur in gbp"
       equivale [--lang ${languages}] --json < questions.txt
       equivale [--lang ${languages}] --on 2020-03-01 "100 usd to eur"
Converts units and money and works with them, asked about in everyday words. Each argument is a question; if none has spaces, together they are one.
With --json it writes one JSON object per line; without arguments it reads one question per line from the standard input. With --csv it writes the same as a table.
With --on it uses the rates of that day, or the last published by then; a question may say it too: "100 usd to eur yesterday".
With --own "1 USD = 0.9 EUR" it converts that pair at your rate; with --markup 2.5 it adds that percentage to the reference rate.
With --fresh it asks the service at EQUIVALE_URL for the rates; without, it uses those it comes with.
"equivale completion bash" (zsh, fish) writes the completion for that shell.`,
  },
  corrected: { es: 'leído como', en: 'read as' },
  leftOut: { es: 'Sin leer', en: 'Not read' },
  suggestions: { es: '¿Quisiste decir', en: 'Did you mean' },
  alternatives: { es: 'También puede ser:', en: 'It may also be:' },
  ownRate: { es: 'A tu tipo:', en: 'At your rate:' },
  markup: { es: 'Con un margen de', en: 'With a markup of' },
  ratesOf: { es: 'Tipos de cambio del', en: 'Rates of' },
  unreadable: { es: 'No se pueden leer los tipos de cambio:', en: 'The rates cannot be read:' },
} satisfies Readonly<Record<string, Sentence>>;

const inLanguage = (sentence: Partial<Readonly<Record<string, string>>> & Sentence, { id }: Locale): string =>
  sentence[id] ?? sentence.en;

/** A sentence. */
export const say = (key: keyof typeof TEXTS, locale: Locale): string => inLanguage(TEXTS[key], locale);

/**
 * The sentence for an error.
 * @param place the part of the text that it is about; left out where the sentence names none
 */
export function sayError(code: QueryErrorCode | WrongUse, place: string, locale: Locale): string {
  const sentence = inLanguage(ERRORS[code], locale);
  return sentence.endsWith(':') ? `${sentence} ${place}` : sentence;
}
