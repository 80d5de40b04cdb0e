import type { Messages } from '../../packages/cli/src/messages/messages.ts';
import rateTypes from './app/provenance.json' with { type: 'json' };

/** What the command line says in Italian. */
export const messages: Messages = {
  errors: {
    empty: 'Non c’è una domanda.',
    'too-long': 'È troppo lungo per una domanda.',
    'unknown-word': 'Non conosco questa parola:',
    'not-a-number': 'Questo non è un numero:',
    'out-of-range': 'Questo numero è troppo grande o troppo piccolo:',
    'division-by-zero': 'Non si può dividere per zero:',
    'missing-unit': 'Manca l’unità o la valuta.',
    'missing-amount': 'Manca la quantità.',
    'mixed-categories': 'L’una non si converte nell’altra:',
    negative: 'La quantità è minore di zero.',
    'below-absolute-zero': 'Più freddo dello zero assoluto.',
    'not-understood': 'Non capisco questa parte:',
    'missing-kind':
      'Qui non c’è un cambio parallelo con questo nome; con --fresh si chiede a un servizio che ce l’ha.',
    'other-dimension': 'Sono grandezze diverse:',
    'missing-rate': 'Non c’è un tasso di cambio per questo.',
    'unknown-option': 'Non conosco questa opzione:',
    'unknown-language': 'Non parlo questa lingua:',
    'no-day': 'Questo non è un giorno tra il 1999-01-04 e oggi:',
    'no-span': 'Una media è di un anno, un trimestre o un mese (2019, 2019-Q2, 2019-05), e non di:',
    'no-own-rate': 'Un cambio personale si scrive così: "1 USD = 0,9 EUR", e non:',
    'no-percentage': 'Questa non è una percentuale:',
    'unknown-shell': 'So completare solo in bash, zsh e fish, non in:',
    'no-question': 'Manca la domanda.',
  },
  texts: {
    usage: `Uso: equivale [--lang {languages}] "100 usd in eur"
     equivale [--lang {languages}] --json "100 usd + 20 eur in gbp"
     equivale [--lang {languages}] --json < domande.txt
     equivale [--lang {languages}] --on 2020-03-01 "100 usd in eur"
Converte unità e valute, e ci fa i calcoli, scritte come si dicono. Ogni argomento è una domanda; se nessuno ha spazi, insieme ne fanno una.
Con --json scrive un oggetto JSON per riga; senza argomenti legge una domanda per riga dallo standard input. Con --csv, lo stesso come tabella.
Con --on usa i cambi di quel giorno, o gli ultimi pubblicati fino ad allora; può dirlo anche la domanda: "100 usd in eur ieri".
Con --avg 2019 (2019-Q2, 2019-05) usa la media di quei giorni; anche "100 usd in eur nel 2019".
Con --kind blue usa quel cambio parallelo, che non è ufficiale, se il servizio o la cartella dei dati ce l’ha.
Con --own "1 USD = 0,9 EUR" converte quella coppia al tuo cambio; con --markup 2,5 aggiunge quella percentuale al cambio di riferimento.
Con --fresh chiede i cambi al servizio di EQUIVALE_URL; senza, usa quelli che ha con sé.
"equivale completion bash" (zsh, fish) scrive ciò che serve per completare in quel terminale.`,
    corrected: 'letto come',
    leftOut: 'Non letto',
    suggestions: 'Volevi dire',
    alternatives: 'Può essere anche:',
    ownRate: 'Al tuo cambio:',
    fixedRate: 'Cambio fissato per legge:',
    street: 'Non è un cambio ufficiale:',
    average: 'Media dei {days} giorni pubblicati dal {from} al {to}',
    markup: 'Con un margine di',
    metal: 'Solo il valore del metallo, al prezzo di riferimento; non è il prezzo di un negozio',
    molarMass: 'È solo aritmetica, non un consiglio medico; massa molare:',
    ratesOf: 'Tassi di cambio in data',
    unreadable: 'Impossibile leggere i tassi di cambio:',
  },
  rateTypes,
};
