// Written by npm run build:languages: a language is its folder.
import { saidWords as en } from './en/sums/said-words.ts';
import { saidWords as es } from './es/sums/said-words.ts';

/** Words around amounts that say nothing, in the languages that questions are understood in. */
export const SAID_WORDS: ReadonlySet<string> = new Set([es, en].join(' ').split(' '));
