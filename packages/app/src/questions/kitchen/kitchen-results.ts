import {
  exactOf,
  formatDecimal,
  formatNamed,
  type Locale,
  type Rational,
  toFullDecimal,
} from '@equivale/core';
import {
  CUP_SIZES,
  type CupSize,
  convertIngredient,
  findKitchenUnit,
  type KitchenInterpretation,
  KitchenReader,
  type KitchenResult,
  nameIn,
} from '@equivale/core/kitchen';
import { LANGUAGES } from '@equivale/core/locale/languages';
import { amountOf } from '../../conversion/amount.ts';
import { kitchenPath, setKitchenAmount } from '../../conversion/kitchen-state.ts';
import {
  amountText,
  formatKitchen,
  type KitchenWords,
  symbolOf,
  unitNameOf,
} from '../../conversion/kitchen-words.ts';
import type { MessageKey, Translate } from '../../i18n/i18n.ts';
import { asTitle } from '../../i18n/use-names.ts';
import { cupText, rangeText } from '../kitchen-text.ts';
import type { QuestionResults, ResultRow } from '../question-results.ts';
import { languagesOn } from '../spoken-languages.ts';

const readers = new Map<unknown, KitchenReader>();

function readerOn(page: string): KitchenReader {
  const languages = languagesOn(page) ?? LANGUAGES;
  const reader = readers.get(languages) ?? new KitchenReader(languages);
  readers.set(languages, reader);
  return reader;
}

export interface KitchenReading {
  readonly t: Translate;
  readonly locale: Locale;
  readonly cup: CupSize;
}

const DIGITS = 21;

const typedDigits = (amount: Rational) => toFullDecimal(amount) ?? exactOf(amount).toSignificant(DIGITS);

/** The unit in which the view shows an amount; named cups appear as millilitres. */
const shownIn = (id: string) => (id.startsWith('cup-') ? 'ml' : id);

/** Sets the kitchen's amount so that it opens with the question's. */
function openWith(
  { ingredient, parts }: KitchenInterpretation,
  from: string,
  { locale, cup }: KitchenReading,
) {
  const unit = findKitchenUnit(from);
  const total = unit && convertIngredient(ingredient, parts, unit, { cup });
  if (total) setKitchenAmount(amountOf(total.value.toSignificant(DIGITS), locale.decimal));
}

function rowOf(one: KitchenInterpretation, result: KitchenResult, reading: KitchenReading): ResultRow {
  const { t, locale, cup } = reading;
  const { ingredient, called, form, parts } = one;
  // Results show only the symbol of a catalogue unit.
  const named = [...parts.map(({ unit }) => unit), result.to].flatMap(({ id, names }) => {
    const own = names?.[locale.id];
    return own ? [[id, own]] : [];
  });
  const words: KitchenWords = { locale, names: Object.fromEntries(named) };
  const typed = parts.map(({ amount, unit }) => {
    const plain = typedDigits(amount);
    return amountText(formatDecimal(plain, locale), plain, unit.id, words);
  });
  const to = result.to.id;
  const shown = formatKitchen(result, to, locale);
  const from = shownIn(parts[0].unit.id);
  const usesCup = [...parts.map(({ unit }) => unit.id), to].includes('cup');
  const unitText = symbolOf(to) ?? unitNameOf(to, words)[locale.plural(shown.plain)];
  const note = [
    ...(result.weight ? [rangeText(ingredient, result, to, t, words) ?? t('kitchen.provenance.word')] : []),
    ...(usesCup ? [cupText(CUP_SIZES[cup].cup, t, locale)] : []),
    ...(result.weight ? [t('kitchen.source', { food: result.weight.portion.fdcId })] : []),
  ];
  return {
    key: `${ingredient.id} ${form} ${typed.join(' ')} ${to}`,
    question: formatNamed(
      asTitle(called),
      `${typed.join(' + ')} → ${symbolOf(to) ?? unitNameOf(to, words).other}`,
      locale,
    ),
    result: result.weight ? `≈ ${shown.text}` : shown.text,
    muted: '',
    unit: unitText,
    plain: shown.plain,
    from: '',
    emoji: '🥣',
    note: note.join(' · '),
    path: kitchenPath({ ingredient: ingredient.id, from, to: shownIn(to) }),
    onChoose: () => openWith(one, from, reading),
  };
}

export function kitchenResults(text: string, reading: KitchenReading): QuestionResults | undefined {
  const { t, locale, cup } = reading;
  const question = readerOn(locale.id).read(text, { locale, cup });
  if (!question) return undefined;
  if (question.ok) {
    const { first, others } = question;
    return {
      results: first.results.map((result) => rowOf(first, result, reading)),
      others: others.map((one) => rowOf(one, one.results[0], reading)),
    };
  }
  const { code, span, suggestions, ingredient } = question;
  if (code !== 'empty') {
    const message = t(`question.${code}` as MessageKey, { place: text.slice(...span).trim() });
    return { results: [], others: [], problem: { message, span, suggestions } };
  }
  return {
    results: [],
    others: [],
    ingredient: {
      path: kitchenPath({ ingredient: ingredient.id, from: 'cup', to: 'g' }),
      emoji: '🥣',
      name: asTitle(nameIn(ingredient.names, locale.id)),
      detail: t('kitchen.name'),
    },
  };
}
