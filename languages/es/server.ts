import type { AlertTexts } from '../../packages/server/src/alerts/texts/texts.ts';
import { locale } from './core/locale.ts';

export const texts: AlertTexts = {
  locale,
  path: '',
  names: { ECB: 'BCE' },
  texts: {
    above: (w) => [`${w.pair} sube a ${w.rate}`, `${w.origin}. Pediste aviso a ${w.figure}.`],
    below: (w) => [`${w.pair} baja a ${w.rate}`, `${w.origin}. Pediste aviso a ${w.figure}.`],
    change: (w) => [
      `${w.pair} cambia un ${w.change}`,
      `Está a ${w.rate} (${w.origin}) y estaba a ${w.base}.`,
    ],
    best: (w) => [`${w.pair}: el mejor en 90 días`, `${w.rate} (${w.origin}).`],
    weekly: (w) => [`${w.pair} está a ${w.rate}`, `${w.origin}. ${w.change} desde la última vez.`],
  },
  unseen: (days) => [
    `Tus avisos se borran en ${days} días`,
    'Abre Equivale para conservarlos: hace tiempo que no lo usas.',
  ],
};
