/** Words that do not change, and those that no rule has. */
const OWN: Readonly<Record<string, string>> = {
  CFA: 'CFA',
  CFP: 'CFP',
  Guaraní: 'Guaranís',
  rus: 'russos',
  suís: 'suïssos',
  belarús: 'belarussos',
};
const RULES: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/([àèéíóú])$/, '$1ns'],
  [/ca$/, 'ques'],
  [/ga$/, 'gues'],
  [/a$/, 'es'],
  [/[èí]s$/, '$&os'],
  [/(?<!s)$/, 's'],
];

function pluralOf(word: string): string {
  const [ending, plural] = RULES.find(([pattern]) => pattern.test(word)) ?? [];
  return OWN[word] ?? (ending && plural ? word.replace(ending, plural) : word);
}

/**
 * The plurals of names of money by code, with accents that a search does not look at: `corones sueques`, and `pataques`, which no rule
 * of questions makes, where no other money is called so.
 */
export function currencyPlurals(names: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const nounOf = (name: string) => name.split(' ')[0] ?? '';
  const nouns = Object.values(names).map(nounOf);
  return Object.fromEntries(
    Object.entries(names).map(([code, name]) => {
      const [, words = '', rest = ''] = /^(.*?)( (?:del?s?|d’.*?)\b.*| \(.*)?$/.exec(name) ?? [];
      if (rest.startsWith(' (')) return [code, ''];
      const noun = nounOf(name);
      const isAlone = noun.endsWith('a') && nouns.filter((other) => other === noun).length === 1;
      const plural = words.split(' ').map(pluralOf).join(' ') + rest;
      return [code, [...new Set([plural, ...(isAlone ? [pluralOf(noun)] : [])])].join(', ')];
    }),
  );
}
