/** What people also write around a question in German. */
export const chatWords: string =
  'fahrt is ware draussen welche welcher welches welchem dies dieser diese dieses es kostet kosten kostete kosteten wert werte wiegt wiegen misst messen enthalt enthalten ' +
  'enthaelt kannst kann konnen koennen konntest koenntest du ich sie wir man mir mich uns bitte danke hallo hi hey moin servus sag sagen ' +
  'sage zeig zeige nenn brauche brauch mochte moechte wurde wuerde gern gerne wissen weiss kennen berechne berechnen rechner ' +
  'berechnung umrechner umrechnung umrechnungen einheitenrechner wahrungsrechner waehrungsrechner einheit einheiten wahrung ' +
  'waehrung kurs wechselkurs preis geld eigentlich genau ungefahr ungefaehr etwa circa ca rund jetzt aktuell aktuelle aktueller heute ' +
  'gerade momentan ofen backofen temperatur geschwindigkeit druck entfernung lange laenge breite hohe hoehe tiefe hoch lang breit ' +
  'gross schwer schnell wasser ol oel benzin bildschirm fernseher tv monitor wenn habe hab er mein meine meinen sein werden wird waren ' +
  'war bekomme bekommt kriege fur fuer doch mal denn so also noch alle insgesamt zusammen hier dort gestrichen';
