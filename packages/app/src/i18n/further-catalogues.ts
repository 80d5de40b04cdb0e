import type { Messages } from './translator.ts';

/** Every catalogue of Spanish and English but those of home and of the converters, by language and part: `./es/app/legal.json`. */
export const furtherCatalogues = import.meta.glob<{ readonly default: Messages }>(
  ['./{es,en}/app/*.json', '!./*/app/main.json', '!./*/app/views.json', '!./*/app/converters.json'],
  { base: '../../../../languages' },
);
