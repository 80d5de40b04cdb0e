import type { DocsWords } from '../docs-words.ts';

export const words: DocsWords = {
  home: 'Ir a Equivale',
  pagesName: 'Para quien construye',
  pages: { docs: 'API', status: 'Estado', embed: 'En tu web' },
  api: {
    description:
      'API de Equivale: tipos de cambio con su fuente y su fecha, sin clave. Llamadas, límites y hojas de cálculo.',
    heading: 'Tipos de cambio, sin clave',
    lead: 'Gratis, con la fuente y la fecha en cada respuesta. Para empezar basta con esta línea.',
    shortened: 'La respuesta, abreviada: las cifras son las del día indicado en ella.',
    past: {
      title: 'Un día del pasado',
      body: 'La respuesta dice de qué día es de verdad cada tipo: un domingo trae el del viernes.',
    },
    sheet: {
      title: 'En una hoja de cálculo',
      separator: ';',
      google: 'Google Sheets. El último argumento dice que los decimales van con punto.',
      excel: 'Excel: Datos, Obtener datos, De otras fuentes, Consulta en blanco, Editor avanzado.',
      note: 'Google vuelve a pedir los datos cada hora; Excel, cuando actualizas.',
    },
    fair: {
      title: 'Trato justo',
      items: (perMinute) => [
        'Sin clave ni registro, y sin garantía de servicio.',
        'Guarda el ETag y envíalo en If-None-Match: si nada ha cambiado llega un 304 sin cuerpo.',
        'La tabla cambia pocas veces al día. Preguntar más de una vez por minuto no trae nada nuevo.',
        `${perMinute} peticiones por minuto y dirección, si quien lleva el servicio no ha puesto otro límite; después, un 429 que dice en Retry-After cuánto esperar. Un historial largo cuenta como varias.`,
        'En origins está cada cifra como texto, tal como la publicó su fuente; rates son los números más cercanos.',
        'Los errores llegan como application/problem+json y nombran el campo.',
      ],
    },
    packages: {
      title: 'Sin red',
      body: 'La línea de comandos y la biblioteca convierten en tu máquina, con los tipos incluidos o los de hoy.',
    },
    assistants: {
      title: 'Para asistentes',
      body: 'Un servidor MCP con cuatro herramientas: convert, rate, history y units. Por HTTP, sin sesión ni clave, o en tu máquina.',
    },
    calls: 'Las llamadas',
    deviceCalls: {
      title: 'Lo de los dispositivos',
      body: 'Guardan y leen lo de un dispositivo anónimo, o lo cifrado que comparten varios. Solo desde páginas de este mismo sitio.',
    },
    schema: 'Esquema OpenAPI',
    needed: 'obligatorio',
    summaries: {
      'GET /api/exchange-rates':
        'La tabla entera, en unidades por 1 USD, con fuentes y fechas. Con on, la de un día pasado.',
      'GET /api/currency-history/{from}/{to}': 'El historial de un par, por periodo o entre dos días.',
      'GET /api/currency-history/{from}/{to}/{period}': 'El historial de un par, solo los puntos.',
      'GET /api/averages/{from}/{to}': 'El tipo medio de un par entre dos días.',
      'GET /api/sources': 'Cómo está cada fuente y qué se rechazó hace poco.',
      'GET /api/status': 'Cada fuente en los últimos 90 días: qué publicó, qué faltó y cuánto se retrasa.',
      'GET /api/openapi.json': 'El esquema de todas las llamadas.',
      'POST /api/conversions': 'Guarda una conversión de este dispositivo.',
      'GET /api/conversions/recent': 'Las últimas conversiones de este dispositivo.',
      'GET /api/favorites': 'Los favoritos de este dispositivo.',
      'POST /api/favorites': 'Guarda un favorito de este dispositivo.',
      'DELETE /api/favorites/{id}': 'Quita un favorito de este dispositivo.',
      'DELETE /api/device': 'Borra todo lo que el servicio guarda de este dispositivo.',
      'GET /api/sync/{chain}':
        'El estado cifrado que comparten los dispositivos emparejados, con el testigo de la cadena.',
      'PUT /api/sync/{chain}': 'Pone un estado en el lugar del que se nombra.',
      'DELETE /api/sync/{chain}': 'Borra el estado compartido.',
      'GET /api/pairing/{code}/{step}': 'Un mensaje entre dos dispositivos que se emparejan.',
      'PUT /api/pairing/{code}/{step}':
        'Envía ese mensaje; el primero abre el emparejamiento durante cinco minutos.',
      'GET /api/alerts': 'Cómo están los avisos de una suscripción.',
      'POST /api/alerts': 'Suscribe un dispositivo a sus avisos; la respuesta lleva el testigo.',
      'PUT /api/alerts': 'Pone estos avisos en el lugar de los anteriores.',
      'DELETE /api/alerts': 'Borra la suscripción con todos sus avisos.',
      'GET /api/alerts/key': 'La clave pública con la que se suscriben los navegadores.',
    },
  },
  embed: {
    description:
      'Un conversor de monedas y unidades para tu página: un elemento de HTML, sin cookies ni rastreo.',
    heading: 'Un conversor en una línea',
    lead: 'Un elemento de HTML, sin cookies y sin rastreo. Siempre dice de dónde y de cuándo es el tipo.',
    attributes: {
      title: 'Qué puedes cambiar',
      rows: [
        ['from, to', 'dos monedas, por su código, o dos unidades de las corrientes: mi y km, c y f'],
        ['amount', 'cantidad al abrir, con punto decimal'],
        ['lang', 'es o en; si falta, el de tu página'],
        ['theme', 'light o dark; si falta, el de quien lee'],
        ['fixed', 'quita los selectores'],
        ['service', 'otro servicio de Equivale, por su dirección'],
      ],
    },
    link: '129 USD en EUR, en Equivale',
    style: {
      title: 'Con tu estilo',
      body: 'Cada pieza tiene un nombre para ::part(): card, amount, from, to, result, note y link.',
    },
    pinned: {
      title: 'Con su huella',
      body: 'Así el navegador no ejecuta más que esta versión. Cuando publiquemos otra, la huella será distinta y en tu página quedará el enlace: toma aquí la nueva, o sirve una copia del fichero con service="…".',
    },
    frame: {
      title: 'En un marco',
      body: 'Si tu página no admite scripts de otros, esta dirección se puede enmarcar. Admite amount, theme y fixed.',
    },
    example: 'Así se ve',
    hint: 'Pesa menos de 15 kB. Sin JavaScript queda el enlace que pongas dentro. Funciona con una política de contenido que solo permita este script y su servicio.',
  },
  status: {
    description:
      'Estado de las fuentes de Equivale: último valor, retraso y los últimos 90 días de cada una.',
    loading: 'Preguntando al servicio…',
    noScript: 'Esta página dibuja con JavaScript lo que dice',
    unreachable: 'El servicio no responde ahora',
    allGood: 'Todas las fuentes al día',
    someLate: '{count} de {all} fuentes con retraso',
    checked: 'Comprobado el {when}. Se mide de cuándo es el valor, no cuándo lo leímos.',
    upToDate: 'al día',
    lateOne: '1 día de retraso',
    lateMany: '{count} días de retraso',
    newest: 'Último valor: {day}',
    noValue: 'Sin valores todavía',
    asked: 'Se consulta desde el {day}.',
    notAsked: 'Este servicio no la ha consultado en estos días.',
    counted: '{published} de {due} días en que debía publicar.',
    missing: 'Faltaron {count}.',
    unknown: 'De {count} no se sabe: nadie preguntó.',
    cadence: { daily: 'una vez al día', monthly: 'una vez al mes', continuous: 'a todas horas' },
    key: {
      published: 'publicado',
      'not-due': 'sin publicación prevista',
      missing: 'faltó',
      unknown: 'no se sabe',
    },
    names: { ecb: 'Banco Central Europeo' },
  },
};
