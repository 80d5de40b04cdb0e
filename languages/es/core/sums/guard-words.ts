import type { GuardWords } from '../../../../packages/core/src/locale/language.ts';

/** Words of Spanish that no reading may pass over, and what may stand between two amounts. */
export const guardWords: GuardWords = {
  silent: 'el la los las lo un una y e o u que tambien luego',
  stop: String.raw`a pie(?![- ]?lambert| de|\p{L})|pelicula|hasta (?:un )?(?=\d+ ?%)|(?:y|menos) cuarto(?= (?:mas|menos|y) \d)|un[oa]s poc[oa]s|unos cuantos|algun[oa]s|dia de la semana|yendo y viniendo|de aqui para alla|vuelv[oaei]\p{L}*|volv\p{L}+|regres\p{L}+|ida|(?<!\d )vuelta|(?:viaje|recorrido) redondo|(?:ambos|los dos|las dos|ambas|dos) (?:lados|caras)|doble cara|a (?:\d|dos|tres) manos|(?:dos|tres|cuatro) (?:manos|capas)|otr[oa]s?(?! \d+ ?(?:%|por))|a medias|mitad de precio|(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)s? (?:a|al|hasta|y) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)s?|fin(?:es)? de semana|entre semana|(?:dias )?(?:laborables|habiles)|excepto|salvo|menos (?:los|el|una?) \p{L}+|fiscal(?:es)?|(?:hora|minutos|min) (?:de|para) (?:comer|comida|almuerzo|almorzar)|descanso|pausa`,
  net: 'net[oa]s?|libres? de impuestos?|(?:despues|antes) de (?:los )?(?:impuestos?|iva)|tras (?:los )?impuestos|en mano|sin (?:el )?(?:iva|igv|impuestos)|base imponible',
  ordinal: 'segund[oa]|tercer[oa]?|2[ao]|3[ao]',
  like: String.raw`como|parec\p{L}*`,
  howMany: 'cuant[oa]s|numero de',
  kept: 'jamas|ningun[oa]?|nada|ni',
  moves: String.raw`gan(?:o|a|e|amos|aba|ar)|cobr\p{L}*|recib\p{L}*|ingres\p{L}*|deb(?:o|e|en|ia|emos)|deud\p{L}*|pag(?:o|ue|a|amos|ar|aron)|gast(?:o|e|a|amos|ar|os)|prest\p{L}*|dev(?:olv|uel)\p{L}*|sa(?:que|co|camos)|sueldo|salario|nomina|presupuesto|ahorr\p{L}*|saldo|reembolso|fianza|ten(?:go|ia|emos)|qued\p{L}*|falt\p{L}*|sobr(?:a|an|aron)|costaba|valia|antes|era|eran|vend\p{L}*|perd\p{L}*|rebaja\p{L}*`,
  total: String.raw`(?:en )?total|suma\p{L}*|(?:todo )?junt[oa]s?|todo|entre \d+`,
  side: 'anch[oa]|anchura|alto|alta|altura|largo|longitud|base|lados?|fondo',
  screen: String.raw`smart tv|led|pantallon|\p{L}*phones?|teles?|tv|televisor(?:es)?|television|pantallas?|monitor(?:es)?|laptop|portatil|tablet|celular|movil|telefono|proyector`,
  flat: 'area|superficie|perimetro|circunferencia|volumen|hipotenusa|diagonal de',
  people: String.raw`personas?|amig[oa]s|comensales|tazas?|vasos?|platos?|ninos?|adultos|invitados|pasajeros|ocupantes|plazas|porcion\p{L}*|racion\p{L}*|cabeza`,
  food: 'receta|masa|carne|arroz|harina|pasta|comida',
  bound: String.raw`(?:mas|menos) de|(?:por )?(?:debajo|encima) de|(?:inferior|superior)(?:es)? a|(?:que|cual|quien) (?:\p{L}+ )?(?:el |la |lo )?(?:mas|menos|mayor|menor|mejor|peor)(?! (?:de|o) )`,
  whose: 'marcos?|chelin(?:es)?|escudos?|francos?|liras?|lucas?|palos?',
  warmer: String.raw`subid\p{L}*|bajad\p{L}*`,
  other: {
    temperature: String.raw`\p{L}*angul\p{L}*|inclinacion|pendiente|vin[oa]s?|sidras?|cervezas?|birras?|ron|ginebra|licor\p{L}*|alcohol|ruedas?|llantas?|neumaticos?|bici\p{L}*|norte|este|longitud|quemadura`,
    size: 'aires? acondicionados?|climatizador(?:es)?|papel(?:es)?|cartulinas?|folios?|pisos?|apartamentos?|departamentos?',
    cv: 'coches?|autos?|carros?|automovil(?:es)?|turismos?|furgonetas?|vehiculos?|impuestos?|carreras?|tiro',
    mi: String.raw`en mi (?!por|pls)\p{L}{3,}|mar|navega\p{L}*|barcos?|veleros?|mar adentro|aguas`,
    in: 'tub(?:o|eria|ito)s?',
    st: '(?:a la|de|en) piedra',
    ft: 'cerdo|fotos?|pagina|bebe',
    bar: 'copas|carretera|chocolate',
    number: 'presion(?:es)?(?: arterial)?|tension(?: arterial)?',
    volume: 'pes(?:a|an|aba|o)',
  },
};
