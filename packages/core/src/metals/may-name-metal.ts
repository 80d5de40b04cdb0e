/** A piece of each name of a precious metal in any language. */
const PIECES = /or|our|gold|pla|sil|arg|pra|pal/i;

/** Whether a text may be about a precious metal: what reads one is loaded only then. */
export const mayNameMetal = (text: string): boolean => PIECES.test(text);
