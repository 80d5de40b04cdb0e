import type { Locale } from '../locale/locale.ts';
import { parseDecimal } from '../number/decimal.ts';
import { type ExactValue, exactOf } from '../number/exact-value.ts';
import { multiply, type Rational, rational } from '../number/rational.ts';
import { readAmount } from '../parse/fields/typed-amount.ts';
import { throughMolarMass } from '../substances/between.ts';
import { SUBSTANCES, type Substance } from '../substances/substances.ts';
import { foldLetters } from '../text/fold-text.ts';
import { ComposedUnits } from '../units/composed/composed-units.ts';
import type { UnitSet } from '../units/unit-set.ts';

/** A question about units that are made of units, with its result. */
export interface ComposedAnswer {
  readonly amount: ExactValue;
  /** As they were typed. */
  readonly from: string;
  readonly to: string;
  readonly result: ExactValue;
  /** Whose molar mass led from one to the other. */
  readonly substance?: Substance;
}

/** Both sides are units, of other dimensions. */
export interface OtherDimension {
  readonly ok: false;
  readonly from: string;
  readonly to: string;
}

const AMOUNT = /^\s*[-+\u2212]?\d[\d.,'’ \u00a0\u202f]*(?:[eE][-+\u2212]?\d{1,3})?/;
/** Between what is converted and its target, in any language. */
const TARGET = /(?<=\s)(?:en|in|to|into|a|em|para|à|as|zu|nach)(?=\s)|→|->|=/giu;
/** Before a substance. */
const OF = /(?:^|\s)(?:de(?:l|s)?(?: la| l['’])?|d['’]|of|do|da|di|von|an)\s*$/iu;
const LETTER = /[\p{L}\p{N}]/u;
/** Figures and signs name no unit: 20% to 80 asks for nothing; nor is a figure behind one its factor: 3 kg 8.70. */
const BARE = /^[\d\s.,/·×*^()+-]*$|\p{L} [\d.,]+\s*$/u;

/** Every name of a substance, the longest first. */
const NAMES = SUBSTANCES.flatMap((substance) =>
  Object.values(substance.names).flatMap((list) =>
    list.split(', ').map((name) => ({ name: foldLetters(name), substance })),
  ),
).sort((one, other) => other.name.length - one.name.length);

/** A text without the substance that it names. */
function withoutSubstance(text: string): { readonly rest: string; readonly substance?: Substance } {
  const folded = foldLetters(text);
  // folding that changes the length would point elsewhere in the text
  if (folded.length !== text.length) return { rest: text };
  for (const { name, substance } of NAMES) {
    const at = folded.indexOf(name);
    if (at < 0 || LETTER.test(text[at - 1] ?? '') || LETTER.test(text[at + name.length] ?? '')) continue;
    const before = text.slice(0, at).replace(OF, ' ');
    return { rest: `${before.trimEnd()} ${text.slice(at + name.length).trimStart()}`.trim(), substance };
  }
  return { rest: text };
}

/** Reads questions about composed units: `3 kg·m²/s³ in W`, `100 mg/dl de glucosa en mmol/l`. */
export class ComposedQuestions {
  readonly #composed: ComposedUnits;

  constructor(units: UnitSet) {
    this.#composed = new ComposedUnits(units);
  }

  /** @returns undefined for a text that is no such question */
  read(query: string, { decimal }: Locale): ComposedAnswer | OtherDimension | undefined {
    const { rest, substance } = withoutSubstance(query.trim().replace(/[?¿]/g, ''));
    const [typed = ''] = AMOUNT.exec(rest) ?? [];
    const read = typed === '' ? undefined : readAmount(typed.trim(), { signed: true, decimal });
    const amount = typed === '' ? rational(1n) : read?.ok ? parseDecimal(read.text) : undefined;
    if (!amount) return undefined;
    const units = rest.slice(typed.length);
    const answers = [...units.matchAll(TARGET)].map((found) =>
      this.#convert(
        amount,
        units.slice(0, found.index),
        units.slice(found.index + found[0].length),
        substance,
      ),
    );
    const known = answers.filter((answer) => answer !== undefined);
    return known.find((answer) => 'result' in answer) ?? known[0];
  }

  #convert(amount: Rational, from: string, to: string, substance: Substance | undefined) {
    const [one, other] = [this.#composed.read(from), this.#composed.read(to)];
    if (!one.ok || !other.ok || BARE.test(from) || BARE.test(to)) return undefined;
    const shown = { amount: exactOf(amount), from: from.trim(), to: to.trim() };
    const factor = substance && throughMolarMass(one, other, substance);
    if (substance && factor) return { ...shown, result: exactOf(multiply(amount, factor)), substance };
    const result = this.#composed.convert(amount, from, to);
    if (result.ok) return { ...shown, result };
    return result.code === 'other-dimension'
      ? { ok: false as const, from: result.from, to: result.to }
      : undefined;
  }
}
