import { parseDecimal } from '../number/decimal.ts';
import { add, multiply, type Rational, rational } from '../number/rational.ts';

/** What the molar masses are taken from. */
export const SUBSTANCE_SOURCES = {
  'IUPAC-2021': 'IUPAC, abridged standard atomic weights 2021: H 1.0080, C 12.011, N 14.007, O 15.999',
  'ICSH-1996':
    'International Council for Standardization in Haematology, reference method for haemoglobinometry, 1996: 16114.5 g/mol of the monomer with one iron',
} as const;

/** A substance that laboratories tell by mass and by amount. */
export interface Substance {
  readonly id: string;
  /** Its atoms, from which the molar mass follows; where it has none, that is given. */
  readonly formula?: string;
  /** In grams per mole. */
  readonly molarMass?: string;
  readonly source: keyof typeof SUBSTANCE_SOURCES;
  /** Its names by language, as in the middle of a sentence: the one that is shown, then what else it is called, parted by commas. */
  readonly names: Readonly<Record<'es' | 'en' | 'pt' | 'fr' | 'de' | 'it' | 'ca', string>>;
}

/** What is asked for in mg/dL and mmol/L. Triglycerides count as triolein, as laboratories take them. */
export const SUBSTANCES: readonly Substance[] = [
  {
    id: 'glucose',
    formula: 'C6H12O6',
    source: 'IUPAC-2021',
    names: {
      ...{ es: 'glucosa, glucemia, glicemia, azúcar en sangre', en: 'glucose, blood glucose, blood sugar' },
      ...{ pt: 'glicose, glicemia, glucose', fr: 'glucose, glycémie', de: 'Glukose, Glucose, Blutzucker' },
      ...{ it: 'glucosio, glicemia', ca: 'glucosa, glucèmia' },
    },
  },
  {
    id: 'cholesterol',
    formula: 'C27H46O',
    source: 'IUPAC-2021',
    names: {
      ...{
        es: 'colesterol, colesterol LDL, colesterol HDL',
        en: 'cholesterol, LDL cholesterol, HDL cholesterol',
      },
      ...{ pt: 'colesterol', fr: 'cholestérol', de: 'Cholesterin, Cholesterol' },
      ...{ it: 'colesterolo', ca: 'colesterol' },
    },
  },
  {
    id: 'triglycerides',
    formula: 'C57H104O6',
    source: 'IUPAC-2021',
    names: {
      ...{ es: 'triglicéridos', en: 'triglycerides', pt: 'triglicerídeos, triglicérides' },
      ...{ fr: 'triglycérides', de: 'Triglyceride, Triglyzeride', it: 'trigliceridi', ca: 'triglicèrids' },
    },
  },
  {
    id: 'creatinine',
    formula: 'C4H7N3O',
    source: 'IUPAC-2021',
    names: {
      ...{ es: 'creatinina', en: 'creatinine', pt: 'creatinina', fr: 'créatinine' },
      ...{ de: 'Kreatinin, Creatinin', it: 'creatinina', ca: 'creatinina' },
    },
  },
  {
    id: 'urea',
    formula: 'CH4N2O',
    source: 'IUPAC-2021',
    names: {
      ...{ es: 'urea', en: 'urea', pt: 'ureia', fr: 'urée', de: 'Harnstoff', it: 'urea', ca: 'urea' },
    },
  },
  {
    id: 'urea-nitrogen',
    formula: 'N2',
    source: 'IUPAC-2021',
    names: {
      ...{
        es: 'nitrógeno ureico, BUN',
        en: 'urea nitrogen, blood urea nitrogen, BUN',
        pt: 'nitrogênio ureico',
      },
      ...{ fr: 'azote uréique', de: 'Harnstoff-Stickstoff', it: 'azoto ureico', ca: 'nitrogen ureic' },
    },
  },
  {
    id: 'uric-acid',
    formula: 'C5H4N4O3',
    source: 'IUPAC-2021',
    names: {
      ...{ es: 'ácido úrico', en: 'uric acid', pt: 'ácido úrico', fr: 'acide urique' },
      ...{ de: 'Harnsäure', it: 'acido urico', ca: 'àcid úric' },
    },
  },
  {
    id: 'haemoglobin',
    molarMass: '16114.5',
    source: 'ICSH-1996',
    names: {
      ...{ es: 'hemoglobina', en: 'hemoglobin, haemoglobin', pt: 'hemoglobina', fr: 'hémoglobine' },
      ...{ de: 'Hämoglobin', it: 'emoglobina', ca: 'hemoglobina' },
    },
  },
];

const WEIGHTS: Readonly<Record<string, string>> = { H: '1.0080', C: '12.011', N: '14.007', O: '15.999' };

const weigh = (text: string): Rational => parseDecimal(text) ?? rational(0n);

/** The mass of one mole, in grams. */
export function molarMassOf({ formula = '', molarMass = '0' }: Substance): Rational {
  const atoms = [...formula.matchAll(/([A-Z])(\d*)/g)];
  return atoms.reduce(
    (sum, [, element = '', count]) =>
      add(sum, multiply(weigh(WEIGHTS[element] ?? '0'), rational(BigInt(count || '1')))),
    weigh(molarMass),
  );
}
