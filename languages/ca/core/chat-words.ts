/** What people also write around a question in Catalan. */
export const chatWords: string =
  'viatge seria serien donen dar fora quin quina quins quines aixo allo aquest aquesta aquests aquestes fer val valen costa costen surt surten pesa pesen mesura mesuren ' +
  'fa feia conte contenen caben cap pots podries podeu podrieu puc podria em et us ens se li jo tu dona donam digues digueu diguem dir ' +
  'si sisplau siusplau plau plis gracies merces hola bon bona tarda ei necessito voldria vull saber calcula calcular calculadora ' +
  'convertidor conversor conversio converteixme equivalencia equivalent aproximadament exactament ara actualment actual avui ' +
  'preu valor canvi cotitzacio moneda diners efectiu unitat unitats forn temperatura velocitat pressio distancia llargada longitud amplada alcada ' +
  'altura altitud profunditat alt alta llarg llarga ample ampla pantalla tele televisor televisio cotxe meu meva meus meves amida faig ' +
  'tinc tenim peso mido doncs llavors ajuda ajudam unitat com quantitat escolta escolteu perdona passaho canviam cabre gastat fem ' +
  "d'aigua d'oli d'alcohol " +
  'aigua oli llet benzina gasolina gasoil alcohol digue';
