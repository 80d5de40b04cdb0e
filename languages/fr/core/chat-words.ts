/** What people also write around a question in French. */
export const chatWords: string =
  "trajet serait seraient ferait feraient dehors suis chez donnerait quel quelle quels quelles ce cela c'est ca fait faire vaut valent coute coutent pese pesent mesure mesurent contient " +
  "contiennent peux pouvez pourrais pourriez peut je tu vous on nous me moi te donne donner donnez dis dire dites s'il s'te plait stp " +
  'svp merci bonjour salut coucou besoin veux voudrais aimerais savoir connaitre calcule calculer calcul convertisseur conversion ' +
  "convertissez equivalence correspond correspondent environ exactement maintenant actuellement aujourd'hui actuel taux prix valeur " +
  'cours monnaie argent liquide especes devise unite unites four temperature vitesse pression distance longueur largeur hauteur altitude profondeur ' +
  "haut long large d'eau d'huile d'essence d'alcool ecran tele television si ai j'ai il elle mon ma mes";
