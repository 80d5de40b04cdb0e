import type { Words } from '../../packages/element/src/words/words.ts';
import { locale } from './core/locale.ts';

/** What the element says in French. */
export const words: Words = {
  locale,
  amount: 'Quantité',
  from: 'De',
  to: 'En',
  result: 'Résultat',
  open: 'Ouvrir dans Equivale',
  loading: 'Recherche du taux de change',
  exact: 'D’après la définition exacte de chaque unité',
  unreachable: (service) => `${service} ne répond pas. Sans son taux de change, il n’y a pas de chiffre.`,
  old: (days) => `Taux d’il y a ${days} jours`,
  peg: (code, anchor) => `${code} par sa parité fixe avec ${anchor}`,
  retired: (code, anchor) => `${code} retiré : taux irrévocable avec ${anchor}`,
  sources: { ecb: 'BCE', imf: 'FMI' },
  types: {
    reference: 'taux de référence',
    fixing: 'fixing',
    'weighted-mean': 'moyenne pondérée',
    buying: 'cours acheteur',
    selling: 'cours vendeur',
    middle: 'cours moyen, calculé',
    administered: 'taux administré',
    spot: 'prix de marché',
    decree: 'fixé par la loi',
    computed: 'calculé',
    compiled: 'chiffre compilé',
  },
  failures: {
    'not-a-service': '« service » doit être une adresse qui commence par https://',
    'not-a-number': 'Ce n’est pas un nombre',
    'out-of-range': 'Ce nombre est trop long',
    unknown: 'Devise ou unité inconnue',
    'missing-rate': 'Pas de taux de change pour cette devise',
    'mixed-categories': 'Ces unités ne mesurent pas la même chose',
    'below-absolute-zero': 'Sous le zéro absolu',
  },
};
