/**
 * How a measure is filled, or what is in it is cut. In Spanish and Portuguese `@` is the ending that agrees with the ingredient. `words`:
 * how people also say it, in any language, parted by commas.
 */
interface Form {
  /** What differs: how the measure is filled, how the ingredient is cut, how large it is. */
  readonly by: 'filling' | 'cut' | 'size';
  readonly es: string;
  readonly en: string;
  readonly pt: string;
  readonly fr: string;
  readonly words?: string;
}

/** Every form that a portion of a table may have. */
export const FORMS = {
  sifted: {
    by: 'filling',
    es: 'tamizad@',
    en: 'sifted',
    pt: 'peneirad@',
    fr: 'après tamisage',
    words: 'cernid@',
  },
  unsifted: {
    by: 'filling',
    es: 'sin tamizar',
    en: 'unsifted',
    pt: 'sem peneirar',
    fr: 'sans tamiser',
    words: 'sin cernir',
  },
  dipped: {
    by: 'filling',
    es: 'hundiendo la taza',
    en: 'dipped',
    pt: 'mergulhando a xícara',
    fr: 'en plongeant la tasse',
    words: 'scooped',
  },
  packed: {
    by: 'filling',
    es: 'apretad@',
    en: 'packed',
    pt: 'apertad@',
    fr: 'en tassant',
    words: 'bien apretad@, compactad@, prensad@, firmly packed, tightly packed',
  },
  unpacked: {
    by: 'filling',
    es: 'sin apretar',
    en: 'not packed',
    pt: 'sem apertar',
    fr: 'sans tasser',
    words: 'sin compactar, suelt@, unpacked, loosely packed',
  },
  whole: { by: 'cut', es: 'enter@', en: 'whole', pt: 'inteir@', fr: 'sans couper' },
  halves: { by: 'cut', es: 'en mitades', en: 'halves', pt: 'em metades', fr: 'en moitiés', words: 'halved' },
  pieces: {
    by: 'cut',
    es: 'en trozos',
    en: 'in pieces',
    pt: 'em pedaços',
    fr: 'en morceaux',
    words: 'pieces',
  },
  chopped: {
    by: 'cut',
    es: 'picad@',
    en: 'chopped',
    pt: 'picad@',
    fr: 'en petits morceaux',
    words: 'trocead@, roughly chopped, finely chopped',
  },
  sliced: {
    by: 'cut',
    es: 'en láminas',
    en: 'sliced',
    pt: 'em fatias',
    fr: 'en lamelles',
    words: 'laminad@, en rodajas',
  },
  slivered: { by: 'cut', es: 'en tiras', en: 'slivered', pt: 'em tiras', fr: 'en bâtonnets' },
  ground: { by: 'cut', es: 'molid@', en: 'ground', pt: 'moíd@', fr: 'en poudre', words: 'en polvo' },
  shredded: { by: 'cut', es: 'rallad@', en: 'shredded', pt: 'ralad@', fr: 'en filaments', words: 'grated' },
  grated: { by: 'cut', es: 'rallad@', en: 'grated', pt: 'ralad@', fr: 'à la râpe', words: 'shredded' },
  diced: {
    by: 'cut',
    es: 'en dados',
    en: 'diced',
    pt: 'em cubos',
    fr: 'en dés',
    words: 'en cubos, cubed, in cubes',
  },
  crumbled: { by: 'cut', es: 'desmenuzad@', en: 'crumbled', pt: 'esfarelad@', fr: 'en miettes' },
  mashed: {
    by: 'cut',
    es: 'aplastad@',
    en: 'mashed',
    pt: 'amassad@',
    fr: 'en purée',
    words: 'chafad@, machacad@',
  },
  large: { by: 'size', es: 'grande', en: 'large', pt: 'grande', fr: 'de grande taille', words: 'grandes' },
  medium: { by: 'size', es: 'median@', en: 'medium', pt: 'médi@', fr: 'de taille moyenne' },
  'extra-large': {
    by: 'size',
    es: 'muy grande',
    en: 'extra large',
    pt: 'muito grande',
    fr: 'de très grande taille',
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

/** What a language has no name for is said in English. */
export const nameIn = (names: Readonly<Record<string, string>>, language: string): string =>
  names[language] ?? names.en ?? '';

/**
 * A form as it is said of an ingredient: `tamizada` of flour.
 * @param name the ingredient in the same language
 */
export function formName(form: FormId, language: string, name: string): string {
  const { es, en, pt, fr }: Form = FORMS[form];
  return nameIn({ es, en, pt, fr }, language).replace('@', endingFor(name));
}

/** All that a form is called, in every language; some more than once. */
export function formPhrases(form: FormId): readonly string[] {
  const { es, en, pt, fr, words = '' }: Form = FORMS[form];
  return [es, en, pt, fr, ...words.split(', ')].flatMap((phrase) =>
    ENDINGS.map((end) => phrase.replace('@', end)),
  );
}
