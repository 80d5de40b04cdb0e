import type { Words } from '../../packages/element/src/words/words.ts';
import { locale } from './core/locale.ts';

/** What the element says in German. */
export const words: Words = {
  locale,
  amount: 'Wert',
  from: 'Von',
  to: 'In',
  result: 'Ergebnis',
  open: 'In Equivale öffnen',
  loading: 'Wechselkurs wird geholt',
  exact: 'Nach der genauen Definition jeder Einheit',
  unreachable: (service) => `${service} antwortet nicht. Ohne Wechselkurs gibt es keine Zahl.`,
  old: (days) => `Kurse von vor ${days} Tagen`,
  peg: (code, anchor) => `${code} über den festen Kurs zu ${anchor}`,
  retired: (code, anchor) => `${code} abgeschafft: unwiderruflicher Kurs zu ${anchor}`,
  sources: { ecb: 'EZB', imf: 'IWF' },
  types: {
    reference: 'Referenzkurs',
    fixing: 'Fixing',
    'weighted-mean': 'gewichtetes Mittel',
    buying: 'Ankaufskurs',
    selling: 'Verkaufskurs',
    middle: 'Mittelkurs, berechnet',
    administered: 'festgesetzter Kurs',
    spot: 'Marktpreis',
    decree: 'durch Gesetz festgelegt',
    computed: 'berechnet',
    compiled: 'zusammengetragene Zahl',
  },
  failures: {
    'not-a-service': '„service“ muss eine Adresse sein, die mit https:// beginnt',
    'not-a-number': 'Das ist keine Zahl',
    'out-of-range': 'Diese Zahl ist zu lang',
    unknown: 'Unbekannte Währung oder Einheit',
    'missing-rate': 'Kein Wechselkurs für diese Währung',
    'mixed-categories': 'Diese Einheiten messen nicht dasselbe',
    'below-absolute-zero': 'Unter dem absoluten Nullpunkt',
  },
};
