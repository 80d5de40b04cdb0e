import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { isDay, isRecord, readJsonTexts } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';

/** The group of all series of rates against the krona. */
const GROUP = 'https://api.riksbank.se/swea/v1/Observations/ByGroup/130';
/** The krona itself, always 1. */
const KRONA = 'SEKETT';

/** Reads series named `SEK<code>PMI`: kronor per unit, the mean of buying and selling. @source https://developer.api.riksbank.se */
export function readRiksbank(body: string): BankFigure[] {
  const rows = readJsonTexts('riksbank', body);
  if (!Array.isArray(rows)) throw new UnexpectedPayload('riksbank: no rows');
  return rows.flatMap((row: unknown): BankFigure[] => {
    if (isRecord(row) && row.seriesId === KRONA) return [];
    const code = isRecord(row) && /^SEK([A-Z]{3})PMI$/.exec(String(row.seriesId))?.[1];
    if (!isRecord(row) || !code || !isDay(row.date)) throw new UnexpectedPayload('riksbank: unreadable row');
    return [{ code, date: row.date, text: decimalText(row.value) }];
  });
}

/** Sveriges Riksbank: indicative middle rates. */
export const riksbank = defineBank({
  key: 'riksbank',
  name: 'Sveriges Riksbank',
  short: 'Riksbank',
  base: 'SEK',
  inverse: true,
  rateType: 'middle',
  requests: (from, to) => [{ url: `${GROUP}/${from}/${to}` }],
  read: readRiksbank,
});
