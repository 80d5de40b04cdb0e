export const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

export const hasDigit = (text: string): boolean => /\d/.test(text);

/** Without spaces at its ends, and with one between its words. */
export const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** `$`, `€`: a sign of money anywhere. */
export const hasMoneySign = (text: string): boolean => /\p{Sc}/u.test(text);

/** Without the *s* of a plural; *glass* keeps its own. */
export const withoutPlural = (word: string): string => word.replace(/(?<!s)s$/, '');

export const withoutDigits = (text: string): string => text.replace(/\d/g, '');

export const beginsWithDigit = (text: string): boolean => /^\d/.test(text);
