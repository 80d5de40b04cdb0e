import { TextRemainder } from '../rephrasing/figures/text-remainder.ts';
import { isNoun } from '../rephrasing/token-line.ts';
import { SOME_UNIT } from './measures.ts';

/** Numbers, coats and spans in words: of those it would be another amount. */
const COUNTS =
  /(?<!\p{L})(?:two|dos|three|tres|four|cuatro|five|cinco|six|seis|seven|siete|eight|ocho|nine|nueve|ten|diez|once|twelve|doce|quince|twenty|veinte|thirty|treinta|hundred|cien|mil|thousand|dozens?|docenas?|pair|par|couple|several|vari[oa]s|coats?|manos?|capas?|times|veces|weeks?|semanas?|months?|mes(?:es)?|years?|anos?|days?|dias?|back|return|vuelta|ida|parada|stops?|waste|merma|desperdicio|bakers?|juntas?|grout)(?!\p{L})/u;
/** What a thing costs, which is asked for elsewhere. */
const OF_MONEY =
  /[\p{Sc}%]|(?<!\p{L})(?:dollars?|dolares|euros?|pesos|soles|usd|eur|gbp|cents?|cuestan?|costs?|price|precio|vale)(?!\p{L})/u;

const OTHERS = [/\d/, COUNTS, OF_MONEY, SOME_UNIT];

/** A text of which figures are taken, one form after another; what is left has to say nothing. */
export class Rest extends TextRemainder {
  /** Whether no figure and no unit is left, and no word that would change what is worked out. */
  get saysNothing(): boolean {
    return !OTHERS.some((form) => form.test(this.text)) && isNoun(this.text);
  }
}
