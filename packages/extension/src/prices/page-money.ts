import { currenciesOf } from '@equivale/core/territories';

/** What tells whose money a page means by `$`, `kr` and the like. */
export interface PageMoney {
  /** Currency that the page states for machines, `USD`. */
  readonly declared?: string | undefined;
  /** Regions of its domain and of its language, the likeliest first: codes of ISO 3166-1. */
  readonly regions: readonly string[];
  /** What the person chose for the `$` of this site. */
  readonly dollar?: string | undefined;
  /** Language tag of the page, which decides how numbers are written. */
  readonly language: string;
}

/** Country domains that are used everywhere. @source Google Search Central, "generic country code top-level domains" */
const GENERIC = new Set('ad ai as bz cc cd co dj fm gg io la me ms nu sc sr su tk tv ws ly to gl'.split(' '));

/** The region of a country's domain. */
function regionOfHost(host: string): string | undefined {
  const labels = host.toLowerCase().split('.');
  const last = labels.at(-1) ?? '';
  const isSecondLevel = /^(?:com?|net|org|gov|ac)$/.test(labels.at(-2) ?? '') && labels.length > 2;
  if (!/^[a-z]{2}$/.test(last) || (GENERIC.has(last) && !isSecondLevel)) return undefined;
  return last === 'uk' ? 'GB' : last.toUpperCase();
}

function regionsOfLanguage(tag: string): string[] {
  try {
    const locale = new Intl.Locale(tag);
    return [locale.region, locale.maximize().region].filter((region) => region !== undefined);
  } catch {
    return [];
  }
}

/** The regions that a page is from, by its address and its language. */
export const regionsOf = (host: string, language: string): string[] => [
  ...new Set([regionOfHost(host) ?? [], regionsOfLanguage(language)].flat()),
];

/** The main money of the page's regions and what is taken beside it. */
export const moneyOf = ({ declared, regions }: PageMoney): string[] => [
  ...(declared ? [declared] : []),
  ...regions.flatMap(currenciesOf),
];

/**
 * Which of several currencies a sign means on a page.
 * @param codes that are written with it, the most used first
 */
export function chooseMoney(codes: readonly string[], page: PageMoney): string {
  const [most = ''] = codes;
  if (codes.length < 2) return most;
  if (page.dollar && codes.includes(page.dollar)) return page.dollar;
  return moneyOf(page).find((code) => codes.includes(code)) ?? most;
}
