import { add, multiply, type Rational, rational } from '../../number/rational.ts';

/** A number word: added to what stands before it, or multiplying it. */
export interface NumberWord {
  readonly value: Rational;
  readonly kind: 'add' | 'scale' | 'fraction';
  /** What the same word is in the other language, where that differs (billion, billón). */
  readonly other?: Rational;
}

/** Words for the numbers from 0 on, by place; several words parted by `/`. */
const UNITS =
  'zero/cero one/un/uno/una/an two/dos three/tres four/cuatro five/cinco six/seis seven/siete eight/ocho nine/nueve ' +
  'ten/diez eleven/once twelve/doce thirteen/trece fourteen/catorce fifteen/quince sixteen/dieciseis ' +
  'seventeen/diecisiete eighteen/dieciocho nineteen/diecinueve twenty/veinte veintiuno/veintiun/veintiuna veintidos ' +
  'veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve';
/** Tens from 30 on. */
const TENS =
  'thirty/treinta forty/cuarenta fifty/cincuenta sixty/sesenta seventy/setenta eighty/ochenta ninety/noventa cien/ciento';
/** What stands before `cientos` and `cientas`, from 200 on. */
const HUNDREDS = 'dos tres cuatro quin seis sete ocho nove';

/** Powers of ten; the second one is what the other language means by a word that looks the same. */
const SCALES: readonly (readonly [number, number, string])[] = [
  [2, 2, 'hundred hundreds'],
  [3, 3, 'mil thousand thousands grand'],
  [6, 6, 'million millions millon millones mill mio mln'],
  [9, 12, 'billion billions bn'],
  [12, 9, 'billones'],
  [12, 9, 'billon'],
  [12, 18, 'trillion trillions'],
  [18, 12, 'trillon trillones'],
];

const FRACTIONS: readonly (readonly [bigint, string])[] = [
  [2n, 'half halves medio media mitad'],
  [3n, 'third thirds tercio tercios'],
  [4n, 'quarter quarters cuarto cuartos'],
];

function readTable(): Map<string, NumberWord> {
  const words = new Map<string, NumberWord>();
  const put = (list: string, word: NumberWord) => {
    for (const name of list.split(' ')) words.set(name, word);
  };
  const added = (list: string, valueAt: (place: number) => number) => {
    for (const [place, names] of list.split(' ').entries())
      put(names.replaceAll('/', ' '), { kind: 'add', value: rational(BigInt(valueAt(place))) });
  };
  added(UNITS, (place) => place);
  added(TENS, (place) => 30 + place * 10);
  for (const ending of ['cientos', 'cientas'])
    added(
      HUNDREDS.replace(/\w+/g, (stem) => stem + (stem === 'quin' ? ending.slice(1) : ending)),
      (place) => 200 + place * 100,
    );
  for (const [power, elsewhere, list] of SCALES) {
    const value = rational(10n ** BigInt(power));
    const other = rational(10n ** BigInt(elsewhere));
    put(list, power === elsewhere ? { kind: 'scale', value } : { kind: 'scale', value, other });
  }
  put('dozen dozens docena docenas', { kind: 'scale', value: rational(12n) });
  put('pair pairs par couple', { kind: 'scale', value: rational(2n) });
  for (const [part, list] of FRACTIONS) put(list, { kind: 'fraction', value: rational(1n, part) });
  return words;
}

const NUMBER_WORDS = readTable();

/** The number a folded word stands for, if any. */
export function numberWordOf(word: string): NumberWord | undefined {
  return NUMBER_WORDS.get(word);
}

const SHORT_SCALES: Readonly<Record<string, bigint>> = {
  k: 1_000n,
  m: 1_000_000n,
  mm: 1_000_000n,
  b: 1_000_000_000n,
};

/** What a letter glued to an amount of money multiplies it by: `5k`, `1.2M`; undefined for other letters. */
export function moneyScaleOf(letters: string): Rational | undefined {
  const scale = SHORT_SCALES[letters];
  return scale === undefined ? undefined : rational(scale);
}

const ZERO = rational(0n);
const ONE = rational(1n);

/** What may still be added after a number word: tens take units, hundreds take tens, units take nothing. */
function roomAfter(value: Rational): bigint {
  if (value.d !== 1n) return 0n;
  if (value.n % 100n === 0n) return 100n;
  return value.n >= 20n && value.n % 10n === 0n ? 10n : 0n;
}

/** Adds number words up as they are said: `two hundred and fifty thousand`, `un millón doscientos mil`. */
export class WordSum {
  #total = ZERO;
  #group: Rational | undefined;
  #room: bigint | undefined;

  /** @param start digits said before the words: `2` of `2 mil` */
  constructor(start: Rational | undefined) {
    this.#group = start;
    if (start) this.#room = 0n;
  }

  get value(): Rational {
    return add(this.#total, this.#group ?? ZERO);
  }

  /** Takes the next word; false where it cannot follow, so that the number has ended before it. */
  take(kind: NumberWord['kind'], value: Rational): boolean {
    if (kind === 'add') {
      if (this.#room !== undefined && value.n >= this.#room) return false;
      this.#group = add(this.#group ?? ZERO, value);
      this.#room = roomAfter(value);
    } else if (kind === 'fraction') {
      if (this.#group && this.#group.d !== 1n) return false;
      this.#group = multiply(this.#group ?? ONE, value);
      this.#room = 0n;
    } else this.#scale(value);
    return true;
  }

  #scale(value: Rational): void {
    const scaled = multiply(this.#group ?? ONE, value);
    if (value.n <= 100n) this.#group = scaled;
    else {
      this.#total = add(this.#total, scaled);
      this.#group = undefined;
    }
    this.#room = value.n === 100n ? 100n : value.n < 100n ? 0n : undefined;
  }
}
