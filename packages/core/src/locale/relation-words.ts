// Written by npm run build:languages: a language is its folder.
import { relationWords as en } from './en/sums/relation-words.ts';
import { relationWords as es } from './es/sums/relation-words.ts';
import type { RelationWords } from './language.ts';

/** How the languages that questions are understood in ask for what follows from other amounts. */
export const RELATION_WORDS: readonly RelationWords[] = [es, en];
