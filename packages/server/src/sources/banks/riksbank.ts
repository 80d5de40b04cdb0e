import { array, object, string } from 'valibot';
import { type BankFigure, decimalText, defineBank } from '../bank.ts';
import { day, jsonBy, printed } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';

/** The group of all series of rates against the krona. */
const GROUP = 'https://api.riksbank.se/swea/v1/Observations/ByGroup/130';
/** The krona itself, always 1. */
const KRONA = 'SEKETT';

const FORM = array(object({ seriesId: string(), date: day, value: printed }));

/** Reads series named `SEK<code>PMI`: kronor per unit, the mean of buying and selling. @source https://developer.api.riksbank.se */
export const readRiksbank = (body: string): BankFigure[] =>
  jsonBy('riksbank', FORM, body).flatMap(({ seriesId, date, value }) => {
    if (seriesId === KRONA) return [];
    const code = /^SEK([A-Z]{3})PMI$/.exec(seriesId)?.[1];
    if (!code) throw new UnexpectedPayload('riksbank: unreadable row');
    return [{ code, date, text: decimalText(value) }];
  });

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
