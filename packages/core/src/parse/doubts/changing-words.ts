import { foldLetters } from '../../text/fold-text.ts';
import type { Correction } from '../question/question.ts';

/**
 * Words that make another sum of one: what is done to an amount or with a percentage, which of several is meant, and what is compared.
 * Where amounts are worked out together none of them is passed over, nor one of those that never are.
 */
const CHANGING =
  'before after until since unless cut rid out away instead (?:an)?other more most extra every triple ' +
  'debt bigger better best below vs or either rest vat gst tax taxes among raised? ' +
  'deuda antes despues hasta tras ponle ponerle mayor menor mas mejor peor car[oa] ni sino ' +
  'iva igv irpf retencion entre restar?(?:le)?';
/** Beginnings of such words. */
const STEMS =
  'exclu remov strip(?!e) trim drop lower hik bump boost deduct subtract refund cheap max exceed discount ' +
  'salvo quit sacar descont descuent anad agreg sum elimin desglos rebaj recort baj[ae] sub[eia] aument interes impuest barat otr redu incre decreas adicional apply applie aplic';
const FORM = new RegExp(
  `(?<!\\p{L})(?:${CHANGING.replaceAll(' ', '|')}|(?:${STEMS.replaceAll(' ', '|')})\\p{L}*)(?!\\p{L})`,
  'u',
);

/** Whether what was left out of a text has such a word. @param corrections where and how it was not read as it was typed */
export const passesOverChange = (source: string, corrections: readonly Correction[]): boolean =>
  corrections.some(({ span, word }) => word === '' && FORM.test(foldLetters(source.slice(...span))));
