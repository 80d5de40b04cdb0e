/**
 * Languages that nobody speaks, made of English sentences for tests: `en-XA` with accents and about 40 % longer, and `ar-XB` in letters
 * that run from right to left. Nobody is sent them.
 */
export type PseudoLanguage = 'en-XA' | 'ar-XB';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'áƀçđéƒǧĥíĵķļɱñóþʠřšţúṽŵẋýž';
const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';

const replaced = (text: string, letters: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => letters[LATIN.indexOf(letter.toLowerCase())] ?? letter);

/** A sentence of English in a pseudo-language; what is no letter stays. */
export const pseudoText: Readonly<Record<PseudoLanguage, (text: string) => string>> = {
  // Two of five letters are vowels, and a longer word is harder to place than one word more.
  'en-XA': (text) => replaced(text.replaceAll(/[aeiou]/gi, '$&$&'), ACCENTED),
  'ar-XB': (text) => replaced(text, ARABIC),
};

/**
 * A compiled message in a pseudo-language: its texts, with the places of values and the names of plural classes as they are.
 * @param message as the build compiles it: a text, or a list of texts and `[name, kind?, { class: texts }]`
 */
export function pseudoMessage(message: unknown, language: PseudoLanguage): unknown {
  if (typeof message === 'string') return pseudoText[language](message);
  if (!Array.isArray(message)) return message;
  return message.map((part: unknown) => {
    if (typeof part === 'string') return pseudoText[language](part);
    if (!Array.isArray(part)) return part;
    const [name, kind, forms] = part as [string, string?, Record<string, unknown>?];
    if (forms === undefined) return part;
    const inForms = Object.entries(forms).map(([form, texts]) => [form, pseudoMessage(texts, language)]);
    return [name, kind, Object.fromEntries(inForms)];
  });
}
