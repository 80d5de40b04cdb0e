import type { AlertTexts } from '../../packages/server/src/alerts/texts/texts.ts';
import { locale } from './core/locale.ts';

export const texts: AlertTexts = {
  locale,
  path: '/ca',
  names: { ECB: 'BCE' },
  texts: {
    above: (w) => [`${w.pair} puja a ${w.rate}`, `${w.origin}. Vas demanar l’avís a ${w.figure}.`],
    below: (w) => [`${w.pair} baixa a ${w.rate}`, `${w.origin}. Vas demanar l’avís a ${w.figure}.`],
    change: (w) => [
      `${w.pair} canvia un ${w.change}`,
      `Està a ${w.rate} (${w.origin}) i estava a ${w.base}.`,
    ],
    best: (w) => [`${w.pair}: el millor en 90 dies`, `${w.rate} (${w.origin}).`],
    weekly: (w) => [`${w.pair} està a ${w.rate}`, `${w.origin}. ${w.change} des de l’última vegada.`],
  },
  unseen: (days) => [
    `Els teus avisos s’esborren d’aquí a ${days} dies`,
    'Obre Equivale per conservar-los: fa temps que no l’uses.',
  ],
};
