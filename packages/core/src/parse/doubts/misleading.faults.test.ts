import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../languages/es/core/locale.ts';
import { LANGUAGES } from '../../locale/languages.ts';
import { readAskedQuestions } from '../../testing/asked-questions.ts';
import { units } from '../../testing/parse-question.ts';
import { parseSum } from '../../testing/parse-sum.ts';
import { createLiteralParser } from '../question/create-literal-parser.ts';
import { SumSigns } from '../sums/sum-signs.ts';

const fixture = new URL('../question/fixtures/misleading.txt', import.meta.url);
const asked = readAskedQuestions(readFileSync(fixture, 'utf8'));
const signs = new SumSigns(LANGUAGES);
/** Without slips and other ways of writing, as it is before more is loaded. */
const plain = createLiteralParser(units, LANGUAGES);

const isUnderstood = (text: string, locale = es) => parseSum(text, { locale }).ok;

it('what is misleading is left to the readers that are loaded for it', () => {
  const answered = asked.filter(({ meant, language, question }) => {
    const read = plain.parse(question, { locale: { es, en }[language] });
    return (
      meant === '!' && read.ok && !signs.maySum(question, read, plain.cut(question, { locale: es }).lexemes)
    );
  });
  expect(answered.map(({ question }) => question)).toEqual([]);
});

/** Each of some words in a question, which is understood without it or with another. */
function refused(words: string, ask: (word: string) => string, other: string) {
  it.each(words.split(', '))('%s', (word) => expect(isUnderstood(ask(word))).toBe(false));
  it(`but ${other || 'without'}`, () => expect(isUnderstood(ask(other))).toBe(true));
}

describe('how a temperature changed', () => {
  refused(
    'warmer, hotter, colder, cooler, higher, lower, mas, menos, more, less',
    (word) => `5 c ${word} en f`,
    'hoy',
  );
  refused(
    'salto, amplitud, oscilación, descenso, caída, disminución, variación, delta, bajada, swing, enfriamiento, calentamiento',
    (word) => `${word} de 5 grados celsius en fahrenheit`,
    'agua',
  );
});

describe('what makes another figure of one is not left out', () => {
  refused('cuádruple, quíntuple, quadruple, thrice, tenfold', (word) => `${word} 5 kg en lb`, 'saco');
  refused(
    'multiplied, divided, doblado, doblada, multiplicado, dividido, percent, return, tenth, décimo, veces, times',
    (word) => `5 kg ${word} en lb`,
    'neto',
  );
});

describe('what makes another unit of one is not left out behind an amount', () => {
  refused(
    'marinas, romanas, chinas, japonesas, coreanas, escocesas, irlandesas, antiguas, viejas, imperiales',
    (word) => `5 leguas ${word} en km`,
    '',
  );
  refused(
    'laborales, hábiles, lectivos, escolares, siderales, lunares',
    (word) => `5 días ${word} en horas`,
    '',
  );
  refused('working, business, school, trading, sidereal, lunar', (word) => `5 ${word} days in hours`, '');
  refused('beer, wine, flour', (word) => `a barrel of ${word} in litres`, 'oil');
});

describe('whose money it is', () => {
  refused(
    'de potosí, en potosí, in potosi, from potosi, at potosi, en la cucaracha',
    (word) => `100 pesos ${word} a euros`,
    'en efectivo',
  );
  refused(
    'next monday, el próximo lunes, la semana que viene, el viernes',
    (word) => `100 usd a eur ${word}`,
    'hoy',
  );
});

describe('sides that are no sum', () => {
  refused(
    'wide, deep, long, high, thick, tall',
    (word) => `5 feet ${word} and 3 inches ${word && 'wide'} in cm`,
    '',
  );
});

describe('people among whom a price is no microseconds', () => {
  refused('of us', (word) => `100 usd per 4 ${word} in eur`, 'us');
});
