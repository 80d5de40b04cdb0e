import { expect, it } from 'vitest';
import { currencyTerms } from './currency-terms.ts';

const words = { names: {}, places: {}, nounOf: (name: string) => name, everyday: '', denominations: [] };

it('a currency that no language and no alias names has no terms', () => {
  const languages = [{ currencyNames: {}, currencyWords: words }];
  expect(currencyTerms('XTS', { languages, aliases: {} })).toEqual({
    symbols: [],
    names: [],
    places: [],
    words: [],
  });
});
