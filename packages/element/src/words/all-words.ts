// Written by npm run build:languages: a language is its folder.
import { words as ca } from './ca.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as fr } from './fr.ts';
import { words as it } from './it.ts';
import { words as pt } from './pt.ts';
import type { Words } from './words.ts';

/** What the element says, by language. */
export const ALL_WORDS: Readonly<Record<string, Words>> = { es, en, ca, fr, it, pt };
