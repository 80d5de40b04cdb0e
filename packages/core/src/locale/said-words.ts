import { saidWords as en } from '../../../../languages/en/core/sums/said-words.ts';
import { saidWords as es } from '../../../../languages/es/core/sums/said-words.ts';

/** Words around amounts that say nothing, in the languages that questions are understood in. */
export const SAID_WORDS: ReadonlySet<string> = new Set([es, en].join(' ').split(' '));
