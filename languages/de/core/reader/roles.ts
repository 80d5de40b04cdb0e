import type { RoleWords } from '../../../../packages/core/src/locale/role-words.ts';

/** What words of German do in a question that is worked out of several amounts. */
export const roleWords: RoleWords = {
  silent: String.raw`der|die|das|den|dem|des|bitte|hallo|danke|mein|meine|meinen|ein|eine|einen|einem|einer|ich|wir|es|er|sie|mir|will|mochte|wissen|berechne\p{L}*|umrechnen|dann|durchschnittlich\p{L}*|im schnitt|man`,
  does: String.raw`wieg(?:t|en)|misst|messen|lauf\p{L}*|gelaufen|bin|bist|fahr\p{L}*|gefahren|geh\p{L}*|gegangen|reis\p{L}*|arbeit\p{L}*|lad\p{L}*|herunterlad\p{L}*|kauf\p{L}*|gekauft|schwimm\p{L}*|geschwommen|mach\p{L}*|mache|gerudert|brauch\p{L}*|auf(?:teil|geteil)\p{L}*`,
  costs: String.raw`kost\p{L}*|gekostet|ist wert|liegt bei|liegen bei`,
  holds: String.raw`braucht|enthalt|reich\p{L}*(?: fur)?|deckt|decken|verbrauch(?:t|e|en)|verbraucht\p{L}*|nutzt|benotigt|enthalt|fasst|ergibt`,
  each: String.raw`der|im|in der|am|die|das|den|dem|pro|je|jede|jeder|jedes|ein|eine|fur jede\p{L}?|alle|das stuck|auf(?= 100)`,
  one: 'je(?:de[rs]?)?|pro stuck|das stuck|pro person|jeweils|einzeln|stuck|pro kopf|eine[rs]?(?= ?[?!.]?$)',
  at: 'zu je|zu|a|zum preis von|@',
  times: 'mal|x',
  given: 'wenn|falls|mit|bei|wahrend',
  night: String.raw`nachte?|ubernachtung\p{L}*`,
  deep: 'tief|dick|hoch|breit|lang|tiefe|hohe|breite|lange|dicke',
  parts: '(?:gleiche(?:n)? )?(?:teile?n?|stucke|stucken|portionen|scheiben|raten)',
  service: 'bedienung|service',
  we: 'wir sind',
  bill: 'rechnung',
  thousands: 'tausend(?:er[n]?)?',
  base: 'netto(?:betrag|preis)?|ohne (?:die )?(?:mwst|mehrwertsteuer|steuer)',
  gross: 'brutto(?:betrag|preis)?',
  only: 'nur|lediglich|(?:betrag|hohe|anteil) der',
  fixed: 'zum (?:festen|offiziellen|amtlichen) (?:wechsel|umrechnungs)?kurs|zum fixkurs',
  kept: String.raw`nach|vor|halbiert\p{L}*|verdoppel\p{L}*|dreifach\p{L}*|marathon\p{L}*|schaltjahr|welche[rs]?(?= ist (?:billiger|teurer|besser))|besser|billiger|teurer|paare?|oval\p{L}*|dreieckig\p{L}*|rund\p{L}*|kreis\p{L}*|kugel\p{L}*|zylind\p{L}*|differenz|unterschied|ausser|oder|mehr|weniger|drittel|viertel|achtel`,
  asks: {
    weight: '(?:gesamt)?gewicht',
    time: String.raw`wie lange(?: (?:brauch|dauer|fahr|benotig)\p{L}*)?|(?:wie ?viel )?zeit|dauer|fahrzeit`,
    pace: '(?:welche[sr]? |was ist (?:mein|die|das) |mein )?(?:tempo|pace|laufpace)',
    speed:
      '(?:welche |wie hoch ist die |was ist die |mit welcher )?(?:durchschnitts|durchschnittliche )?geschwindigkeit|wie schnell',
    length: 'gesamtlange|reichweite|wie weit|(?:welche )?(?:strecke|entfernung|distanz)',
    volume: 'wie ?viel (?:benzin|sprit|diesel|wasser|kraftstoff)|volumen|rauminhalt',
    area: 'flache|grundflache',
    fuel: String.raw`(?:welche[rn]? |wie hoch ist der |was ist der )?(?:durchschnitts)?(?:verbrauch|spritverbrauch)|wie ?viel verbrauch\p{L}*`,
    price: String.raw`wie ?viel (?:brauche ich|brauchen wir|braucht man)|(?:was|wie ?viel) (?:kost|macht|bezahl|zahl|ist|sind)\p{L}*(?: (?:es|ich))?|preis|end(?:preis|betrag)|kosten|wie teuer(?: ist| sind)?|wie ?viel`,
  },
};
