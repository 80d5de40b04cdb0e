import { rational } from '../../../number/rational.ts';
import { foldKey } from '../../../text/fold-question.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/**
 * Money that has become euros: how much of one euro it is for ever, its code, and what the common languages call it; further languages
 * have it among their denominations. Austria's to Portugal's are of 1999 to 2001, the others of later years.
 * @source Council Regulation (EC) 2866/98, as amended by 1478/2000, 1086/2006, 1134/2007, 1135/2007, 694/2008, (EU) 671/2010, 870/2013 and
 *   851/2014
 */
const FORMER_MONEY: readonly (readonly [worth: string, code: string, names: string])[] = [
  ['10000/137603', 'ATS', 'chelín austriaco, schilling, austrian schilling, austrian shilling'],
  [
    '10000/403399',
    'BEF',
    'franco belga, franco luxemburgués, franco de Bélgica, franco de Luxemburgo, belgian franc, luxembourg franc, luxembourgish franc',
  ],
  ['100000/195583', 'DEM', 'marco alemán, marcos alemanes, german mark, deutsche mark, deutschmark, d-mark'],
  ['500/83193', 'ESP', 'peseta, pta, peseta española, spanish peseta'],
  [
    '100000/594573',
    'FIM',
    'marco finlandés, marco finés, marcos fineses, markka, finnish markka, finnish mark',
  ],
  ['100000/655957', 'FRF', 'franco francés, french franc'],
  ['4/1363', 'GRD', 'dracma, dracma griega, drachma, greek drachma'],
  ['250000/196891', 'IEP', 'libra irlandesa, irish pound, irish punt'],
  ['100/193627', 'ITL', 'lira italiana, italian lira, italian lire'],
  [
    '100000/220371',
    'NLG',
    'florín holandés, florines holandeses, florín neerlandés, florines neerlandeses, dutch guilder, dutch florin',
  ],
  ['500/100241', 'PTE', 'escudo portugués, portuguese escudo'],
  ['500000/292637', 'CYP', 'libra chipriota, cypriot pound, cyprus pound'],
  ['5000/78233', 'EEK', 'corona estonia, estonian kroon, estonian crown, kroon'],
  ['625/2158', 'LTL', 'litas, litas lituana, litas lituano, lithuanian litas'],
  ['250000/175701', 'LVL', 'lats, lats letones, latvian lats'],
  ['10000/4293', 'MTL', 'lira maltesa, libra maltesa, maltese lira, maltese pound'],
  ['25/5991', 'SIT', 'tolar, tolares, tolar esloveno, tolares eslovenos, slovenian tolar'],
  ['500/15063', 'SKK', 'corona eslovaca, slovak koruna, slovak crown'],
];

/** Beginnings of its words and codes, in a folded text. */
const NAMED = new RegExp(
  `(?<!\\p{L})(?:${FORMER_MONEY.flatMap(([, code, names]) => [
    `${code.toLowerCase()}(?!\\p{L})`,
    ...names.split(', ').map((name) => foldKey(name).replace(/(?<=.{5}).$/, '')),
  ]).join('|')})`,
  'u',
);

/** Whether a folded text may name such money. */
export const mayBeFormer = (text: string): boolean => NAMED.test(text);

/** Puts money that nobody pays with any more into a vocabulary, each as its share of a euro. */
export function addFormerMoney(vocabulary: Vocabulary): void {
  for (const [worth, code, names] of FORMER_MONEY) {
    const [n = 1n, d] = worth.split('/').map(BigInt);
    const sense = { id: 'EUR', category: 'currency', rank: 0, worth: rational(n, d) } as const;
    vocabulary.add(code, sense, true);
    for (const name of names.split(', ')) vocabulary.add(name, sense);
  }
  vocabulary.found.clear();
}
