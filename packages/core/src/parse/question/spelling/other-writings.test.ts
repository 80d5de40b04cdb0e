import { describe, expect, it } from 'vitest';
import { locale as es } from '../../../../../../languages/es/core/locale.ts';
import { parseQuestion } from '../../../testing/parse-question.ts';
import type { Interpretation } from '../question.ts';

const say = ({ amount, from, to, assumedTarget, category }: Interpretation): string =>
  `${amount.toSignificant(12)} ${from || category}${assumedTarget || !from ? '' : ` > ${to.join()}`}`;

const readAgain = (text: string) => parseQuestion(text, { locale: es });

/** All that a question may mean, the likeliest first. */
function meanings(text: string): string {
  const question = readAgain(text);
  if (!question.ok) return question.code;
  return [question.interpretation, ...question.alternatives].map(say).join(' / ');
}

/** What it is read as, and how its text was put right. */
function correction(text: string): string[] {
  const question = readAgain(text);
  if (!question.ok) return [question.code];
  const corrections = question.corrections.map(({ span, word }) => `${text.slice(...span)} = ${word}`);
  return [say(question.interpretation), ...corrections];
}

describe('a share that has no number word', () => {
  it.each([
    ['la tercera parte de 12 km en m', '4 km > m'],
    ['la cuarta parte de 12 km en m', '3 km > m'],
    ['una quinta parte de 10 km en m', '2 km > m'],
    ['dos sextas partes de 12 km en m', '4 km > m'],
    ['my sixth of 12 km in m', '2 km > m'],
    ['cinco séptimos de 14 km en m', '10 km > m'],
    ['one seventh of 14 km in m', '2 km > m'],
    ['three eighths of an inch in mm', '0.375 in > mm'],
    ['5 eighths of an inch in mm', '0.625 in > mm'],
    ['un noveno de 18 km en m', '2 km > m'],
    ['a ninth of 18 km in m', '2 km > m'],
    ['la décima parte de 10 km en m', '1 km > m'],
    ['two tenths of a mile in feet', '0.2 mi > ft'],
    ['16 sixteenths of an inch in mm', '1 in > mm'],
    ['un treintaidosavo de pulgada en mm', '0.03125 in > mm'],
    ['one thirty-second of an inch in mm', '0.03125 in > mm'],
    ['un sesentaicuatroavo de pulgada en mm', '0.015625 in > mm'],
    ['three sixty fourths of an inch in mm', '0.046875 in > mm'],
    ['la centésima parte de 10 km en m', '0.1 km > m'],
    ['a hundredth of a mile in feet', '0.01 mi > ft'],
    ['la milésima parte de 10 km en m', '0.01 km > m'],
    ['a thousandth of an inch in mm', '0.001 in > mm'],
    // of no number
    ['nice eighth of an inch in mm', 'unknown-word'],
  ])('%s is %s', (text, meant) => {
    expect(meanings(text)).toBe(meant);
  });
});

describe('time as a clock shows it', () => {
  it.each([
    ['cuántos minutos son 1:30:00 h', '5400 s > min'],
    ['how many minutes in 12:30:00', '45000 s > min'],
    ['1:30:15.25 in s', '5415.25 s > s'],
    ['12:30 h en min', '750 min > min'],
    ['cuántos segundos son 1:30h', '90 min > s'],
    ['1:30 hora en s', '90 min > s'],
    ['12:05 min en s', '725 s > s'],
    ['how many seconds in 5:30 min', '330 s > s'],
    ['90:30min to h', '5430 s > h'],
    ['5:30 minutes in s', '330 s > s'],
    ['5:30 minuto en s', '330 s > s'],
    ['cuántos cm son 6ft2', '74 in > cm'],
    // hours first, unless seconds are asked for
    ['10:30 en segundos', '630 s > s / 630 min > s'],
    ['1:30 en s', '90 s > s / 90 min > s'],
    ['1:30 en s?', '90 s > s / 90 min > s'],
    ['12:30 en minutos', '750 min > min / 750 s > min'],
    ['1:30 a semanas', '90 min > w / 90 s > w'],
  ])('%s is %s', (text, meant) => {
    expect(meanings(text)).toBe(meant);
  });
});

describe('a number in other words', () => {
  it.each([
    // a thousandth of an inch, not a thousand
    ['5 mil', '5 mil'],
    ['0.375 en decimal', 'unknown-word'],
    ['3/8 en decimalx', 'unknown-word'],
    ['3/8 in predecimal', 'unknown-word'],
    ['50 km lakh in million', 'missing-unit'],
    ['5 km en decimal', 'unknown-word'],
  ])('%s is %s', (text, meant) => {
    expect(meanings(text)).toBe(meant);
  });
});

describe('money with its hundredths', () => {
  it.each([
    // a single figure may be tenths
    ['10 euros con 5 en usd', '10.05 EUR > USD / 10.5 EUR > USD'],
    ['10 euros con 1 en usd', '10.01 EUR > USD / 10.1 EUR > USD'],
    ['10 euros con 05 en usd', '10.05 EUR > USD'],
    ['10 euros con 10 en usd', '10.1 EUR > USD'],
    ['10 euros con 99 en usd', '10.99 EUR > USD'],
    ['10 euros 50 en usd', '10.5 EUR > USD'],
    ['10,5 euros con 20 en usd', '10.7 EUR > USD'],
    ['diez euros cincuenta en usd', '10.5 EUR > USD'],
    ['10 euros con 100 en usd', 'mixed-categories'],
    ['10 euros con 1,5 en usd', 'mixed-categories'],
  ])('%s is %s', (text, meant) => {
    expect(meanings(text)).toBe(meant);
  });

  it.each([
    ['cuantos peniques son 10 euros', '10 EUR > GBP', 'peniques = gbp'],
    ['10 usd en kopeks', '10 USD > RUB', 'kopeks = rub'],
  ])('%s is asked of the money of the coins: %s', (text, ...meant) => {
    expect(correction(text)).toEqual(meant);
  });
  it('but not of the pound itself', () => expect(meanings('10 gbp in pence')).toBe('mixed-categories'));
});

describe('words without the space between them', () => {
  it.each([
    ['5kmto miles', '5 km > mi', 'kmto = km to'],
    ['5 kmto miles', '5 km > mi', 'kmto = km to'],
    ['5 km enmillas', '5 km > mi', 'enmillas = en millas'],
    ['100 EURUSD', '100 EUR > USD'],
    ['100hectometrosencentimetros', '100 hm > cm'],
    // no connector, no code, and no amount before it
    ['5000 yenes laeuros', 'unknown-word'],
    ['100 eurusdt', 'unknown-word'],
    ['cuantos kmto 5 millas', 'unknown-word'],
  ])('%s is %s', (text, ...meant) => {
    expect(correction(text)).toEqual(meant);
  });
});

describe('what is open in a question that was written another way', () => {
  it.each([
    ['5 varriles en litros', false],
    ['5 kuarts en l', true],
    ['5 akres en m2', true],
    ['10 euros con 5 en usd', true],
  ])('%s: %s', (text, isOpen) => {
    const question = readAgain(text);
    expect(question.ok && question.alternatives.length > 0).toBe(isOpen);
  });

  it('is not asked of more than sixteen words or eighty signs', () => {
    const long = 'my big new red old wide poster is 55 inches how much is that in cm';
    expect(long.split(' ')).toHaveLength(16);
    expect(meanings(long)).toBe('55 in > cm');
    expect(meanings(`${long} please`)).toBe('unknown-word');
    const wide = (size: number) => `my ${'w'.repeat(size)} poster is 55 inches how much is that in cm`;
    expect(wide(34)).toHaveLength(80);
    expect([wide(34), wide(35)].map(meanings)).toEqual(['55 in > cm', 'unknown-word']);
  });
});

describe('words as they are heard', () => {
  it.each([
    ['5 livra en kg', '5 lb > kg', 'livra = libra'],
    ['5 varriles en litros', '5 bbl > l', 'varriles = barriles'],
    ['5 gulios en cal', '5 j > cal', 'gulios = julios'],
    ['5 jalones en litros', '5 gal_us > l', 'jalones = galones'],
    ['5 kuarts en l', '5 qt_us > l', 'kuarts = quarts'],
    ['50 qilos en lb', '50 kg > lb', 'qilos = kilos'],
    ['5 zentimetros en mm', '5 cm > mm', 'zentimetros = centimetros'],
    ['5 pulgada en sentimetros', '5 in > cm', 'sentimetros = centimetros'],
  ])('%s is %s: %s', (text, ...meant) => {
    expect(correction(text)).toEqual(meant);
  });
  it.each(['5 tozas en ml', '10 yem a usd', '5 ras en min', '10 pis en m'])(
    '%s is one of several',
    (text) => {
      expect(meanings(text)).toBe('unknown-word');
    },
  );
});
