import { itemsAt, MONEY, THING } from './items.ts';
import type { PricedLine } from './priced-line.ts';

/** A tip or tax alone, asked for before what it is of: cuánto dejo de propina si la cuenta es 850 pesos y quiero dar el 15% */
const TAX_ASKED = /[QTOA]*(?<tax>V)[ATOFP]*/duy;
const AT_SHARE = /[wJaOAPT]*(?<share>[Nn]%)Q*$/duy;
/** 121 € con iva, cuánto es sin iva al 21% */
const TAKEN_OUT = new RegExp(
  `[QTO]*(?:${THING}[TOa]?)?${MONEY}J?w?A?(?:VI?|IV)[JQTGX]*HA?(?:(?<share>[Nn]%)O?V|VJ?[aOAPT]*(?<behind>[Nn]%?))[QX]*$`,
  'duy',
);

/** A tax or a tip alone, and a price without the tax that it has. */
export function taxAlone(line: PricedLine): string[] {
  const out = line.match(TAKEN_OUT, 0)?.places;
  const share = out?.share ?? out?.behind;
  if (out?.price && share) {
    return [`(${line.figure(out.price)}*100/(100 + ${line.figure(share)})) ${line.money(out.price)}`.trim()];
  }
  const lead = line.match(TAX_ASKED, 0);
  if (!lead?.places.tax) return [];
  const tax = line.word(lead.places.tax[0]);
  return itemsAt(line, lead.end, '+').flatMap(({ end, item: { figures, money } }) => {
    const part = line.match(AT_SHARE, end)?.places.share;
    if (!part) return [];
    const share = `${line.figure(part)}%`;
    // of money the tax or tip is told as such
    return money && (tax === 'vat' || tax === 'tip')
      ? [`${share} ${tax} on ${figures} ${money}`]
      : [`(${figures}*${share}) ${money}`.trim()];
  });
}
