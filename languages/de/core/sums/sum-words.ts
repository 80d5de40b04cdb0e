import type { SumWords } from '../../../../packages/core/src/locale/language.ts';

/** How sums are said in German. */
export const sumWords: SumWords = {
  percent: 'prozent(?:punkte?n?|satz)?|v\\. ?h\\.',
  tax: 'mwst\\.?|ust\\.?|mehrwertsteuer|umsatzsteuer|steuern?|merwertsteuer',
  tip: 'trinkgeld|bedienung|service',
  off: 'weniger|runter|nachlass',
  discount: 'rabatts?|skonto|nachlass|ermassigung|ermaessigung|preisnachlass|abschlag',
  with: 'mit|und|zzgl\\.?|zuzuglich|zuzueglich',
  including: 'inklusive|inkl\\.?|einschliesslich|inbegriffen|incl\\.?',
  included: 'drin|inklusive|inkl\\.?|inbegriffen|enthalten|eingerechnet',
  more: 'mehr (?:als|wie)|uber|ueber|hoher als|teurer als',
  less: 'weniger (?:als|wie)|unter|billiger als|niedriger als|gunstiger als',
  raise:
    'erhoh(?:en?|t|ung)|erhoeh(?:en?|t|ung)|steiger(?:n|e|t|ung)|gesteigert|teurer|gestiegen|aufschlag|anstieg|vermehrt|mehr(?! als| wie)',
  reduce:
    'reduzier(?:en?|t|ung)|senk(?:en?|t|ung)|gesenkt|verringer(?:n|e|t)|vermindert?|kurz(?:en?)|gekurzt|gesunken|gefallen|billiger|gunstiger|guenstiger',
  by: 'um|mit|von',
  add: 'addier(?:en?|t)?|zahl(?:e)? ?dazu|schlag(?:e)?|rechne|gib|hinzu',
  take: 'zieh(?:en?)?|abziehen|subtrahier(?:en?|t)?|nimm|minus',
  without: 'ohne|exklusive|exkl\\.?|abzuglich|abzueglich|netto ohne',
  on: 'bei|von der|von dem|von den|von|vom|auf|der|des|aus|an',
  among:
    'teil(?:en|t)(?: sich| uns)?|(?:geteilt|teile|aufteilen|aufgeteilt|teilen|verteilt|dividiert) (?:durch|auf|unter|zwischen)|geteilt|durch|zwischen|auf(?= \\d+ (?:personen|leute|freunde|gaste|gaeste))',
  for: 'fur|fuer|auf',
  people: 'personen?|leuten?|freunden?|gasten?|gaesten?|kopfe|koepfe|teile',
  what: 'welcher|was|wie ?viele?',
  is: 'ist|sind|macht|machen|entspricht|entsprechen|ergibt',
  change:
    'veranderung|veraenderung|anderung|aenderung|anstieg|zuwachs|erhohung|erhoehung|unterschied|differenz|ruckgang|rueckgang',
  from: 'von|vom',
  to: 'auf|zu|bis|nach',
  in: 'in|zu|auf',
  times: 'mal|auf|x',
  over: 'in|durch|geteilt durch',
  each: 'das|der|die|den|je|jeweils|pro',
};
