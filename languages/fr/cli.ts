import type { Messages } from '../../packages/cli/src/messages/messages.ts';
import rateTypes from './app/provenance.json' with { type: 'json' };

/** What the command line says in French. */
export const messages: Messages = {
  errors: {
    empty: 'Il n’y a pas de question.',
    'too-long': 'C’est trop long pour une question.',
    'unknown-word': 'Je ne connais pas ce mot :',
    'not-a-number': 'Ce n’est pas un nombre :',
    'out-of-range': 'Ce nombre est trop grand ou trop petit :',
    'division-by-zero': 'On ne peut pas diviser par zéro :',
    'missing-unit': 'Il manque l’unité ou la devise.',
    'missing-amount': 'Il manque la quantité.',
    'mixed-categories': 'L’un ne se convertit pas en l’autre :',
    negative: 'La quantité est inférieure à zéro.',
    'below-absolute-zero': 'Plus froid que le zéro absolu.',
    'not-understood': 'Je ne comprends pas cette partie :',
    'missing-kind':
      'Il n’y a pas ici de taux parallèle de ce nom pour ça ; avec --fresh, on le demande à un service qui l’a.',
    'other-dimension': 'Ce sont des grandeurs différentes :',
    'missing-rate': 'Pas de taux de change pour ça.',
    'unknown-option': 'Je ne connais pas cette option :',
    'unknown-language': 'Je ne parle pas cette langue :',
    'no-day': 'Ce n’est pas un jour entre le 1999-01-04 et aujourd’hui :',
    'no-span': 'Une moyenne est d’un an, d’un trimestre ou d’un mois (2019, 2019-Q2, 2019-05), et non de :',
    'no-own-rate': 'Un taux à soi s’écrit ainsi : "1 USD = 0,9 EUR", et non :',
    'no-percentage': 'Ce n’est pas un pourcentage :',
    'unknown-shell': 'Je ne sais compléter que dans bash, zsh et fish, pas dans :',
    'no-question': 'Il manque la question.',
  },
  texts: {
    usage: `Usage : equivale [--lang {languages}] "100 usd en eur"
        equivale [--lang {languages}] --json "100 usd + 20 eur en gbp"
        equivale [--lang {languages}] --json < questions.txt
        equivale [--lang {languages}] --on 2020-03-01 "100 usd en eur"
Convertit unités et devises, et calcule avec elles, écrites comme on les dit. Chaque argument est une question ; si aucun n’a d’espace, ils n’en font qu’une.
Avec --json, il écrit un objet JSON par ligne ; sans arguments, il lit une question par ligne sur l’entrée standard. Avec --csv, la même chose en tableau.
Avec --on, il prend les taux de ce jour, ou les derniers publiés à cette date ; la question peut aussi le dire : "100 usd en eur hier".
Avec --avg 2019 (2019-Q2, 2019-05), il prend la moyenne de ces jours ; "100 usd en eur en 2019" aussi.
Avec --kind blue, il prend ce taux parallèle, qui n’est pas officiel, si le service ou le dossier de données l’a.
Avec --own "1 USD = 0,9 EUR", il convertit cette paire à ton taux ; avec --markup 2,5, il ajoute ce pourcentage au taux de référence.
Avec --fresh, il demande les taux au service de EQUIVALE_URL ; sans, il prend ceux qu’il contient.
"equivale completion bash" (zsh, fish) écrit de quoi compléter dans ce terminal.`,
    corrected: 'lu comme',
    leftOut: 'Non lu',
    suggestions: 'Tu voulais dire',
    alternatives: 'Ce peut être aussi :',
    ownRate: 'À ton taux :',
    fixedRate: 'Taux fixé par la loi :',
    street: 'Ce n’est pas un taux officiel :',
    average: 'Moyenne des {days} jours publiés du {from} au {to}',
    markup: 'Avec une marge de',
    metal: 'Valeur du métal seul, au prix de référence ; ce n’est pas le prix d’un magasin',
    molarMass: 'Ce n’est que de l’arithmétique, pas un avis médical ; masse molaire :',
    ratesOf: 'Taux de change du',
    unreadable: 'Impossible de lire les taux de change :',
  },
  rateTypes,
};
