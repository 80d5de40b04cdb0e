import type { Messages } from '../../packages/cli/src/messages/messages.ts';
import rateTypes from './app/provenance.json' with { type: 'json' };

/** What the command line says in English. */
export const messages: Messages = {
  errors: {
    empty: 'There is no question.',
    'too-long': 'That is too long for a question.',
    'unknown-word': 'This word is unknown:',
    'not-a-number': 'This is not a number:',
    'out-of-range': 'This number is too large or too small:',
    'division-by-zero': 'Nothing can be divided by zero:',
    'missing-unit': 'A unit or currency is missing.',
    'missing-amount': 'It does not say how much of what.',
    'mixed-categories': 'One cannot become the other:',
    negative: 'The amount is below zero.',
    'below-absolute-zero': 'Colder than absolute zero.',
    'not-understood': 'This part is not clear:',
    'missing-kind':
      'There is no street rate of that name for that here; with --fresh a service that has them is asked.',
    'other-dimension': 'These are different quantities:',
    'missing-rate': 'There is no rate for that.',
    'unknown-option': 'This option is unknown:',
    'unknown-language': 'This language is not spoken here:',
    'no-day': 'This is no day from 1999-01-04 until today:',
    'no-span': 'An average is of a year, a quarter or a month (2019, 2019-Q2, 2019-05), and not of:',
    'no-own-rate': 'Write your own rate as "1 USD = 0.9 EUR", and not:',
    'no-percentage': 'This is not a percentage:',
    'unknown-shell': 'Completion is there for bash, zsh and fish, not for:',
    'no-question': 'The question is missing.',
  },
  texts: {
    usage: `Usage: equivale [--lang {languages}] "100 usd to eur"
       equivale [--lang {languages}] --json "100 usd + 20 eur in gbp"
       equivale [--lang {languages}] --json < questions.txt
       equivale [--lang {languages}] --on 2020-03-01 "100 usd to eur"
Converts units and money and works with them, asked about in everyday words. Each argument is a question; if none has spaces, together they are one.
With --json it writes one JSON object per line; without arguments it reads one question per line from the standard input. With --csv it writes the same as a table.
With --on it uses the rates of that day, or the last published by then; a question may say it too: "100 usd to eur yesterday".
With --avg 2019 (2019-Q2, 2019-05) it uses the average of those days; "100 usd to eur in 2019" does, too.
With --kind blue it uses that street rate, which is not official, where the service or the data folder has it.
With --own "1 USD = 0.9 EUR" it converts that pair at your rate; with --markup 2.5 it adds that percentage to the reference rate.
With --fresh it asks the service at EQUIVALE_URL for the rates; without, it uses those it comes with.
"equivale completion bash" (zsh, fish) writes the completion for that shell.`,
    corrected: 'read as',
    leftOut: 'Not read',
    suggestions: 'Did you mean',
    alternatives: 'It may also be:',
    ownRate: 'At your rate:',
    fixedRate: 'Rate fixed by law:',
    street: 'Not an official rate:',
    average: 'Average of the {days} days published from {from} to {to}',
    markup: 'With a markup of',
    metal: 'Metal value only, at the reference price; not a shop’s price',
    molarMass: 'This is arithmetic only, no medical advice; molar mass:',
    ratesOf: 'Rates of',
    unreadable: 'The rates cannot be read:',
  },
  rateTypes,
};
