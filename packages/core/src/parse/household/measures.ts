/** Units as people write them around the house, by the plain name that they are handed on with. */
const KINDS = {
  length: {
    km: 'kms?|kilomet(?:ro|er|re)s?',
    m: 'm|mts?|met(?:ro|er|re)s?',
    cm: 'cms?|centimet(?:ro|er|re)s?',
    mm: 'mms?|milimetros?|millimet(?:er|re)s?',
    in: 'in|inch(?:es)?|pulgadas?|"',
    ft: "ft|feet|foot|pies?|'",
    yd: 'yds?|yards?|yardas?',
    mi: 'mi|miles?|millas?',
  },
  area: {
    m2: 'm2|m²|mts2|metros? cuadrados?|sq ?m(?:et(?:er|re)s?)?|square met(?:er|re)s?',
    ft2: 'ft2|ft²|sq ?f(?:ee)?t|square f(?:ee|oo)t|pies? cuadrados?|pies2',
    yd2: 'yd2|sq ?yds?|square yards?',
    ha: 'ha|hectareas?|hectares?',
    acre: 'acres?',
  },
  volume: {
    ml: 'ml|mls|cc|mililitros?|millilit(?:er|re)s?',
    cl: 'cls?|centilitros?|centilit(?:er|re)s?',
    l: 'l|lts?|lit(?:ro|er|re)s?',
    gallon: 'gal(?:lon|on|one)?s?',
    'fl oz': 'fl oz|onzas liquidas|fluid ounces?',
    m3: 'm3|m³|metros? cubicos?|cubic met(?:er|re)s?|cu ?m',
    yd3: 'yd3|yd³|cubic yards?|cu ?yds?|yardas? cubicas?',
    ft3: 'ft3|ft³|cubic f(?:ee|oo)t|cu ?ft|pies? cubicos?',
    tbsp: 'tbsps?|tablespoons?|cucharadas?|cdas?',
    tsp: 'tsps?|teaspoons?|cucharaditas?|cditas?',
  },
  weight: {
    kg: 'kgs?|kilos?|kilogramos?|kilograms?',
    g: 'g|grs?|gramos?|grams?',
    mg: 'mgs?|miligramos?|milligrams?',
    lb: 'lbs?|libras?|pounds?',
    oz: 'oz|onzas?|ounces?',
    t: 'toneladas?|tonnes?',
  },
} as const;

type Kind = keyof typeof KINDS;

const NAMED = Object.values(KINDS).flatMap((names) => Object.entries(names));

/** A pattern for a unit of one of these kinds, held under a name. */
export const unit = (name: string, ...kinds: readonly Kind[]): string =>
  `(?<${name}>${kinds.flatMap((kind) => Object.values(KINDS[kind])).join('|')})(?![\\p{L}\\d²³])`;

/** A unit that nothing was done with; `in` leads to a target too. */
export const SOME_UNIT = new RegExp(
  `(?<!\\p{L})(?:${NAMED.filter(([plain]) => !/^(?:in|ft|m|mi)$/.test(plain))
    .map(([, names]) => names)
    .join('|')}|mts?|metros?|mill?[ae]s?|ft|feet|inch(?:es)?|pulgadas?|pies)(?!\\p{L})`,
  'u',
);

/** Units of length in tenths of a millimetre. @source International yard and pound agreement, 1959; SI Brochure, 9th edition */
export const LENGTHS = {
  mm: 10,
  cm: 100,
  m: 10_000,
  km: 10_000_000,
  in: 254,
  ft: 3048,
  yd: 9144,
  mi: 16_093_440,
} as const satisfies Record<keyof typeof KINDS.length, number>;

/** One of {@link LENGTHS} by its plain name; undefined for what is none. */
export const sizeOf = (unit: string): number | undefined => LENGTHS[unit as keyof typeof LENGTHS];

const NAMES = NAMED.map(([plain, names]) => [plain, new RegExp(`^(?:${names})$`, 'u')] as const);

/** The plain name of a unit as it was written; the word itself where it names none. */
export const plainUnit = (written = ''): string =>
  NAMES.find(([, names]) => names.test(written))?.[0] ?? written;

/** A figure, held under a name. */
export const figure = (name: string): string =>
  `(?<![\\d.,:/]|\\d ?[-x])(?<${name}>\\d+(?:[.,]\\d+)*)(?![:/\\d])`;

const GOALS: Record<string, RegExp> = {};

/** A target: `in cm`, `cuántos m2`, or the unit alone; in winter is no inch. */
export function goal(...kinds: readonly Kind[]): RegExp {
  const name = kinds.join();
  GOALS[name] ??= new RegExp(
    `(?<![\\p{L}\\d])(?:(?:en|in|to|a|cuant[oa]s|how many) )?(?!in \\p{L})${unit('goal', ...kinds)}`,
    'u',
  );
  return GOALS[name];
}
