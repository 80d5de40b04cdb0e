/** `node scripts/name-currencies.ts pt`: currency names from CLDR to proof-read; marks what it lacks. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currencyNames as english } from '../languages/en/core/currency-names.ts';
import { CURRENCIES } from '../packages/core/src/money/currencies/currencies.ts';

const [tag = ''] = process.argv.slice(2);
const file = join(import.meta.dirname, `../languages/${tag}/core/currency-names.ts`);
if (!/^[a-z]{2}(?:-[A-Z]{2})?$/.test(tag) || existsSync(file))
  throw new Error(
    `usage: node scripts/name-currencies.ts <language without a table>; ${file} may not be there`,
  );

const names = new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' });
const language = new Intl.DisplayNames('en', { type: 'language' }).of(tag);
const asTitle = (name: string) => name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
const quoted = (name: string) => `'${name.replaceAll("'", "\\'")}'`;
const rows = CURRENCIES.map(({ code }) => code)
  .toSorted()
  .map((code) => {
    const name = names.of(code);
    return name
      ? `  ${code}: ${quoted(asTitle(name))},`
      : `  ${code}: ${quoted(english[code] ?? code)}, // not in CLDR`;
  });
writeFileSync(
  file,
  `import type { CurrencyCode } from '../../../packages/core/src/money/currencies/currency.ts';

/**
 * ${language} name of every currency, one row per code, written with a capital first letter as lists show it.
 *
 * @source Unicode CLDR ${process.versions.cldr}, ${tag}/currencies; by hand: what is marked
 */
export const currencyNames: Readonly<Record<CurrencyCode, string>> = {
${rows.join('\n')}
};
`,
);
