import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extendedUnitNames as extendedEn } from '../../../../languages/en/core/extended-unit-names.ts';
import { locale as en } from '../../../../languages/en/core/locale.ts';
import { specialistUnitNames as specialistEn } from '../../../../languages/en/core/specialist-unit-names.ts';
import { unitNames as commonEn } from '../../../../languages/en/core/unit-names.ts';
import { extendedUnitNames as extendedEs } from '../../../../languages/es/core/extended-unit-names.ts';
import { locale as es } from '../../../../languages/es/core/locale.ts';
import { specialistUnitNames as specialistEs } from '../../../../languages/es/core/specialist-unit-names.ts';
import { unitNames as commonEs } from '../../../../languages/es/core/unit-names.ts';
import type { Locale } from '../locale/locale.ts';
import { ecbRates } from '../testing/ecb-rates.ts';
import { units } from '../testing/parse-question.ts';
import { parseSum } from '../testing/parse-sum.ts';
import { resultOfSum } from './sums/result-of-sum.ts';

fc.configureGlobal({ seed: 20261126 });

const NAMES = [
  ...[commonEn, extendedEn, specialistEn, commonEs, extendedEs, specialistEs].flatMap((names) =>
    Object.values(names).map(({ other }) => other),
  ),
  ...units.list().map(({ symbol }) => symbol),
];
/** Those whose figures have an end, or run against each other. */
const CURVED =
  'gas mark|gas|abv|proof|°plato|°brix|brix|% slope|pendiente|mpg|l/100km|km/l|min/km|km/h|min/mi|mach|°C|°F|K|rankine|hz|ms|s'.split(
    '|',
  );
const FIGURES = '0 0,0 1 -1 4 12 20 45 90 100 101 300 -300 1/2 5:30 1e9 2 ft 3 in|1 h 20|50%'.split(
  / (?!ft|in|3|h|20)|\|/,
);
const LITTLE =
  'in to en a is what whats cuanto how many más - + x por per / , con sin de of oven horno receta dice recipe says iva tip usd € pesos entre 3 personas y and half medio'.split(
    ' ',
  );
const word = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.constantFrom(...CURVED),
  fc.constantFrom(...CURVED),
  fc.constantFrom(...FIGURES),
  fc.constantFrom(...FIGURES),
  fc.constantFrom(...LITTLE),
);

const rates = ecbRates('2026-08-21', { USD: '1.25', GBP: '0.8', MXN: '25' });

/** Whatever a text may mean is worked out without an error, and is a figure or a failure with a code. */
const check = (text: string, locale: Locale) => {
  const question = parseSum(text, { locale });
  if (!question.ok) return;
  for (const one of [question.interpretation, ...question.alternatives]) {
    const results = resultOfSum(one, rates, units);
    const said = 'ok' in results ? [results.code] : results.map(({ value }) => value.toSignificant(3));
    expect(said.length, text).toBeGreaterThan(0);
  }
};
const page = fc.constantFrom(es, en);

it('texts of the words that are known, in any order, throw nothing when they are worked out', () => {
  const text = fc.array(word, { minLength: 2, maxLength: 8 }).map((words) => words.join(' '));
  fc.assert(fc.property(text, page, check), { numRuns: 400 });
});

it('any amount of any unit in any other of its kind throws nothing', () => {
  const kinds = [...Map.groupBy(units.list(), ({ category }) => category).values()];
  const asked = fc
    .constantFrom(...kinds)
    .chain((kind) =>
      fc.tuple(fc.constantFrom(...FIGURES), fc.constantFrom(...kind), fc.constantFrom(...kind)),
    );
  fc.assert(
    fc.property(asked, page, ([figure, from, to], locale) =>
      check(`${figure} ${from.symbol} en ${to.symbol}`, locale),
    ),
    { numRuns: 400 },
  );
});

it('whatever stands before and behind a gas mark, a slope or a concentration, throws nothing', () => {
  const asked = fc.tuple(
    fc.constantFrom('', 'receta inglesa dice ', 'oven at ', 'horno a ', 'cuanto es ', 'mi vino tiene '),
    fc.constantFrom(...FIGURES),
    fc.constantFrom(...CURVED),
    fc.constantFrom('', ', en ', ' en ', ' to ', ' whats that in ', ' a '),
    fc.constantFrom(...CURVED, 'grados centigrados?', 'grados', 'fahrenheit'),
  );
  fc.assert(
    fc.property(asked, page, fc.boolean(), ([before, figure, unit, joint, to], locale, isBehind) =>
      check(`${before}${isBehind ? `${figure} ${unit}` : `${unit} ${figure}`}${joint}${to}`, locale),
    ),
    { numRuns: 400 },
  );
});
