import type { RelationWords } from '../../../../packages/core/src/locale/language.ts';

/** How Spanish asks for what follows from other amounts. */
export const relationWords: RelationWords = {
  asks: {
    time: 'cuanto (?:me |se )?(?:tard\\p{L}+|demor\\p{L}+|dura)|(?:en )?cuanto tiempo|tiempo|duracion|(?:a )?que hora',
    pace: '(?:a |con )?(?:que )?ritmo(?: medio| promedio)?',
    speed: '(?:a |con )?(?:que |cual es la )?velocidad(?: media| promedio)?|que tan rapido',
    length: 'que distancia|distancia|cuanto (?:recorr|avanz|and|camin)\\p{L}+',
    volume: 'cuant[oa] (?:gasolina|nafta|combustible|diesel|gasoil|bencina|agua)|volumen|capacidad',
    area: 'area|superficie',
    fuel: '(?:cuanto |que |el )?(?:consumo|consum\\p{L}+ a los (?:100|cien)(?: km)?|rendimiento)(?: medio| promedio)?',
    currency:
      '(?:a )?cuanto (?:me |te |nos )?(?:cuest|sal|vale|pag|cobr|seria|es)\\p{L}*|a cuanto|precio|coste|costo|total',
  },
  each: 'el la los las un una cada',
  times: 'por',
  at: 'a en',
  rooms: 'cuarto',
  said:
    'si mi cuesta cuestan costaron costo vale valen pague compre compro gasta gastan gastando gasto consume consumiendo usa usando ' +
    'corri corro correr corriendo recorri recorro recorrer recorriendo hice hago hacer camine camino voy iba ir viaje viajo viajar ' +
    'conduzco conducir manejo manejar tardo tarde tarda tardan descargar bajar mide miden entre si descarga descargo',
};
