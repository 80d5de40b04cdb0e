/** The plurals of nouns of money, and of the word before one. */
const NOUNS: Readonly<Record<string, string>> = {
  ...{ corona: 'corone', dinaro: 'dinari', dollaro: 'dollari', escudo: 'escudi', fiorino: 'fiorini' },
  ...{ franco: 'franchi', grivnia: 'grivnie', lira: 'lire', marco: 'marchi', nuovo: 'nuovi', peso: 'pesos' },
  ...{ rublo: 'rubli', rupia: 'rupie', scellino: 'scellini', siclo: 'sicli', sterlina: 'sterline' },
};
/** Nouns of several currencies, with that which most people mean. */
const SHARED: Readonly<Record<string, string>> = {
  ...{ corone: 'NOK', dinari: 'KWD', dollari: 'USD', fiorini: 'HUF', franchi: 'CHF', lire: '', marchi: '' },
  ...{ pesi: 'MXN', rubli: 'RUB', rupie: 'INR', scellini: 'KES', sterline: 'GBP' },
};
/** Nouns that do not change and are feminine. */
const FEMININE = /^(?:kina|kuna|lempira|naira) /;
const RULES: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/(?<=ibi)co$/, 'ci'],
  [/co$/, 'chi'],
  [/io$/, 'i'],
  [/[aeo]$/, 'i'],
];
const FEMININE_RULES: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/ca$/, 'che'],
  [/a$/, 'e'],
  [/e$/, 'i'],
];

/** The name of a currency, lower case, with all words that agree in the plural; what follows `di` or `CFA` stays. */
function pluralOf(name: string): readonly [noun: string, plural: string] {
  const [, words = '', rest = ''] =
    /^(.*?)( (?:d[ei]|d[ae]l|d[ae]i|d[ae]ll[aeo’]|degli|CFA|CFP)\b.*)?$/.exec(name) ?? [];
  const [first = '', ...others] = words.split(' ');
  const noun = NOUNS[first] ?? first;
  const rules = FEMININE.test(name) || (noun !== first && noun.endsWith('e')) ? FEMININE_RULES : RULES;
  const adjectives = others.map((word) => {
    const [ending, end] = rules.find(([pattern]) => pattern.test(word)) ?? [];
    return NOUNS[word] ?? (ending && end ? word.replace(ending, end) : word);
  });
  return [first === 'peso' ? 'pesi' : noun, [noun, ...adjectives].join(' ') + rest];
}

/** The plurals of names of money by code: `dollari canadesi`, and `dollari`, which most people mean another by. */
export const currencyPlurals = (names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(names).map(([code, title]) => {
      const name = title.charAt(0).toLowerCase() + title.slice(1);
      const [noun, plural] = pluralOf(name);
      const shared = SHARED[noun] === undefined ? [] : [SHARED[noun] === code ? noun : `~${noun}`];
      return [code, name.includes('(') || plural === name ? '' : [plural, ...shared].join(', ')];
    }),
  );
