/** The names of precious metals in any language; `or` of French and Catalan, a word of English, behind `d’` or before a figure. */
const NAMES =
  /d['’]or(?!\p{L})|(?<!\p{L})(?:or(?= \d)|oro|ouro|gold|plata|prata|silver|silber|argent|plat[iy]|pal[·l]*[aá]d|sterling)/iu;

/** Whether a text may be about a precious metal: what reads one is loaded only then. */
export const mayNameMetal = (text: string): boolean => NAMES.test(text);
