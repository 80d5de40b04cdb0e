/** What a word does in a question besides naming a unit or a number; Spanish and English together, folded. */
export type Role = 'connector' | 'per' | 'joiner' | 'filler' | 'interrogative' | 'of';

const WORDS: Readonly<Record<Role, string>> = {
  connector:
    'a al to into in en as = > => -> ~ hacia para son es is are equals equal equivale equivalen igual iguales ' +
    'convertido convertida convertidos convertidas converted pasado pasados expresado expressed dentro ' +
    'from desde vs versus frente',
  per: 'por per cada',
  joiner: 'y e and & con with , ; plus',
  filler:
    'the el la los las lo do does did there hay tiene tienen contiene contienen hacen hace caben cabe vale valen ' +
    'cuesta cuestan sale esta estan seria serian would be will convert convertir convierte convierteme convertidor ' +
    'converter conversion conversor pasar pasa pasame pasarlo cambiar cambia cambio cambiame change exchange ' +
    'calculate calcula calcular calculame calculadora calculator compute dime dame tell give show me muestra quiero ' +
    "saber quisiera i want need know please favor gracias thanks what whats what's que cual cuales how much " +
    'price precio valor value worth rate rates tipo tasa cotizacion hoy today now ahora actual current currently ' +
    'right equivalent equivalente equivalencia amount cantidad dinero money moneda currency currencies ' +
    'exactly exactamente aproximadamente about approximately unos unas se puede se it its total ' +
    'google hey oye hola hi hello ok ? ! . : " me nos ' +
    'como convierto convierten convertimos converting pesa pesan pesar mide miden medir vale tengo unit units unidad ' +
    'unidades horno oven mido online metric using usando pasarlos transformar transforma transform',
  interrogative: 'cuanto cuantos cuanta cuantas many',
  of: 'of de del',
};

const ROLES = new Map<string, Role>(
  (Object.entries(WORDS) as [Role, string][]).flatMap(([role, words]) =>
    words.split(' ').map((word): [string, Role] => [word, role]),
  ),
);

/** The role of a folded word or sign, if it has one. */
export function roleOf(word: string): Role | undefined {
  return ROLES.get(word);
}

const SPANISH = new Set(
  (
    'cuanto cuantos cuanta cuantas en el la los las del al son es hay tiene y un una con por mil millones metros pies ' +
    'libras dolares pesos millas pulgadas onzas kilos litros grados horas dias anos'
  ).split(' '),
);
const ENGLISH = new Set(
  (
    'how many much what is are the of to into in and an with per thousand million feet miles pounds dollars inches ' +
    'ounces degrees hours days years meters'
  ).split(' '),
);

/**
 * The language a question is written in, as far as its words tell.
 * @param words folded words
 * @returns undefined for a question that could be either
 */
export function languageOf(words: readonly string[]): 'es' | 'en' | undefined {
  let balance = 0;
  for (const word of words) {
    if (SPANISH.has(word)) balance++;
    if (ENGLISH.has(word)) balance--;
  }
  return balance > 0 ? 'es' : balance < 0 ? 'en' : undefined;
}
