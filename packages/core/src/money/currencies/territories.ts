import { CURRENCIES } from './currencies.ts';

/**
 * Territories that pay with money whose code does not begin with their own, by the money.
 *
 * @source ISO 4217 List One, column "entity"; EUR in AD MC ME SM VA XK by agreement or unilaterally (ECB, "The euro outside
 *   the euro area"), in BG since 2026-01-01; ILS in PS and USD in SV by Unicode CLDR 48, supplemental currency data
 */
const SHARED: Readonly<Record<string, string>> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT',
  USD: 'AS BQ EC FM GU MH MP PA PR PW SV TC TL VG VI',
  AUD: 'CC CX KI NF NR',
  NZD: 'CK NU PN TK',
  DKK: 'FO GL',
  NOK: 'SJ',
  CHF: 'LI',
  ILS: 'PS',
  MAD: 'EH',
  XAF: 'CF CG CM GA GQ TD',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XPF: 'NC PF WF',
  XCD: 'AG AI DM GD KN LC MS VC',
  XCG: 'CW SX',
};

/**
 * What is taken beside the money of the territory, by that other money.
 *
 * @source legal tender: ISO 4217 List One (BT HT LS NA PA); at par by agreement: Monetary Authority of Singapore, Currency
 *   Interchangeability Agreement (BN), Common Monetary Area (SZ), and the pounds at par with sterling (FK GG GI IM JE SH);
 *   HKD: Autoridade Monetária de Macau. Dollars in BB BM BS BZ CR KH KY LR MM MX NI: the territories that both xchangeofamerica.com and
 *   gowanderguide.com list as taking them widely, read on 2026-11-22
 */
const BESIDE: Readonly<Record<string, string>> = {
  USD: 'BB BM BS BZ CR HT KH KY LR MM MX NI',
  PAB: 'PA',
  GBP: 'FK GG GI IM JE SH',
  INR: 'BT',
  ZAR: 'LS NA SZ',
  SGD: 'BN',
  HKD: 'MO',
};

const listed = (table: typeof SHARED, territory: string): string[] =>
  Object.keys(table).filter((code) => table[code]?.split(' ').includes(territory));

/** Live money with a country of its own, by that country in capitals. */
const OWN: ReadonlyMap<string, string> = new Map(
  CURRENCIES.filter(
    ({ region, retired, code }) => !retired && region && code.startsWith(region.toUpperCase()),
  )
    // The money delivered abroad is no other country's.
    .filter(({ code }) => code !== 'CNH' && code !== 'EUR')
    .map(({ code }) => [code.slice(0, 2), code]),
);

/** Every territory of which it is known what it pays with: codes of ISO 3166-1, and XK. */
export const TERRITORIES: readonly string[] = [
  ...new Set([...OWN.keys(), ...Object.values(SHARED).flatMap((territories) => territories.split(' '))]),
].sort();

/**
 * What a territory pays with, its main money first.
 * @param territory code of ISO 3166-1 in capitals
 * @returns none for a territory that is not known
 */
export function currenciesOf(territory: string): readonly string[] {
  const [shared] = listed(SHARED, territory);
  const main = shared ?? OWN.get(territory);
  return main === undefined ? [] : [main, ...listed(BESIDE, territory)];
}
