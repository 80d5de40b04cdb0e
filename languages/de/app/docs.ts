import type { DocsWords } from '../../../packages/app/src/i18n/docs-words.ts';

export const words: DocsWords = {
  home: 'Zu Equivale',
  pagesName: 'Für alle, die entwickeln',
  pages: { docs: 'API', rates: 'Kurse', status: 'Status', embed: 'Auf deiner Website' },
  api: {
    description:
      'API von Equivale: Wechselkurse mit Quelle und Datum, ohne Schlüssel. Aufrufe, Grenzen und Tabellenprogramme.',
    heading: 'Wechselkurse, ohne Schlüssel',
    lead: 'Kostenlos, mit Quelle und Datum in jeder Antwort. Für den Anfang genügt diese Zeile.',
    shortened: 'Die Antwort, gekürzt: Die Zahlen sind vom angegebenen Tag.',
    past: {
      title: 'Ein vergangener Tag',
      body: 'Die Antwort sagt, von welchem Tag jeder Kurs wirklich ist: Ein Sonntag bringt den vom Freitag.',
    },
    sheet: {
      title: 'Im Tabellenprogramm',
      separator: ';',
      google: 'Google Sheets. Das letzte Argument sagt, dass Dezimalstellen mit Punkt geschrieben sind.',
      excel: 'Excel: Daten, Daten abrufen, Aus anderen Quellen, Leere Abfrage, Erweiterter Editor.',
      note: 'Google holt die Daten jede Stunde neu; Excel, wenn du aktualisierst.',
    },
    fair: {
      title: 'Faire Nutzung',
      items: (perMinute) => [
        'Ohne Schlüssel und Anmeldung, und ohne Gewähr für den Dienst.',
        'Heb den ETag auf und schick ihn in If-None-Match mit: Hat sich nichts geändert, kommt ein 304 ohne Inhalt.',
        'Die Tabelle ändert sich wenige Male am Tag. Öfter als einmal pro Minute zu fragen, bringt nichts Neues.',
        `${perMinute} Anfragen pro Minute und Adresse, sofern der Betreiber des Dienstes nichts anderes festlegt; danach ein 429, das in Retry-After sagt, wie lange du warten sollst. Ein langer Verlauf zählt mehrfach.`,
        'In origins steht jede Zahl als Text, so wie ihre Quelle sie veröffentlicht hat; rates sind die nächstliegenden Zahlen.',
        'Fehler kommen als application/problem+json und nennen das Feld.',
      ],
    },
    voices: {
      title: 'Wessen Zahl es ist',
      body: 'rateType sagt, welche Art von Zahl die Quelle veröffentlicht; institution, wessen sie ist; via, wer sie weitergab und umrechnete; segment, welcher von mehreren offiziellen Kursen; compiled, dass Dritte sie gesammelt haben, ohne die Quelle zu nennen.',
    },
    packages: {
      title: 'Ohne Netz',
      body: 'Kommandozeile und Bibliothek rechnen auf deinem Rechner um, mit den mitgelieferten Kursen oder denen von heute.',
    },
    assistants: {
      title: 'Für Assistenten',
      body: 'Ein MCP-Server mit vier Werkzeugen: convert, rate, history und units. Über HTTP, ohne Sitzung und Schlüssel, oder auf deinem Rechner.',
    },
    calls: 'Die Aufrufe',
    deviceCalls: {
      title: 'Was zu Geräten gehört',
      body: 'Sie speichern und lesen, was zu einem anonymen Gerät gehört oder was mehrere verschlüsselt teilen. Nur von Seiten dieser Website aus.',
    },
    schema: 'OpenAPI-Schema',
    copySchema: 'Schema der Sicherung',
    needed: 'erforderlich',
    summaries: {
      'GET /api/exchange-rates':
        'Die ganze Tabelle, in Einheiten für 1 USD, mit Quellen und Daten. Mit on die eines vergangenen Tages.',
      'GET /api/currency-history/{from}/{to}':
        'Der Verlauf eines Paars, nach Zeitraum oder zwischen zwei Tagen.',
      'GET /api/currency-history/{from}/{to}/{period}': 'Der Verlauf eines Paars, nur die Punkte.',
      'GET /api/averages/{from}/{to}': 'Der Durchschnittskurs eines Paars zwischen zwei Tagen.',
      'GET /api/signed/latest.json': 'Welche signierte Tabelle die neueste ist.',
      'GET /api/signed/rates/{file}': 'Eine Tabelle, die sich nicht mehr ändert, oder ihre Signatur.',
      'GET /api/signed/history/{version}/{file}':
        'Fünf Jahre einer Währung gegenüber dem Euro, oder die Signatur.',
      'GET /api/sources': 'Wie es jeder Quelle geht und was zuletzt abgelehnt wurde.',
      'GET /api/status':
        'Jede Quelle in den letzten 90 Tagen: was sie veröffentlicht hat, was fehlte und wie spät sie dran ist.',
      'GET /api/openapi.json': 'Das Schema aller Aufrufe.',
      'POST /api/conversions': 'Speichert eine Umrechnung dieses Geräts.',
      'GET /api/conversions/recent': 'Die letzten Umrechnungen dieses Geräts.',
      'GET /api/favorites': 'Die Favoriten dieses Geräts.',
      'GET /api/favorites/removed': 'Die Favoriten, die dieses Gerät entfernt hat, und wann.',
      'POST /api/favorites': 'Speichert einen Favoriten dieses Geräts.',
      'DELETE /api/favorites/{id}': 'Entfernt einen Favoriten dieses Geräts.',
      'GET /api/sync/{group}': 'Der verschlüsselte Stand, den gekoppelte Geräte teilen.',
      'PUT /api/sync/{group}': 'Ersetzt einen Stand durch einen anderen.',
      'PUT /api/sync/{group}/last':
        'Setzt den letzten Stand der Kette, den niemand mehr ersetzt oder löscht.',
      'DELETE /api/sync/{group}': 'Löscht den Stand.',
      'GET /api/pairing/{code}/{step}': 'Eine Nachricht zwischen zwei Geräten, die sich koppeln.',
      'PUT /api/pairing/{code}/{step}':
        'Sendet diese Nachricht; die erste öffnet das Koppeln für fünf Minuten.',
      'GET /api/alerts': 'Wie es um die Alarme des Abonnements steht.',
      'POST /api/alerts':
        'Abonniert Mitteilungen, mit allen Alarmen des Geräts; die Antwort bringt das Token.',
      'PUT /api/alerts': 'Setzt diese Alarme und diese Adresse an die Stelle der bisherigen.',
      'DELETE /api/alerts': 'Löscht das Abonnement mit allen Alarmen.',
      'GET /api/alerts/key': 'Der öffentliche Schlüssel des Dienstes, den Browser zum Abonnieren brauchen.',
      'DELETE /api/device': 'Löscht alles, was der Dienst von diesem Gerät speichert.',
    },
  },
  embed: {
    description:
      'Ein Umrechner für Währungen und Einheiten auf deiner Seite: ein HTML-Element, ohne Cookies und Tracker.',
    heading: 'Ein Umrechner in einer Zeile',
    lead: 'Ein HTML-Element, ohne Cookies und ohne Tracker. Es sagt immer, woher der Kurs kommt und von wann er ist.',
    attributes: {
      title: 'Was du ändern kannst',
      rows: [
        ['from, to', 'zwei Währungen mit ihrem Kürzel oder zwei gängige Einheiten: mi und km, c und f'],
        ['amount', 'Betrag am Anfang, mit Dezimalpunkt'],
        ['lang', 'die Sprache, zum Beispiel de; sonst die deiner Seite'],
        ['theme', 'light oder dark; sonst die Einstellung der Lesenden'],
        ['fixed', 'nimmt die Auswahlfelder weg'],
        ['service', 'ein anderer Dienst von Equivale, mit seiner Adresse'],
      ],
    },
    link: '129 USD in EUR, bei Equivale',
    style: {
      title: 'In deinem Stil',
      body: 'Jedes Teil hat einen Namen für ::part(): card, amount, from, to, result, note und link.',
    },
    pinned: {
      title: 'Mit Prüfsumme',
      body: 'So führt der Browser nur diese Version aus. Wenn wir eine neue veröffentlichen, ändert sich die Prüfsumme, und auf deiner Seite bleibt nur der Link: Hol dir hier die neue oder liefere mit service="…" eine Kopie aus. Außer auf Spanisch und Englisch kommen die Wörter aus einer Datei daneben, etwa embed-de.json, deren Prüfsumme im Element steht: Die Kopie braucht auch sie.',
    },
    frame: {
      title: 'Im Frame',
      body: 'Wenn deine Seite keine fremden Skripte zulässt, kannst du diese Adresse in einem Frame einbetten. Möglich sind amount, theme und fixed.',
    },
    example: 'So sieht es aus',
    hint: 'Es wiegt weniger als 15 kB. Ohne JavaScript bleibt der Link, den du hineinsetzt. Es funktioniert mit einer Inhaltsrichtlinie, die nur dieses Skript und seinen Dienst erlaubt.',
  },
  rates: {
    description:
      'Was jeder Wechselkurs von Equivale ist: Referenz, Fixing, Mittel, Ankauf, Verkauf, Gesetz; Uhrzeiten, Wochenenden und Alter.',
    heading: 'Was unsere Kurse bedeuten',
    lead: 'Jede Zahl trägt ihre Institution, ihre Art und ihren Tag. Hier steht, was sie sind und warum du am Schalter etwas anderes zahlst.',
    kinds: 'Was jede Art von Zahl ist',
    meanings: {
      reference: 'ein Wert am Tag, den die Institution zur Orientierung veröffentlicht, ohne Gebühren',
      fixing: 'ein Wert am Tag, zu fester Stunde mit dem Markt festgestellt',
      'weighted-mean': 'Durchschnitt der Geschäfte des Tages, nach ihrer Größe',
      buying: 'was Banken für die Währung zahlen; wer sie kauft, zahlt mehr',
      selling: 'was Banken für die Währung verlangen; wer sie verkauft, bekommt weniger',
      middle: 'die Mitte zwischen Ankauf und Verkauf: zu diesem Kurs tauscht niemand',
      administered: 'von Zentralbank oder Regierung bestimmt, nicht vom Markt',
      decree: 'durch Gesetz oder Erlass festgelegt, nicht vom Markt',
      spot: 'letzter Preis am Markt, mit seiner Uhrzeit',
      computed: 'aus anderen Zahlen errechnet',
      compiled: 'von Dritten gesammelt, die ihre Quelle nicht nennen',
    },
    sections: [
      [
        'Uhrzeiten',
        'Eine Zentralbank veröffentlicht einmal am Tag zu ihrer Stunde: die EZB gegen 16 Uhr in Frankfurt. Diese Zahl gilt bis zur nächsten, auch wenn sich der Markt bewegt. Was für morgen angekündigt ist, wird gezeigt, rechnet aber erst morgen um.',
      ],
      [
        'Wochenenden und Feiertage',
        'Samstags veröffentlicht fast niemand: Es gilt die Zahl vom Freitag, und wir sagen es. Manche gelten mehrere Tage, wie die kolumbianische vom Samstag, die bis Montag reicht.',
      ],
      [
        'Mittelwerte',
        'Ein gewichtetes Mittel zählt jedes Geschäft des Tages nach seiner Größe; das eines Monats oder Jahres mittelt die veröffentlichten Tage. Zu beiden tauscht heute niemand.',
      ],
      [
        'Durch Gesetz',
        'Manche Währungen sind an eine andere gebunden, wie der Dirham der Emirate an den Dollar. Veröffentlichen mehrere Institutionen tagelang einen ganz anderen Wert, nehmen wir ihren und sagen, dass die Bindung zweifelhaft ist.',
      ],
      [
        'Mehrere offizielle Kurse',
        'Kuba veröffentlicht drei zugleich: 24 und 120 Peso je Dollar für Zwecke, die der Staat bestimmt, und einen freien für Privatleute und Reisende. Wir nehmen den, den die Leute bekommen, und zeigen die anderen daneben, nie gemittelt.',
      ],
      [
        'Parallelkurse',
        'Wo es einen Parallelmarkt gibt, zeigen wir seinen Preis getrennt, mit Namen und Quelle. Er rechnet nur um, wenn du ihn wählst, und in manchen Ländern kann der Tausch zu ihm verboten sein.',
      ],
      [
        'Alter',
        'Neben jedem Kurs steht sein Tag. Fehlt eine fällige Veröffentlichung, sagen wir es in Gelb und bleiben bei der letzten.',
      ],
      [
        'Ohne Institution',
        'Für manche Währungen erhalten wir keinen offiziellen Kurs. Dann nehmen wir eine Sammlung von Dritten, die ihre Quelle nicht nennen, und sagen das.',
      ],
      [
        'Was du zahlst',
        'Banken, Karten und Wechselstuben schlagen ihre Marge auf. Der Unterschied zu unserem Kurs ist, was dich der Tausch kostet.',
      ],
    ],
  },
  status: {
    description:
      'Status der Quellen von Equivale: letzter Wert, Verspätung und die letzten 90 Tage jeder Quelle.',
    loading: 'Der Dienst wird gefragt…',
    noScript: 'Diese Seite zeichnet mit JavaScript, was hier steht:',
    unreachable: 'Der Dienst antwortet gerade nicht',
    allGood: 'Alle Quellen sind aktuell',
    someLate: '{count} von {all} Quellen verspätet',
    checked: 'Geprüft am {when}. Es zählt, von wann der Wert ist, nicht, wann wir ihn gelesen haben.',
    upToDate: 'aktuell',
    lateOne: '1 Tag verspätet',
    lateMany: '{count} Tage verspätet',
    newest: 'Letzter Wert: {day}',
    noValue: 'Noch keine Werte',
    asked: 'Abgefragt seit {day}.',
    notAsked: 'Dieser Dienst hat sie in diesen Tagen nicht abgefragt.',
    counted: '{published} von {due} Tagen, an denen sie veröffentlichen sollte.',
    missing: '{count} fehlten.',
    unknown: 'Über {count} ist nichts bekannt: Niemand hat gefragt.',
    cadence: { daily: 'einmal am Tag', monthly: 'einmal im Monat', continuous: 'rund um die Uhr' },
    key: {
      published: 'veröffentlicht',
      'not-due': 'keine Veröffentlichung vorgesehen',
      missing: 'gefehlt',
      unknown: 'unbekannt',
    },
    names: { ecb: 'Europäische Zentralbank' },
    institution: 'Institution',
    type: 'Art der Zahl, über',
    validFor: 'Gilt für',
    days: '90 Tage, bis {day}',
    state: 'Status',
    direct: 'direkt',
    via: 'über {name}',
    ahead: 'im Voraus',
    missedOne: '1 Veröffentlichung fehlt',
    missedMany: '{count} Veröffentlichungen fehlen',
    refused: 'Zuletzt abgelehnt: {when}, „{reason}“',
    documented: 'nach ihrer Dokumentation gebaut, ohne aufgezeichnete Antwort',
    currencies: '{count} Währungen',
    at: 'um {time} ({zone})',
  },
};
