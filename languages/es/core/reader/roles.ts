import type { RoleWords } from '../../../../packages/core/src/locale/role-words.ts';

/** What words of Spanish do in a question that is worked out of several amounts. */
export const roleWords: RoleWords = {
  silent:
    'ten(?:go|emos)|tanto(?= por c)|serian?|da[nr]|h[ea]n|hemos|dej[oa]|pone|marca|est[ea] mes|al contado|h[ae](?= \\p{L}+[ai]do)|decimal(?:es)?|de media|de promedio|(?:de |un )?viaje|a pie|andando|en coche|en bici(?:cleta)?|el|la|los|las|lo|me|te|se|nos|por favor|porfa|hola|oye|gracias|mi|mis|su|un|una|unos|unas|quiero|saber|dime|calcula(?:r|me)?|convert(?:ir|ido)|que|hay|entonces|llevan|y(?= cuant)|est?o|pasa(?:r|me)?lo|soy|yo|fuera',
  does: String.raw`pintar|cubrir|llenar|echado|hicieron|ech[oa]|trae|llevamos|llevo|llevas|termin\p{L}*|bajar|pes[ao]n?|mid(?:e|en|o)|corr[ieo]\p{L}*|recorr\p{L}*|camin\p{L}*|hice|hago|hizo|viaj\p{L}*|voy|iba|fui|conduzco|conducir|manej\p{L}*|trabaj[aoe]\p{L}*|descarg\p{L}*|compr[eoa]\p{L}*|tengo que|rem[eo]|nad[eo]|hacen?|va|anda`,
  costs: String.raw`cuest\p{L}*|cost\p{L}*|val(?:e|en|ia)|sal(?:e|en|io|ieron)|esta|estan|(?:me )?cobr(?:an|aron)|(?:a )?son`,
  holds: String.raw`necesita|uso|utilizo|rind\p{L}*|cubr\p{L}*|gast(?:a|an|ando)|consum\p{L}*|usa|usan|llena|alcanza para|da para|contiene|lleva`,
  each: 'por cada|a los|cada|a la|los|las|una|por|el|la|un|al',
  one: '(?:a )?cada un[oa]|c/u|cu|la unidad|por unidad|por cabeza|por persona|cada cual',
  at: 'a|a razon de|al precio de|@|de a|al',
  times: 'por|x',
  given: 'si|cuando|con|por|durante',
  night: 'noches?',
  deep: '(?:de )?(?:espesor|profundidad|profund[oa]|alto|ancho|largo|alta|ancha|larga|grosor|altura|fondo|hond[oa])',
  parts:
    '(?:partes?|trozos|pedazos|tramos|porciones|raciones|rebanadas|tiras|cuotas|plazos|pagas|mensualidades)(?: iguales)?',
  service: 'servicio|comision(?:es)?',
  we: 'somos|eramos|seremos|vamos(?= \\d)',
  bill: 'cuenta(?: total)?|factura|nota',
  thousands: 'miles|millares|mil',
  base: '(?:(?:cual es )?la |de )?base(?: imponible)?|(?:precio )?sin (?:el )?(?:iva|igv|impuestos?)|(?:precio )?net[oa]|antes de(?:l)? (?:iva|impuestos)',
  gross: '(?:precio )?brut[oa]|pvp',
  only: 'solo|solamente|unicamente|(?:importe|cuota|cantidad)(?: del?)?(?: la)?',
  fixed: '(?:al|a) (?:cambio|tipo) fijo(?: de la peseta)?',
  adds: String.raw`sum\p{L}*|anad\p{L}*|agreg\p{L}*`,
  takes: String.raw`quit\p{L}*|elimin\p{L}*|rest\p{L}*|descuent(?:a|ale|en)|desglos\p{L}*`,
  compares: String.raw`(?:que|cual)(?: \p{L}+)? (?:el |la |lo )?(?:mas|menos|mayor|menor|mejor)(?: (?:car|barat|grande|pequen|larg|pesad|alt)\p{L}*)?|(?:mas|menos) (?:de|que)|mas (?:barat|economic)\p{L}*|mejor (?:oferta|precio)|(?:(?:que|cual) )?(?:conviene|compensa)(?: mas)?|lo mismo que|igual a`,
  or: 'o|u|vs',
  now: '(?:y )?ahora|hoy',
  out: String.raw`gast\p{L}*|pag(?:o|ue|a|amos|ar|ado)|compr\p{L}*|cort\p{L}*|quit\p{L}*|us[oe]|usamos|usad[oa]|vend\p{L}*|regal\p{L}*|perd\p{L}*|cuest\p{L}*|cost[oa]|llevo|hice|he hecho`,
  left: String.raw`(?:cuanto|que|cuant[oa] \p{L}+) (?:me |nos |te )?(?:qued|sobr|rest|devuelv)\p{L}*`,
  back: '(?:cambio|vueltas?|vuelto) de',
  before:
    '(?:cual (?:era|es) )?(?:el )?precio (?:original|inicial|de antes|sin (?:el )?descuento)|cuanto (?:costaba|valia) (?:antes|al principio|originalmente|sin (?:el )?descuento)',
  mean: '(?:nota |la )?media|promedio',
  race: '(?:un[ao]? )?marat[oh]+n(?: complet[oa])?',
  halfRace: '(?:un[ao]? )?medi[ao] marat[oh]+n',
  kept: String.raw`yo y|fora|luego(?! (?:un )?(?:otro )?\d+ ?%)|(?:cuantos )cortes|dobl\p{L}*|sec[oa]s?|fluid\p{L}*|liq\p{L}*|cuad\p{L}*|cub\p{L}*|naut\p{L}*|roman[oa]s?|antigu[oa]s?|chin[oa]s?|japones[ae]s?|frances[ae]s?|no|nunca|tras|despues|cuadrupl\p{L}*|quintupl\p{L}*|triplic\p{L}*|laboral\p{L}*|bisiesto|mas(?= car| barat| grande)|cual|mejor|pares|oval\p{L}*|triangular\p{L}*|redond\p{L}*|circular\p{L}*|esfer\p{L}*|cilindr\p{L}*|diferencia|cada(?= \d+ dias)`,
  asks: {
    weight: 'peso(?= total)|peso total',
    time: String.raw`cuanto (?:me |se |voy a )?(?:tard|demor|dur)\p{L}*(?: en \p{L}+[aei]r)?|(?:en )?cuanto tiempo(?: (?:tard|demor|dur|acab|termin)\p{L}*)?|tiempo|duracion`,
    pace: '(?:a |con )?(?:que )?ritmo(?: medio| promedio)?',
    speed:
      '(?:a |con )?(?:que |cual es la )?velocidad(?: media| promedio)?|que tan rapido|que media(?: llevo| hice| hago| he hecho)?(?= ?[?.]?$)',
    length: String.raw`largo total|longitud total|autonomia|(?:que )?distancia|cuanto (?:recorr|avanz|and|camin)\p{L}+|que tan lejos`,
    volume: 'cuant[oa] (?:gasolina|nafta|combustible|diesel|gasoil|bencina|agua)|volumen|capacidad',
    area: 'area|superficie',
    fuel: String.raw`(?:que |el |cual es el )?(?:consumo|rendimiento)(?: medio| promedio)?|cuanto consum\p{L}*`,
    price: String.raw`cuanto(?= (?:cada|por (?:persona|cabeza|unidad)))|(?:a )?cuanto (?:se )?(?:toca|queda)\p{L}*|precio final|(?:cuanto (?:necesito|pongo|uso|hace falta|lleva))|(?:a )?cuanto (?:me |te |nos )?(?:cuest|cost|sal|val|pag|pon|cobr|gast|seria|es)\p{L}*|a cuanto(?: sale| esta)?|precio|coste|costo|cuanto (?:dinero|es)`,
  },
};
