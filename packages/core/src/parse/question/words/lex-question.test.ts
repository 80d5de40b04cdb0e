import { describe, expect, it } from 'vitest';
import { locale as es } from '../../../../../../languages/es/core/locale.ts';
import { parseQuestion } from '../../../testing/parse-question.ts';

function understood(question: string): string[] {
  const result = parseQuestion(question, { locale: es });
  if (!result.ok) return [`${result.code} at ${question.slice(...result.span)}`];
  return [result.interpretation, ...result.alternatives].map(
    ({ amount, from, to }) => `${amount.toSignificant(12)} ${from} > ${to.join()}`,
  );
}

describe('words, numbers and signs of a question', () => {
  it.each([
    // two codes in one word, and what only looks like it
    ['100 eurusd', ['100 EUR > USD']],
    ['eurusd', ['1 EUR > USD']],
    ['100 eurabc', ['unknown-word at eurabc']],
    ['100 abcusd', ['unknown-word at abcusd']],
    ['100 eurpeso', ['unknown-word at eurpeso']],
    ['5 kmhmph', ['unknown-word at kmhmph']],
    // digits and powers of ten
    ['1.234e3 km en m', ['1234000 km > m', '1234 km > m']],
    ['1,5e-3 km en m', ['0.0015 km > m']],
    [',125 km en m', ['0.125 km > m']],
    ['.125 km en m', ['0.125 km > m']],
    ['1.2.3 km en m', ['not-a-number at 1.2.3']],
    ['1e99999 km en m', ['out-of-range at 1e99999']],
    // what is raised after a number is a power
    ['10¹² m en km', ['1000000000000 m > km']],
    ['5×10⁶ m en km', ['5000000 m > km']],
    ['3×10⁻³ m en mm', ['0.003 m > mm']],
    ['(2)² m en cm', ['4 m > cm']],
    ['2² m² en cm²', ['4 m2 > cm2']],
    // a sign that would change the number is never left out
    ['√16 m en cm', ['unknown-word at √']],
    ['-∞ c a f', ['unknown-word at ∞']],
    ['5 m⁻¹ en cm', ['unknown-word at ⁻']],
    ['«5 km» ≈ ? mi 🏃', ['5 km > mi']],
    // six foot two
    ['6ft2 en cm', ['74 in > cm']],
    ['5FT3 en cm', ['63 in > cm']],
    // an apostrophe, and one separator before three digits: millions in Colombia, thousandths in Switzerland
    ["1'500.000 cop a usd", ['1500000 COP > USD', '1500 COP > USD']],
    ["1'500,000 cop a usd", ['1500 COP > USD', '1500000 COP > USD']],
    ["1'234.56 chf a usd", ['1234.56 CHF > USD']],
    // a hyphen with a space is a minus to most, a mixed fraction to anybody who reads a tape
    ['2 - 3/4 in to mm', ['1.25 in > mm', '2.75 in > mm']],
    ['2 -3/4 in to mm', ['1.25 in > mm', '2.75 in > mm']],
    ['2- 3/4 pulgadas en mm', ['1.25 in > mm', '2.75 in > mm']],
    ['2 – 5/4 in to mm', ['0.75 in > mm']],
    // in capital letters throughout
    ['5 FT TO M', ['5 ft > m']],
    ['10 M TO FT', ['10 m > ft']],
    ['10 M EN FT', ['10 m > ft']],
    ['10 MACH TO KM/H', ['10 mach > kmh']],
    ['2 Ma en km/h', ['2 mach > kmh']],
    ['100 MBPS IN MB/S', ['100 mbitps > mbyteps', '100 mbyteps > mbyteps']],
    ['8 MB/S IN MBPS', ['8 mbyteps > mbitps', '8 mbyteps > mbyteps']],
    ['10 K TO C', ['10 k > c']],
    ['5 M EN CM', ['5 m > cm']],
    ['100 W TO HP', ['100 watt > hp']],
    ['1000 MW TO KW', ['1000 megawatt > kw']],
    ['60 MIN A H', ['60 min > h']],
    // m is a month only where a month is wanted
    ['5 m en horas', ['5 min > h', '5 month > h']],
    // primes are feet and inches unless an angle or a time is wanted
    ['5′ 11″ to m', ['71 in > m']],
    ['6′2″ to metres', ['74 in > m']],
    ['5′30″ en grados', ['330 arcsec > deg']],
    // a long name and its symbol beside it are one unit
    ['5 hectáreas (ha) en acres', ['5 ha > acre']],
    ['5 hectáreas [ha] en acres', ['5 ha > acre']],
    ['5 kg en pesos de Chile', ['mixed-categories at pesos de Chile']],
    ['100 pesos de Chile a euros', ['100 CLP > EUR']],
    // places are counted in what was typed
    ['½ xyzq', ['unknown-word at xyzq']],
    ['«5» xyzq', ['unknown-word at xyzq']],
  ])('%s: %j', (question, interpretations) => {
    expect(understood(question)).toEqual(interpretations);
  });

  it.each([
    ['10 m² en m', ['mixed-categories at m']],
    ['10 m2 en m', ['mixed-categories at m']],
    ['5 ft2 to in', ['mixed-categories at in']],
    ['5 ft² to in', ['mixed-categories at in']],
    ['6ft² to m', ['mixed-categories at m']],
    ['5m2 en pies', ['mixed-categories at pies']],
    ['2 m³ en km', ['mixed-categories at km']],
    ['5 km2 in miles', ['mixed-categories at miles']],
    ['10 ft3 en m', ['mixed-categories at m']],
    ['3 yd2 en metros', ['mixed-categories at metros']],
  ])('[I14.exponent] %s: %j', (question, interpretations) => {
    expect(understood(question)).toEqual(interpretations);
  });

  it.each([...'√∛∞±‰<∑¤'])('[I14.signs] never leaves out %s', (sign) => {
    expect(understood(`5 km ${sign} 3 en m`)).toEqual([`unknown-word at ${sign}`]);
  });
});

describe('one letter in capitals', () => {
  // M is no mach to somebody who writes in capitals, W is a watt
  it.each([
    ['10 M', 'm'],
    ['10 M TO FT', 'm'],
    ['100 W', 'watt'],
  ])('%s: %s', (text, unit) => {
    const question = parseQuestion(text, { locale: es });
    expect(question.ok && question.interpretation.from).toBe(unit);
  });
});
