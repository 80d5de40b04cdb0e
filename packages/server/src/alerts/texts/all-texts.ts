// Written by npm run build:languages: a language is its folder.
import { texts as ca } from './ca.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as pt } from './pt.ts';
import type { AlertTexts } from './texts.ts';

/** What messages of alerts say, by language. */
export const ALL_TEXTS: Readonly<Record<string, AlertTexts>> = { es, en, ca, fr, it, pt };
