import type { Messages } from './translator.ts';

/** Spanish and English catalogues except those of home and converters, by language and part: `./es/app/legal.json`. */
export const furtherCatalogues = import.meta.glob<{ readonly default: Messages }>(
  ['./{es,en}/app/*.json', '!./*/app/main.json', '!./*/app/views.json', '!./*/app/converters.json'],
  { base: '../../../../languages' },
);
