import type { KitchenWords } from '../locale/language.ts';

/**
 * How a measure is filled, or what is in it is cut. `@` is the ending that agrees with the ingredient, as in Spanish and Portuguese. `words`:
 * how people also say it, parted by commas.
 */
interface Form {
  /** What differs: how the measure is filled, how the ingredient is cut, how large it is. */
  readonly by: 'filling' | 'cut' | 'size';
  readonly es: string;
  readonly en: string;
  readonly words?: string;
}

/** Every form that a portion of a table may have. */
export const FORMS = {
  sifted: {
    by: 'filling',
    es: 'tamizad@',
    en: 'sifted',
    words: 'cernid@',
  },
  unsifted: {
    by: 'filling',
    es: 'sin tamizar',
    en: 'unsifted',
    words: 'sin cernir',
  },
  dipped: {
    by: 'filling',
    es: 'hundiendo la taza',
    en: 'dipped',
    words: 'scooped',
  },
  packed: {
    by: 'filling',
    es: 'apretad@',
    en: 'packed',
    words: 'bien apretad@, compactad@, prensad@, firmly packed, tightly packed',
  },
  unpacked: {
    by: 'filling',
    es: 'sin apretar',
    en: 'not packed',
    words: 'sin compactar, suelt@, unpacked, loosely packed',
  },
  whole: { by: 'cut', es: 'enter@', en: 'whole' },
  halves: { by: 'cut', es: 'en mitades', en: 'halves', words: 'halved' },
  pieces: {
    by: 'cut',
    es: 'en trozos',
    en: 'in pieces',
    words: 'pieces',
  },
  chopped: {
    by: 'cut',
    es: 'picad@',
    en: 'chopped',
    words: 'trocead@, roughly chopped, finely chopped',
  },
  sliced: {
    by: 'cut',
    es: 'en láminas',
    en: 'sliced',
    words: 'laminad@, en rodajas',
  },
  slivered: { by: 'cut', es: 'en tiras', en: 'slivered' },
  ground: { by: 'cut', es: 'molid@', en: 'ground', words: 'en polvo' },
  shredded: { by: 'cut', es: 'rallad@', en: 'shredded', words: 'grated' },
  grated: { by: 'cut', es: 'rallad@', en: 'grated', words: 'shredded' },
  diced: {
    by: 'cut',
    es: 'en dados',
    en: 'diced',
    words: 'en cubos, cubed, in cubes',
  },
  crumbled: { by: 'cut', es: 'desmenuzad@', en: 'crumbled' },
  mashed: {
    by: 'cut',
    es: 'aplastad@',
    en: 'mashed',
    words: 'chafad@, machacad@',
  },
  large: { by: 'size', es: 'grande', en: 'large', words: 'grandes' },
  medium: { by: 'size', es: 'median@', en: 'medium' },
  'extra-large': {
    by: 'size',
    es: 'muy grande',
    en: 'extra large',
    words: 'muy grandes',
  },
} as const satisfies Readonly<Record<string, Form>>;

export type FormId = keyof typeof FORMS;

/** The endings that Spanish has for what agrees. */
const ENDINGS = ['o', 'a', 'os', 'as'] as const;

/** What a Spanish or Portuguese name makes agree with it, by how its first word ends. */
function endingFor(name: string): (typeof ENDINGS)[number] {
  const [noun = ''] = name.split(' ');
  if (/(?:[aã]s|[cz]es)$/.test(noun)) return 'as';
  if (noun.endsWith('s')) return 'os';
  return noun.endsWith('a') ? 'a' : 'o';
}

/** English names stand in for those that a language lacks. */
export const nameIn = (names: Readonly<Record<string, string>>, language: string): string =>
  names[language] ?? names.en ?? '';

/**
 * A form as an adjective of an ingredient: `tamizada` of flour.
 * @param name the ingredient in the same language
 * @param words what the language calls forms, where that does not stand in their rows
 */
export function formName(
  form: FormId,
  language: string,
  name: string,
  words?: Pick<KitchenWords, 'forms'>,
): string {
  const { es, en }: Form = FORMS[form];
  const [own] = words?.forms[form]?.split(', ') ?? [];
  return (own ?? nameIn({ es, en }, language)).replace('@', endingFor(name));
}

/** All that a form is called; some more than once. @param words what further languages call forms */
export function formPhrases(form: FormId, words: readonly Pick<KitchenWords, 'forms'>[]): readonly string[] {
  const { es, en, words: also }: Form = FORMS[form];
  return [es, en, also, ...words.map(({ forms }) => forms[form])].flatMap((phrases) =>
    phrases === undefined
      ? []
      : phrases.split(', ').flatMap((phrase) => ENDINGS.map((end) => phrase.replace('@', end))),
  );
}
