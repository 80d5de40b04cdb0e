import { foldLetters } from '../../../text/fold-text.ts';
import type { Correction } from '../../question/question.ts';

/**
 * Words that make another sum of one: what is done to an amount or with a percentage, which of several is meant, and what is compared.
 * Where amounts are worked out together none of them is passed over.
 */
const CHANGING = new RegExp(
  `(?<!\\p{L})(?:${[
    'before|after|until|since|unless|except\\p{L}*|exclu\\p{L}*|remov\\p{L}*|strip\\p{L}*|shav\\p{L}*|lop|chop\\p{L}*|slash\\p{L}*|trim\\p{L}*|drop\\p{L}*',
    'lower\\p{L}*|rais(?:e[sd]?|ing)|hik\\p{L}*|bump\\p{L}*|boost\\p{L}*|deduct\\p{L}*|subtract\\p{L}*|refund\\p{L}*|cut|rid|out|away|instead|another|other|more|most|less|least|fewer',
    'extra|every|each|apiece|double|twice|triple|quarter|average|avg|mean|cheap\\p{L}*|bigger|bett?er|best|worse|worst|max\\p{L}*|min(?:imum)?|below|above|beyond|exceed\\p{L}*',
    'over|under|versus|vs|or|either|both|rather|first|last|next|previous|remaining|left|rest|interest|compound\\p{L}*|without|no|not|never|vat|gst|tax(?:es)?|discount\\p{L}*|between|among',
    'antes|despues|hasta|tras|salvo|excepto|quit\\p{L}*|sacar\\p{L}*|descont\\p{L}*|descuent\\p{L}*|rest(?:a\\p{L}{0,2}|arle|ando|o)|anad\\p{L}*|agreg\\p{L}*|sum[ae]\\p{L}*|ponle|ponerle|elimin\\p{L}*|desglos\\p{L}*',
    'rebaj\\p{L}*|recort\\p{L}*|baj[ae]\\p{L}*|sub[aeií]\\p{L}*|aument\\p{L}*|increment\\p{L}*|redu[cz]\\p{L}*|increas\\p{L}*|decreas\\p{L}*|otr[oa]s?|adicional\\p{L}*|cada|mitad|doble|promedio',
    'menor|mayor|mas|mejor|peor|barat[oa]s?|car[oa]s?|ultim[oa]s?|primer[oa]?|siguiente|ambos|sin|ni|sino|interes(?:es)?|iva|igv|impuestos?|entre',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** Whether a word is one of them, alone. */
export const isChanging = (word: string): boolean => CHANGING.exec(word)?.[0] === word;

/** Whether what was left out of a text has such a word. @param corrections where and how it was not read as it was typed */
export const passesOverChange = (source: string, corrections: readonly Correction[]): boolean =>
  corrections.some(({ span, word }) => word === '' && CHANGING.test(foldLetters(source.slice(...span))));
