import type { AlertTexts } from '../../packages/server/src/alerts/texts/texts.ts';
import { locale } from './core/locale.ts';

export const texts: AlertTexts = {
  locale,
  path: '/fr',
  names: { ECB: 'BCE' },
  texts: {
    above: (w) => [`${w.pair} monte à ${w.rate}`, `${w.origin}. Tu voulais savoir à ${w.figure}.`],
    below: (w) => [`${w.pair} baisse à ${w.rate}`, `${w.origin}. Tu voulais savoir à ${w.figure}.`],
    change: (w) => [
      `${w.pair} a changé de ${w.change}`,
      `Il est à ${w.rate} (${w.origin}) et il était à ${w.base}.`,
    ],
    best: (w) => [`${w.pair} : le meilleur en 90 jours`, `${w.rate} (${w.origin}).`],
    weekly: (w) => [`${w.pair} est à ${w.rate}`, `${w.origin}. ${w.change} depuis la dernière fois.`],
  },
  unseen: (days) => [
    `Tes alertes s’arrêtent dans ${days} jours`,
    'Ouvre Equivale pour les garder : tu ne l’as pas utilisé depuis longtemps.',
  ],
};
