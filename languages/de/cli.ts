import type { Messages } from '../../packages/cli/src/messages/messages.ts';
import rateTypes from './app/provenance.json' with { type: 'json' };

/** What the command line says in German. */
export const messages: Messages = {
  errors: {
    empty: 'Hier steht keine Frage.',
    'too-long': 'Das ist zu lang für eine Frage.',
    'unknown-word': 'Dieses Wort kenne ich nicht:',
    'not-a-number': 'Das ist keine Zahl:',
    'out-of-range': 'Diese Zahl ist zu groß oder zu klein:',
    'division-by-zero': 'Durch null kann man nicht teilen:',
    'missing-unit': 'Es fehlt die Einheit oder die Währung.',
    'missing-amount': 'Es fehlt, wie viel.',
    'mixed-categories': 'Das eine lässt sich nicht in das andere umrechnen:',
    negative: 'Der Wert ist kleiner als null.',
    'below-absolute-zero': 'Kälter als der absolute Nullpunkt.',
    'not-understood': 'Diesen Teil verstehe ich nicht:',
    'missing-kind':
      'Einen Parallelkurs mit diesem Namen gibt es hier dafür nicht; mit --fresh wird ein Dienst gefragt, der solche hat.',
    'other-dimension': 'Das sind verschiedene Größen:',
    'missing-rate': 'Dafür gibt es keinen Wechselkurs.',
    'unknown-option': 'Diese Option kenne ich nicht:',
    'unknown-language': 'Diese Sprache spreche ich nicht:',
    'no-day': 'Das ist kein Tag zwischen dem 1999-01-04 und heute:',
    'no-span':
      'Einen Durchschnitt gibt es für ein Jahr, ein Quartal oder einen Monat (2019, 2019-Q2, 2019-05), nicht für:',
    'no-own-rate': 'Ein eigener Kurs wird so geschrieben: "1 USD = 0,9 EUR", und nicht so:',
    'no-percentage': 'Das ist kein Prozentsatz:',
    'unknown-shell': 'Vervollständigen kann ich nur in bash, zsh und fish, nicht in:',
    'no-question': 'Die Frage fehlt.',
  },
  texts: {
    usage: `Aufruf: equivale [--lang {languages}] "100 usd in eur"
        equivale [--lang {languages}] --json "100 usd + 20 eur in gbp"
        equivale [--lang {languages}] --json < fragen.txt
        equivale [--lang {languages}] --on 2020-03-01 "100 usd in eur"
Rechnet Einheiten und Währungen um und rechnet mit ihnen, geschrieben, wie man sie spricht. Jedes Argument ist eine Frage; hat keines ein Leerzeichen, sind sie zusammen eine.
Mit --json schreibt es ein JSON-Objekt pro Zeile; ohne Argumente liest es eine Frage pro Zeile von der Standardeingabe. Mit --csv dasselbe als Tabelle.
Mit --on nimmt es die Kurse dieses Tages oder die letzten bis dahin veröffentlichten; die Frage kann es auch selbst sagen: "100 usd in eur gestern".
Mit --avg 2019 (2019-Q2, 2019-05) nimmt es den Durchschnitt dieser Tage; "100 usd in eur im Jahr 2019" auch.
Mit --kind blue nimmt es diesen Parallelkurs, der nicht offiziell ist, falls der Dienst oder der Datenordner ihn hat.
Mit --own "1 USD = 0,9 EUR" rechnet es dieses Paar zu deinem Kurs um; mit --markup 2,5 schlägt es diesen Prozentsatz auf den Referenzkurs auf.
Mit --fresh holt es die Kurse vom Dienst unter EQUIVALE_URL; sonst nimmt es die mitgelieferten.
"equivale completion bash" (zsh, fish) schreibt, was in dieser Shell vervollständigt.`,
    corrected: 'gelesen als',
    leftOut: 'Nicht gelesen',
    suggestions: 'Meintest du',
    alternatives: 'Es kann auch sein:',
    ownRate: 'Zu deinem Kurs:',
    fixedRate: 'Gesetzlich fester Kurs:',
    street: 'Kein offizieller Kurs:',
    average: 'Durchschnitt der {days} Tage mit Kursen vom {from} bis {to}',
    markup: 'Mit einem Aufschlag von',
    metal: 'Nur der Metallwert zum Referenzpreis; kein Preis eines Geschäfts',
    molarMass: 'Das ist nur gerechnet, kein medizinischer Rat; molare Masse:',
    ratesOf: 'Wechselkurse vom',
    unreadable: 'Die Wechselkurse lassen sich nicht lesen:',
  },
  rateTypes,
};
