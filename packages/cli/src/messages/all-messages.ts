// Written by npm run build:languages: a language is its folder.
import { messages as ca } from './ca.ts';
import { messages as en } from './en.ts';
import { messages as es } from './es.ts';
import { messages as fr } from './fr.ts';
import { messages as it } from './it.ts';
import type { Messages } from './messages.ts';
import { messages as pt } from './pt.ts';

/** What the command line says, by language. */
export const ALL_MESSAGES: Readonly<Record<string, Messages>> = { es, en, ca, fr, it, pt };
