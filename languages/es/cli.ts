import type { Messages } from '../../packages/cli/src/messages/messages.ts';
import rateTypes from './app/provenance.json' with { type: 'json' };

/** What the command line says in Spanish. */
export const messages: Messages = {
  errors: {
    empty: 'No hay pregunta.',
    'too-long': 'Es demasiado largo para una pregunta.',
    'unknown-word': 'No conozco esta palabra:',
    'not-a-number': 'Esto no es un número:',
    'out-of-range': 'Este número es demasiado grande o pequeño:',
    'division-by-zero': 'No se puede dividir entre cero:',
    'missing-unit': 'Falta la unidad o la moneda.',
    'missing-amount': 'Falta decir de cuánto.',
    'mixed-categories': 'Eso no se puede convertir en esto:',
    negative: 'La cantidad es menor que cero.',
    'below-absolute-zero': 'Más frío que el cero absoluto.',
    'not-understood': 'No entiendo esta parte:',
    'missing-kind':
      'Aquí no hay un tipo de calle con ese nombre para eso; con --fresh se pide a un servicio que lo tenga.',
    'other-dimension': 'Son magnitudes distintas:',
    'missing-rate': 'No hay tipo de cambio para eso.',
    'unknown-option': 'No conozco esta opción:',
    'unknown-language': 'No hablo este idioma:',
    'no-day': 'Esto no es un día desde el 1999-01-04 hasta hoy:',
    'no-span': 'Un promedio es de un año, un trimestre o un mes (2019, 2019-Q2, 2019-05), y no de:',
    'no-own-rate': 'Un tipo propio se escribe así: "1 USD = 0,9 EUR", y no:',
    'no-percentage': 'Esto no es un porcentaje:',
    'unknown-shell': 'Solo sé completar en bash, zsh y fish, no en:',
    'no-question': 'Falta la pregunta.',
  },
  texts: {
    usage: `Uso: equivale [--lang {languages}] "100 usd a eur"
     equivale [--lang {languages}] --json "100 usd + 20 eur en gbp"
     equivale [--lang {languages}] --json < preguntas.txt
     equivale [--lang {languages}] --on 2020-03-01 "100 usd a eur"
Convierte unidades y monedas, y calcula con ellas, escritas como se hablan. Cada argumento es una pregunta; si ninguno tiene espacios, juntos son una.
Con --json escribe un objeto JSON por línea; sin argumentos lee una pregunta por línea de la entrada estándar. Con --csv, lo mismo como tabla.
Con --on usa los tipos de ese día, o los últimos publicados hasta entonces; la pregunta también puede decirlo: "100 usd a eur ayer".
Con --avg 2019 (2019-Q2, 2019-05) usa el promedio de esos días; "100 usd a eur en 2019" también.
Con --kind blue usa ese tipo de la calle, que no es oficial, si lo tienen el servicio o la carpeta de datos.
Con --own "1 USD = 0,9 EUR" convierte ese par a tu tipo; con --markup 2,5 suma ese porcentaje al tipo de referencia.
Con --fresh pide los tipos al servicio de EQUIVALE_URL; sin ella usa los que trae.
"equivale completion bash" (zsh, fish) escribe lo que completa en esa consola.`,
    corrected: 'leído como',
    leftOut: 'Sin leer',
    suggestions: '¿Quisiste decir',
    alternatives: 'También puede ser:',
    ownRate: 'A tu tipo:',
    fixedRate: 'Tipo fijado por ley:',
    street: 'No es un tipo oficial:',
    average: 'Promedio de los {days} días publicados del {from} al {to}',
    markup: 'Con un margen de',
    metal: 'Solo el valor del metal, al precio de referencia; no es el precio de una tienda',
    molarMass: 'Solo es aritmética, no un consejo médico; masa molar:',
    ratesOf: 'Tipos de cambio del',
    unreadable: 'No se pueden leer los tipos de cambio:',
  },
  rateTypes,
};
