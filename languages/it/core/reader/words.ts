import type { ReaderWords } from '../../../../packages/core/src/locale/role-words.ts';
import { guardWords } from '../sums/guard-words.ts';
import { roleWords } from './roles.ts';

export const words: ReaderWords = { roleWords, guardWords };
