import type { Saying } from '../rephrasing/plain-sayings.ts';

/**
 * Money that was given up, and how much of it one euro is for ever.
 * @source Council Regulation (EC) 2866/98, as amended by 1478/2000, 1086/2006, 1134/2007, 1135/2007, 694/2008, (EU) 671/2010, 870/2013 and
 *   851/2014
 */
const FORMER_MONEY: readonly (readonly [names: string, rate: string])[] = [
  ['(?:viejas? |antiguas? |spanish )?(?:pesetas?|ptas?)(?: espanolas?)?', '166.386'],
  ['francos? frances(?:es)?|french francs?', '6.55957'],
  [
    'francos? (?:belgas?|luxemburgues(?:es)?|de (?:belgica|luxemburgo))|(?:belgian|luxembourg(?:ish|er)?) francs?',
    '40.3399',
  ],
  ['liras? italianas?|italian lir(?:e|as?)', '1936.27'],
  ['marcos? aleman(?:es)?|(?:german|deutsche?) ?marks?|d-?marks?', '1.95583'],
  ['marcos? finland?es(?:es)?|(?:finnish )?markkas?|finnish marks?', '5.94573'],
  ['chelin(?:es)? austriacos?|(?:austrian )?schillings?|austrian shillings?', '13.7603'],
  ['escudos? portugues(?:es)?|portuguese escudos?', '200.482'],
  ['florin(?:es)? (?:holandes|neerlandes)(?:es)?|dutch (?:guilders?|florins?)', '2.20371'],
  ['dracmas?(?: griegas?)?|(?:greek )?drachmas?', '340.750'],
  ['libras? irlandesas?|irish (?:pounds?|punts?)', '0.787564'],
  ['libras? chipriotas?|(?:cypriot|cyprus) pounds?', '0.585274'],
  ['(?:liras?|libras?) maltesas?|maltese (?:lira[si]?|liri|pounds?)', '0.429300'],
  ['tolares(?: eslovenos)?|tolar(?: esloveno)?|slovenian tolars?|tolars?', '239.640'],
  ['coronas? eslovacas?|slovak (?:koruna[s]?|crowns?)', '30.1260'],
  ['coronas? estonias?|estonian (?:kroons?|krooni|crowns?)|kroons?', '15.6466'],
  ['lats(?: leton(?:es)?)?|latvian (?:lats?|lati)', '0.702804'],
  ['litas?(?: lituan[oa]s?)?|lithuanian lit(?:as|ai|s)', '3.45280'],
];

const EUROS = '(\\d+(?:[.,]\\d+)*) ?(?:€|euros?|eur)';

/** So much of it as its fixed share of a euro, and how much of it so many euros are. */
export const FORMER: readonly Saying[] = FORMER_MONEY.flatMap(([names, rate]): Saying[] => {
  // a decimal point would part thousands in Spanish
  const [whole = '', decimals = ''] = rate.split('.');
  const one = 10 ** decimals.length;
  const many = Number(whole + decimals);
  return [
    [`^[¿\\s]*${EUROS} (?:en|a|to|in|into|son cuant[oa]s) (?:${names})[\\s?!.]*$`, `$1*${many}/${one}`],
    [
      `^[¿\\s]*(?:cuant[oa]s|how many) (?:${names}) (?:son|hay en|eran|equivalen a|is|are|are in|in|were|was) ${EUROS}[\\s?!.]*$`,
      `$1*${many}/${one}`,
    ],
    [
      `(\\d[\\d.,]*(?: (?:mil|millon|millones|thousand|million))?|(?<!\\p{L} )(?:un millon|mil)) (?:de )?(?:${names})(?!\\p{L})(?: de \\d{4})?`,
      `($1)*${one}/${many} eur`,
    ],
  ];
});
