import type { CurrencyWords } from '../language.ts';

/** What money is also called in English. */
export const currencyWords: CurrencyWords = {
  names: {
    USD: 'dollar, us dollars, usds, gringo dollars',
    GBP: 'sterling, uk pounds, british pounds',
    BTC: 'bitcoins, btcs',
    ETH: 'ethereum, ether, eth',
    ADA: 'cardano',
    DOT: 'polkadot',
    XRP: 'ripple',
    BNB: 'binance coin',
    XAU: 'gold',
    XAG: 'silver',
  },
  nounOf: (name) => name.replace(/.* /, ''),
  everyday: 'all bam cad cop cup dot mad mop sol top try won',
};
