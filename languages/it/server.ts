import type { AlertTexts } from '../../packages/server/src/alerts/texts/texts.ts';
import { locale } from './core/locale.ts';

export const texts: AlertTexts = {
  locale,
  path: '/it',
  names: { ECB: 'BCE' },
  texts: {
    above: (w) => [`${w.pair} sale a ${w.rate}`, `${w.origin}. Avevi chiesto un avviso a ${w.figure}.`],
    below: (w) => [`${w.pair} scende a ${w.rate}`, `${w.origin}. Avevi chiesto un avviso a ${w.figure}.`],
    change: (w) => [
      `${w.pair}: variazione di ${w.change}`,
      `È a ${w.rate} (${w.origin}) ed era a ${w.base}.`,
    ],
    best: (w) => [`${w.pair}: il migliore in 90 giorni`, `${w.rate} (${w.origin}).`],
    weekly: (w) => [`${w.pair} è a ${w.rate}`, `${w.origin}. ${w.change} dall’ultima volta.`],
  },
  unseen: (days) => [
    `I tuoi avvisi scadono tra ${days} giorni`,
    'Apri Equivale per conservarli: non lo usi da un po’.',
  ],
};
