// Written by npm run build:languages: a language is its folder.
import { locale as ca } from './ca/locale.ts';
import { locale as en } from './en/locale.ts';
import { locale as es } from './es/locale.ts';
import { locale as fr } from './fr/locale.ts';
import { locale as it } from './it/locale.ts';
import type { Locale } from './locale.ts';
import { locale as pt } from './pt/locale.ts';

/** How all languages write figures, at once: for programs that are whole on their machine. */
export const LOCALES: readonly Locale[] = [es, en, ca, fr, it, pt];
