import { relationWords as en } from '../../../../languages/en/core/sums/relation-words.ts';
import { relationWords as es } from '../../../../languages/es/core/sums/relation-words.ts';
import type { RelationWords } from './language.ts';

/** How the languages that questions are understood in ask for what follows from other amounts. */
export const RELATION_WORDS: readonly RelationWords[] = [es, en];
