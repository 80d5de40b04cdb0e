import type { Messages } from '../../packages/cli/src/messages/messages.ts';
import rateTypes from './app/provenance.json' with { type: 'json' };

/** What the command line says in Catalan. */
export const messages: Messages = {
  errors: {
    empty: 'No hi ha cap pregunta.',
    'too-long': 'És massa llarg per a una pregunta.',
    'unknown-word': 'No conec aquesta paraula:',
    'not-a-number': 'Això no és un nombre:',
    'out-of-range': 'Aquest nombre és massa gran o massa petit:',
    'division-by-zero': 'No es pot dividir per zero:',
    'missing-unit': 'Falta la unitat o la moneda.',
    'missing-amount': 'Falta dir de quant.',
    'mixed-categories': 'Això no es pot convertir en allò:',
    negative: 'La quantitat és més petita que zero.',
    'below-absolute-zero': 'Més fred que el zero absolut.',
    'not-understood': 'No entenc aquesta part:',
    'missing-kind':
      'Aquí no hi ha cap tipus de carrer amb aquest nom per a això; amb --fresh es demana a un servei que el tingui.',
    'other-dimension': 'Són magnituds diferents:',
    'missing-rate': 'No hi ha tipus de canvi per a això.',
    'unknown-option': 'No conec aquesta opció:',
    'unknown-language': 'No parlo aquesta llengua:',
    'no-day': 'Això no és un dia des del 1999-01-04 fins avui:',
    'no-span': 'Una mitjana és d’un any, d’un trimestre o d’un mes (2019, 2019-Q2, 2019-05), i no de:',
    'no-own-rate': 'Un tipus propi s’escriu així: "1 USD = 0,9 EUR", i no:',
    'no-percentage': 'Això no és un percentatge:',
    'unknown-shell': 'Només sé completar a bash, zsh i fish, no a:',
    'no-question': 'Falta la pregunta.',
  },
  texts: {
    usage: `Ús: equivale [--lang {languages}] "100 usd a eur"
    equivale [--lang {languages}] --json "100 usd + 20 eur en gbp"
    equivale [--lang {languages}] --json < preguntes.txt
    equivale [--lang {languages}] --on 2020-03-01 "100 usd a eur"
Converteix unitats i monedes, i hi fa comptes, escrites tal com es diuen. Cada argument és una pregunta; si cap no té espais, tots junts en són una.
Amb --json escriu un objecte JSON per línia; sense arguments llegeix una pregunta per línia de l’entrada estàndard. Amb --csv, el mateix com a taula.
Amb --on fa servir els tipus d’aquell dia, o els últims publicats fins aleshores; la pregunta també ho pot dir: "100 usd a eur ahir".
Amb --avg 2019 (2019-Q2, 2019-05) fa servir la mitjana d’aquells dies; "100 usd a eur en 2019" també.
Amb --kind blue fa servir aquest tipus de carrer, que no és oficial, si el tenen el servei o la carpeta de dades.
Amb --own "1 USD = 0,9 EUR" converteix aquest parell al teu tipus; amb --markup 2,5 suma aquest percentatge al tipus de referència.
Amb --fresh demana els tipus al servei d’EQUIVALE_URL; sense, fa servir els que porta.
"equivale completion bash" (zsh, fish) escriu el que completa en aquesta consola.`,
    corrected: 'llegit com a',
    leftOut: 'Sense llegir',
    suggestions: 'Volies dir',
    alternatives: 'També pot ser:',
    ownRate: 'Al teu tipus:',
    fixedRate: 'Tipus fixat per llei:',
    street: 'No és un tipus oficial:',
    average: 'Mitjana dels {days} dies publicats del {from} al {to}',
    markup: 'Amb un marge de',
    metal: 'Només el valor del metall, al preu de referència; no és el preu d’una botiga',
    molarMass: 'Només és aritmètica, no un consell mèdic; massa molar:',
    ratesOf: 'Tipus de canvi del',
    unreadable: 'No es poden llegir els tipus de canvi:',
  },
  rateTypes,
};
