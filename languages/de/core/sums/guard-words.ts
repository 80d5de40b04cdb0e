import type { GuardWords } from '../../../../packages/core/src/locale/language.ts';

/** Words of German that no reading may pass over, and what may stand between two amounts. */
export const guardWords: GuardWords = {
  silent: 'der die das den dem ein eine einen und oder dann auch noch dass',
  stop: String.raw`zu fu(?:ss|ß)|filme?|ein paar|bis zu (?=\d+ ?%)|(?:einige|mehrere)[nrms]?|wochentag|promille|(?:halb|(?:drei)?viertel)(?: (?:vor|nach))? (?:\d|1[0-2]|eins|zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwoelf)(?=(?: uhr)? (?:[-+]|plus|minus|und)|$)|rundreise|rundfahrt|rundflug|hin und (?:zuruck\p{L}*|zurueck\p{L}*|her)|zuruck|zurueck|ruckweg|rueckweg|hin- und ruck\p{L}*|ruckfahrt|hinfahrt|hinweg|beid(?:e|en|seitig\p{L}*) ?(?:seiten)?|(?:\d|ein|zwei|drei) (?:anstriche?n?|schichten)|zwei(?:mal)? streichen|ander(?:e|en|er|es)|halbe[rnm]? preis|zum halben preis|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s? (?:bis|und) (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?|wochenenden?|werktag\p{L}*|arbeitstag\p{L}*|ausser|steuer-?ps|steuer\p{L}* ps|\p{L}*pause\p{L}*`,
  net: String.raw`netto\p{L}*|(?:nach|vor) (?:abzug der )?steuern?|ohne (?:mwst|ust|mehrwertsteuer|steuern?)`,
  ordinal: 'zweite[rsnm]?|dritte[rsnm]?',
  like: 'wie(?! ?viele?)',
  howMany: 'wie ?viele?|anzahl',
  kept: String.raw`dreifach\p{L}*|vierfach\p{L}*|doppelt\p{L}*|halb\p{L}*|\p{L}*mal|verdoppel\p{L}*|multiplizier\p{L}*|geteilt|zehntel|fehlen|fehlt|halfte|haelfte|ohne|jede[rsnm]?|nicht|kein\p{L}*|nie|nichts|weder|noch`,
  moves: String.raw`verdien\p{L}*|bekomm\p{L}*|bekam|erhalt\p{L}*|erhielt|schuld\p{L}*|zahl\p{L}*|bezahl\p{L}*|gib|gebe|gab|ausgegeben|ausgeb\p{L}*|leih\p{L}*|lieh|gehalt|lohn|budget|spar\p{L}*|guthaben|kaution|habe?|hatte|hatten|ubrig|uebrig|bleib\p{L}*|fehl\p{L}*|kostete|war|waren|fruher|frueher|vorher|verkauf\p{L}*|verlor\p{L}*|verlier\p{L}*`,
  total: 'insgesamt|gesamt|zusammen|summe|total',
  side: String.raw`breit\p{L}*|hoch|hohe|hoehe|(?<!stunden |minuten |tage )lang|lange|laenge|seiten?|tief\p{L}*`,
  screen: String.raw`fernsehgerat\p{L}*|fernsehgeraet\p{L}*|\p{L}*phones?|\p{L}*fernseher\p{L}*|tv|\p{L}*bildschirm\p{L}*|\p{L}*monitor\p{L}*|laptop|tablet|handy|beamer|display`,
  flat: String.raw`\p{L}*flache|\p{L}*flaeche|umfang|volumen|hypotenuse|diagonale (?:von|eine[rs])`,
  people: String.raw`personen?|leute|freunde|tassen?|glaser|glaeser|teller|kinder|erwachsene|gaste|gaeste|passagiere|portion\p{L}*|kopf|nase`,
  food: 'rezept|teig|fleisch|reis|mehl|nudeln|essen',
  bound: String.raw`(?:mehr|weniger|kleiner|grosser|groesser|schwerer|leichter|langer|kurzer|hoher|niedriger) als|(?:unter|uber|ueber)(?= ?[\p{Sc}\d])|(?:was|wer|welche[rs]?) (?:ist |wiegt |kostet |dauert )?(?:(?:schwer|leicht|lan|laen|kurz|kuerz|gross|groess|klein|hoh|hoeh|teur|billig|schnell|langsam|weit|warm|kalt|alt|aelt)g?er|mehr|weniger)(?! (?:als|oder))`,
  whose: 'mark|marken|escudos?|schillinge?|groschen|francs?|lir[ae]',
  warmer: String.raw`um \d|(?:mehr|weniger)(?! als)|(?:war|waer|kalt|kaelt|hoh|hoeh|niedrig|heiss|kuhl|kuehl|tief)\p{L}*er|anstieg\p{L}*|(?:an)?gestiegen|steig\p{L}*|stieg|gefallen|fall\p{L}*|fiel|sink\p{L}*|gesunken|sank|unterschied\p{L}*|differenz\p{L}*|schwank\p{L}*|erwarm\p{L}*|abkuhl\p{L}*|erhoh\p{L}*|zunahme|abnahme`,
  other: {
    temperature: String.raw`oe?chsle|\p{L}*winkel\p{L}*|neigung|\p{L}*weine?|\p{L}*biere?|obstler|rum|wodka|alkohol\p{L}*|rad|nord\p{L}*|ost\p{L}*|langengrad|breite|whisk\p{L}*|gin`,
    size: String.raw`klimaanlagen?|klimageraete?|klimagerate?|\p{L}*papiere?|\p{L}*wohnung(?:en)?`,
    cv: String.raw`autos?|pkws?|\p{L}*wagen|fahrzeuge?|steuer\p{L}*|rennen|rennpferde?|reitpferde?`,
    mi: String.raw`(?:auf|zur) (?:hoher )?see|meer|schiff\p{L}*|boot\p{L}*|segel\p{L}*`,
    in: String.raw`\p{L}*rohre?n?|\p{L}*schl(?:auch|auche|aeuche)`,
    st: String.raw`aus stein|stein(?:mauer|treppe|platte|stufe)\p{L}*`,
    ft: String.raw`schweins?\p{L}*`,
    bar: 'gold',
    number: String.raw`\p{L}*druck`,
    volume: 'wieg(?:t|en)|gewicht|schwer',
  },
};
