// Written by npm run build:languages: a language is its folder.
import type { Messages } from '@lingui/core';

export const catalogues = import.meta.glob<{ readonly default: Messages }>('./*.json');
