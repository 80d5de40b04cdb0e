// Written by npm run build:languages: a language is its folder.
import type { Messages } from '../translator.ts';

export const catalogues = import.meta.glob<{ readonly default: Messages }>('./*.json');
