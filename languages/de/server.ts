import type { AlertTexts } from '../../packages/server/src/alerts/texts/texts.ts';
import { locale } from './core/locale.ts';

export const texts: AlertTexts = {
  locale,
  path: '/de',
  names: { ECB: 'EZB' },
  texts: {
    above: (w) => [`${w.pair} steigt auf ${w.rate}`, `${w.origin}. Du wolltest es bei ${w.figure} wissen.`],
    below: (w) => [`${w.pair} fällt auf ${w.rate}`, `${w.origin}. Du wolltest es bei ${w.figure} wissen.`],
    change: (w) => [
      `${w.pair} hat sich um ${w.change} geändert`,
      `Jetzt ${w.rate} (${w.origin}), vorher ${w.base}.`,
    ],
    best: (w) => [`${w.pair}: der beste Kurs seit 90 Tagen`, `${w.rate} (${w.origin}).`],
    weekly: (w) => [`${w.pair} steht bei ${w.rate}`, `${w.origin}. ${w.change} seit dem letzten Mal.`],
  },
  unseen: (days) => [
    `Deine Alarme enden in ${days} Tagen`,
    'Öffne Equivale, um sie zu behalten. Du hast es länger nicht benutzt.',
  ],
};
