import type { AlertTexts } from '../../packages/server/src/alerts/texts/texts.ts';
import { locale } from './core/locale.ts';

export const texts: AlertTexts = {
  locale,
  path: '/pt',
  names: { ECB: 'BCE' },
  texts: {
    above: (w) => [`${w.pair} subiu para ${w.rate}`, `${w.origin}. Você pediu aviso em ${w.figure}.`],
    below: (w) => [`${w.pair} caiu para ${w.rate}`, `${w.origin}. Você pediu aviso em ${w.figure}.`],
    change: (w) => [`${w.pair} mudou ${w.change}`, `Está em ${w.rate} (${w.origin}) e estava em ${w.base}.`],
    best: (w) => [`${w.pair}: a melhor em 90 dias`, `${w.rate} (${w.origin}).`],
    weekly: (w) => [`${w.pair} está em ${w.rate}`, `${w.origin}. ${w.change} desde a última vez.`],
  },
  unseen: (days) => [
    `Seus alertas acabam em ${days} dias`,
    'Abra o Equivale para mantê-los: faz tempo que você não o usa.',
  ],
};
