import {
  type ExactValue,
  exactOf,
  formatDecimal,
  formatNamed,
  type Locale,
  toFullDecimal,
} from '@equivale/core';
import type { ComposedAnswer } from '@equivale/core/resolve';
import { molarMassOf, SUBSTANCE_SOURCES } from '@equivale/core/substances';
import { say } from './messages.ts';

/** Digits of a figure whose decimals do not end. */
const DIGITS = 12;

const figure = (value: ExactValue, locale: Locale): string =>
  formatDecimal(toFullDecimal(value.toFraction()) ?? value.toSignificant(DIGITS), locale);

/** A question about composed units for people; of a substance, with its molar mass and that it is arithmetic only. */
export function composedText(
  { amount, from, to, result, substance }: ComposedAnswer,
  locale: Locale,
): string {
  const sign = toFullDecimal(result.toFraction()) === undefined ? '≈' : '=';
  const line = `${figure(amount, locale)} ${from} ${sign} ${figure(result, locale)} ${to}`;
  if (!substance) return line;
  const { names, source } = substance;
  const [name = substance.id] = (names[locale.id as keyof typeof names] ?? names.en).split(', ');
  const mass = `${figure(exactOf(molarMassOf(substance)), locale)} g/mol`;
  return [
    formatNamed(`${name.charAt(0).toUpperCase()}${name.slice(1)}`, line, locale),
    `${say('molarMass', locale)} ${mass}. ${SUBSTANCE_SOURCES[source]}`,
  ].join('\n');
}
