import { describe, expect, it } from 'vitest';
import { foldKey, foldQuestion, normalPhrase } from './fold-question.ts';

describe('a question in plain letters', () => {
  // each sign by its Unicode name: quotation marks, primes, dashes, signs of arithmetic, arrows, ordinals
  it.each([
    ['\u2019 \u2018 \u2032 \u00b4 `', "' ' ' ' '"],
    ['\u201c \u201d \u2033', '" " "'],
    ['\u2212 \u2013 \u2014 \u2010 \u2011', '- - - - -'],
    ['\u00d7 \u00b7 \u22c5', '* * *'],
    ['\u00f7 \u2044 \u2215', '/ / /'],
    ['\u2192 \u21d2 \u2794 \u27a1', '> > > >'],
    ['º ª', '° a'],
    ['\u2116', ' '],
    ['ı Ł ø', 'i l o'],
    ['\u00b5m', '\u03bcm'],
    ['Ñandú KM', 'nandu km'],
    ['m² \uff15', 'm2 5'],
    ['5½', '5 1/2'],
    ['10⁻³ (2)² ²', '10^-3 (2)^2 2'],
  ])('%j is %j', (source, text) => {
    expect(foldQuestion(source).text).toBe(text);
  });

  it('keeps the place of every character, whatever becomes of it', () => {
    expect(foldQuestion('5½ kg').origin).toEqual([0, 1, 1, 1, 1, 2, 3, 4, 5]);
    expect(foldQuestion('😀a').origin).toEqual([0, 0, 2, 3]);
  });
});

describe('the normal form of a phrase', () => {
  it.each([
    ['km / h', 'km/h'],
    ['km  /h', 'km/h'],
    ['km/  h', 'km/h'],
    ['fl. oz', 'fl oz'],
    ['p.p.m.', 'ppm'],
    ['(st.)', 'st'],
    ['1.5 l', '1.5 l'],
    ['m^2', 'm2'],
    ['m^n', 'm^n'],
    ['foot - pound', 'foot pound'],
    [' km ', 'km'],
  ])('of %j is %j', (text, normal) => {
    expect(normalPhrase(text)).toBe(normal);
  });

  it('of a vocabulary entry is folded too', () => {
    expect(foldKey('Hectáreas (ha)')).toBe('hectareas ha');
  });
});
