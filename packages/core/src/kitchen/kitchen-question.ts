import type { Language } from '../locale/language.ts';
import type { Locale } from '../locale/locale.ts';
import type { QuestionError } from '../parse/question/question.ts';
import { cutBy, QuestionParser } from '../parse/question/question-parser.ts';
import { LittleWords } from '../parse/question/words/little-words.ts';
import { addUnits } from '../parse/question/words/unit-words.ts';
import { Vocabulary } from '../parse/question/words/vocabulary.ts';
import { foldQuestion } from '../text/fold-question.ts';
import { unitAliases } from '../units/aliases.ts';
import type { UnitName } from '../units/unit.ts';
import { createUnitSet } from '../units/unit-set.ts';
import type { CupSize } from './cup-sizes.ts';
import { formName, nameIn } from './forms.ts';
import type { Ingredient } from './ingredient.ts';
import { INGREDIENTS } from './ingredients.ts';
import { type KitchenInterpretation, workOut } from './kitchen-interpretation.ts';
import { type KitchenUnit, kitchenUnitsIn, sizeOf } from './kitchen-units.ts';
import { KitchenSpelling } from './mend-words.ts';
import { IngredientNames, type NamedIngredient, type Place } from './read-ingredient.ts';
import { asksAPrice, asksHowMany } from './recipe-words.ts';
import { weigh } from './weigh.ts';

export type KitchenQuestion =
  | {
      readonly ok: true;
      readonly first: KitchenInterpretation;
      readonly others: readonly KitchenInterpretation[];
    }
  | (Pick<QuestionError, 'ok' | 'code' | 'span' | 'suggestions'> & { readonly ingredient: Ingredient });

/** How a question is read. */
export interface KitchenOptions {
  /** The interface language: decides ties only. */
  readonly locale: Locale;
  /** The cup that is meant where the question names none. */
  readonly cup: CupSize;
}

/** What stands in the place of an ingredient that is counted itself: three eggs. */
const PIECE = 'pc';

/**
 * The units that an ingredient can be measured in, all of one category: grams become cups. What they are tells the reader
 * what may be asked; it is worked out with the cup that is meant.
 */
function unitsOf(ingredient: Ingredient, all: readonly KitchenUnit[]) {
  const units = all.flatMap(({ names: _, ...unit }) => {
    const grams = unit.kind === 'mass' ? sizeOf(unit, 'us') : weigh(ingredient, unit, { cup: 'us' })?.grams;
    return grams ? [{ ...unit, toBase: `${grams.n}/${grams.d}`, source: 'METRIC-CUP' as const }] : [];
  });
  return createUnitSet([{ id: 'common', categories: [{ id: 'weight', units }] }]);
}

/** An ingredient with what a language calls it, where that does not stand in its row. */
function namedIn(one: Ingredient, { locale, kitchenWords }: Language): Ingredient {
  const [name, ...aliases] = kitchenWords?.ingredients[one.id]?.split(', ') ?? [];
  if (name === undefined) return one;
  return { ...one, names: { [locale.id]: name, ...one.names }, aliases: [...aliases, ...one.aliases] };
}

function blank(text: string, [start, end]: Place, by = ''): string {
  return text.slice(0, start) + by.padEnd(end - start) + text.slice(end);
}

/** Reads questions about ingredients, in several languages at once. */
export class KitchenReader {
  readonly #names: IngredientNames;
  readonly #languages: readonly Language[];
  readonly #words: LittleWords;
  readonly #units: readonly KitchenUnit[];
  readonly #spelled: KitchenSpelling;
  readonly #parsers = new Map<string, QuestionParser>();

  constructor(languages: readonly Language[]) {
    this.#units = kitchenUnitsIn(languages);
    // all other names would only make each parser slower
    const namesIn = ({ locale, unitNames }: Language): Record<string, UnitName> =>
      Object.fromEntries(
        this.#units.flatMap(({ id, names }) => {
          const name = names?.[locale.id] ?? unitNames[id];
          return name ? [[id, name]] : [];
        }),
      );
    const ingredients = INGREDIENTS.map((one) => languages.reduce(namedIn, one));
    this.#names = new IngredientNames(
      ingredients,
      languages.flatMap(({ kitchenWords }) => kitchenWords ?? []),
    );
    this.#languages = languages.map((language) => ({ ...language, unitNames: namesIn(language) }));
    this.#words = new LittleWords(languages);
    const names = ingredients.flatMap((one) => [...Object.values(one.names), ...one.aliases]);
    const measures = this.#languages.flatMap(({ unitNames }) =>
      Object.values(unitNames).flatMap(({ one, other }) => [one, other]),
    );
    this.#spelled = new KitchenSpelling(
      [...names, ...measures],
      (word) => Object.keys(this.#words.find(word)).length > 0,
    );
  }

  /**
   * Reads a question and works it out.
   * @param text as typed
   * @returns undefined for a text that names no ingredient, or asks what it costs; `empty` for one that names nothing else
   */
  read(text: string, options: KitchenOptions): KitchenQuestion | undefined {
    const question = this.#spelledOut(text, options);
    if (!question?.ok || !question.first.assumedTarget) return question;
    const isCounted = question.first.parts.some(({ unit }) => unit.id === 'piece');
    return asksAPrice(foldQuestion(text).text, isCounted) ? undefined : question;
  }

  #spelledOut(text: string, options: KitchenOptions): KitchenQuestion | undefined {
    const typed = this.#read(text, options);
    if (typed?.ok) return typed;
    // one tasa of arina
    const mended = this.#spelled.mended(text);
    const spelled = mended === text ? undefined : this.#read(mended, options);
    return spelled?.ok ? spelled : typed;
  }

  #read(text: string, { locale, cup }: KitchenOptions): KitchenQuestion | undefined {
    const named = this.#names.find(text);
    if (!named) return undefined;
    const { ingredient } = named;
    const parser = this.#parserFor(ingredient);
    const bare = named.form ? blank(text, named.form.place) : text;
    const rest = blank(bare, named.place);
    if (!/[\p{L}\p{N}]/u.test(rest))
      return { ok: false, code: 'empty', span: [0, text.length], suggestions: [], ingredient };
    const hasPieces = ingredient.portions.some(({ measure }) => measure === 'piece');
    const question = this.#parseRest(rest, parser, locale, hasPieces && asksHowMany(foldQuestion(text).text));
    // half an egg: `1/2` alone is arithmetic
    const isMeasured = question.ok && question.interpretation.category !== 'number';
    const counted = isMeasured ? question : parser.parse(blank(bare, named.place, PIECE), { locale });
    const called = this.#called(named, locale);
    const all = counted.ok ? [counted.interpretation, ...counted.alternatives] : [];
    const [first, ...others] = all
      .flatMap((one) => workOut(named, one, cup, this.#units) ?? [])
      .map((one) => ({ ...one, called }));
    if (first) return { ok: true, first, others };
    // 2 + 3 flour
    const missing = { ok: false, code: 'missing-unit', span: [0, text.length], suggestions: [] } as const;
    return { ...(question.ok ? missing : question), ingredient };
  }

  /** `cuántos huevos son 300 g`: what is asked for by its name alone is a number of pieces. */
  #parseRest(rest: string, parser: QuestionParser, locale: Locale, asksPieces: boolean) {
    const question = parser.parse(rest, { locale });
    const isOpen = question.ok && question.interpretation.assumedTarget;
    if (!asksPieces || !isOpen || question.interpretation.category === 'number') return question;
    return parser.parse(`${rest} in ${PIECE}`, { locale });
  }

  #called({ ingredient, form }: NamedIngredient, { id }: Locale): string {
    const name = nameIn(ingredient.names, id);
    const words = this.#languages.find(({ locale }) => locale.id === id)?.kitchenWords;
    return form ? `${name}, ${formName(form.id, id, name, words)}` : name;
  }

  #parserFor(ingredient: Ingredient): QuestionParser {
    const known = this.#parsers.get(ingredient.id);
    if (known) return known;
    const units = unitsOf(ingredient, this.#units);
    const vocabulary = new Vocabulary();
    addUnits(vocabulary, units, this.#languages, unitAliases);
    const parser = new QuestionParser(cutBy(vocabulary, this.#words), units);
    this.#parsers.set(ingredient.id, parser);
    return parser;
  }
}
