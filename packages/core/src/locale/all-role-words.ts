// Written by npm run build:languages from languages/list.ts.

import { roleWords as ca } from '../../../../languages/ca/core/reader/roles.ts';
import { roleWords as de } from '../../../../languages/de/core/reader/roles.ts';
import { roleWords as en } from '../../../../languages/en/core/reader/roles.ts';
import { roleWords as es } from '../../../../languages/es/core/reader/roles.ts';
import { roleWords as fr } from '../../../../languages/fr/core/reader/roles.ts';
import { roleWords as it } from '../../../../languages/it/core/reader/roles.ts';
import { roleWords as pt } from '../../../../languages/pt/core/reader/roles.ts';
import type { RoleWords } from './role-words.ts';

/** What words of all languages do in questions of several amounts, with what reads those. */
export const ROLE_WORDS: Readonly<Record<string, RoleWords>> = { es, en, ca, de, fr, it, pt };
