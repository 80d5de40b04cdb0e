import type { AlertTexts } from '../../packages/server/src/alerts/texts/texts.ts';
import { locale } from './core/locale.ts';

export const texts: AlertTexts = {
  locale,
  path: '/en',
  names: {},
  texts: {
    above: (w) => [`${w.pair} is up to ${w.rate}`, `${w.origin}. You asked for ${w.figure}.`],
    below: (w) => [`${w.pair} is down to ${w.rate}`, `${w.origin}. You asked for ${w.figure}.`],
    change: (w) => [
      `${w.pair} has changed by ${w.change}`,
      `It is ${w.rate} (${w.origin}) and was ${w.base}.`,
    ],
    best: (w) => [`${w.pair}: best in 90 days`, `${w.rate} (${w.origin}).`],
    weekly: (w) => [`${w.pair} is at ${w.rate}`, `${w.origin}. ${w.change} since last time.`],
  },
  unseen: (days) => [
    `Your alerts end in ${days} days`,
    'Open Equivale to keep them. You have not used it for a while.',
  ],
};
