import {
  COMMON_UNITS,
  createUnitSet,
  type ExactValue,
  exactOf,
  formatDecimal,
  type Locale,
  type RateTable,
  toFullDecimal,
  type UnitSet,
} from '@equivale/core';
import { ComposedQuestions } from '@equivale/core/composed-questions';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import { LANGUAGES } from '@equivale/core/locale/languages';
import { withTechnicalNames } from '@equivale/core/locale/technical-names';
import { inWeight, metalText, readMetal, withMetal } from '@equivale/core/metals';
import { createLiteralParser, resultOfSum } from '@equivale/core/parse';
import { SPECIALIST_UNITS } from '@equivale/core/specialist-units';
import { molarMassOf, SUBSTANCE_SOURCES, type Substance } from '@equivale/core/substances';
import { TECHNICAL_UNITS } from '@equivale/core/technical-units';
import type { Pair } from '../../conversion/conversion.ts';
import { isConverterId } from '../../conversion/conversion.ts';
import { everyUnit } from '../../conversion/every-unit.ts';
import { parseQuestion } from '../question-parser.ts';
import { type ShownResult, showResult } from '../shown-result.ts';
import { languagesOn } from '../spoken-languages.ts';

const units: UnitSet = createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS, TECHNICAL_UNITS]);
const composed = new ComposedQuestions(units);
const DIGITS = 12;

/** Value of the metal in a weight, or the weight that money buys. */
interface MetalAnswer {
  readonly kind: 'metal';
  readonly results: readonly ShownResult[];
}

interface UnitAnswer {
  readonly kind: 'units';
  readonly question: string;
  readonly result: string;
  readonly unit: string;
  readonly plain: string;
  /** The converter that shows it; absent for composed units. */
  readonly pair?: Pair;
  readonly amount?: string;
  /** Substance whose molar mass was used, and its source. */
  readonly molarMass?: string;
}

const plainOf = (value: ExactValue): string =>
  toFullDecimal(value.toFraction()) ?? value.toSignificant(DIGITS);

function ofMetal(text: string, table: RateTable, locale: Locale): MetalAnswer | undefined {
  const metal = readMetal(text, locale);
  if (!metal) return undefined;
  const read = parseQuestion(metal.rest, { locale });
  const interpretation =
    read?.ok && read.corrections.length === 0 ? withMetal(metal, read.interpretation) : undefined;
  const results = interpretation && resultOfSum(interpretation, table, everyUnit);
  if (!interpretation || !results || 'ok' in results) return undefined;
  const name = metalText(metal, locale);
  const shown = results.map((result) => {
    const money = showResult(interpretation, result, locale);
    if (metal.amount) return { ...money, question: `${name} → ${result.to}` };
    const {
      result: figures,
      muted,
      unit,
      plain,
    } = showResult(interpretation, inWeight(metal, result), locale);
    const [from = ''] = money.question.split(' → ');
    return { ...money, result: figures, muted, unit, plain, question: `${from} → ${name}` };
  });
  return { kind: 'metal', results: shown };
}

const parsers = new Map<unknown, Promise<ReturnType<typeof createLiteralParser>>>();

/** The reader for technical units in the page's language. */
function parserOn(page: string) {
  const languages = languagesOn(page) ?? LANGUAGES;
  const parser =
    parsers.get(languages) ?? withTechnicalNames(languages).then((all) => createLiteralParser(units, all));
  parsers.set(languages, parser);
  return parser;
}

async function ofTechnical(text: string, locale: Locale): Promise<UnitAnswer | undefined> {
  const read = (await parserOn(locale.id)).parse(text, { locale });
  if (!read.ok || read.corrections.length > 0) return undefined;
  const { amount, category, from, to } = read.interpretation;
  const [source, target] = [units.find(from), units.find(to[0] ?? '')];
  const isTechnical = [source, target].some((unit) => unit?.table === 'technical');
  const result = target && units.convert(amount.toFraction(), from, target.id);
  if (!isTechnical || !source || !target || !result?.ok || !isConverterId(category)) return undefined;
  const [typed, plain] = [plainOf(amount), plainOf(result)];
  return {
    kind: 'units',
    question: `${formatDecimal(typed, locale)} ${source.symbol} → ${target.symbol}`,
    result: formatDecimal(plain, locale),
    unit: target.symbol,
    plain,
    pair: { category, fromUnit: from, toUnit: target.id },
    amount: typed,
  };
}

const massOf = (substance: Substance, locale: Locale): string =>
  `${formatDecimal(plainOf(exactOf(molarMassOf(substance))), locale)} g/mol. ${SUBSTANCE_SOURCES[substance.source]}`;

function ofComposed(text: string, locale: Locale): UnitAnswer | undefined {
  const read = composed.read(text, locale);
  if (!read || !('result' in read)) return undefined;
  const { amount, from, to, result, substance } = read;
  const plain = plainOf(result);
  return {
    kind: 'units',
    question: `${formatDecimal(plainOf(amount), locale)} ${from} → ${to}`,
    result: formatDecimal(plain, locale),
    unit: to,
    plain,
    ...(substance && { molarMass: massOf(substance, locale) }),
  };
}

/** Answers about metals, technical and composed units and substances; `isOpen`: no other reader understands. */
export async function answerRare(
  text: string,
  table: RateTable,
  locale: Locale,
  isOpen: boolean,
): Promise<MetalAnswer | UnitAnswer | undefined> {
  const metal = ofMetal(text, table, locale);
  if (metal) return metal;
  const made = ofComposed(text, locale);
  if (made?.molarMass) return made;
  return isOpen ? ((await ofTechnical(text, locale)) ?? made) : undefined;
}
