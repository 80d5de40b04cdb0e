// Written by npm run build:languages from languages/list.ts.

import { guardWords as ca } from '../../../../languages/ca/core/sums/guard-words.ts';
import { guardWords as de } from '../../../../languages/de/core/sums/guard-words.ts';
import { guardWords as en } from '../../../../languages/en/core/sums/guard-words.ts';
import { guardWords as es } from '../../../../languages/es/core/sums/guard-words.ts';
import { guardWords as fr } from '../../../../languages/fr/core/sums/guard-words.ts';
import { guardWords as it } from '../../../../languages/it/core/sums/guard-words.ts';
import { guardWords as pt } from '../../../../languages/pt/core/sums/guard-words.ts';
import type { GuardWords } from './language.ts';

/** What tells, in all languages, that a question means something else than was read. */
export const GUARD_WORDS: Readonly<Record<string, GuardWords>> = { es, en, ca, de, fr, it, pt };
