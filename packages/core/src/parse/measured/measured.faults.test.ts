import { describe, expect, it } from 'vitest';
import { foldQuestion } from '../../text/fold-question.ts';
import { dosesTaken } from './medicine.ts';
import { slopeAsked } from './slopes.ts';

/** What one form makes of a text, as a sum in the figures of the text. */
const of = (form: (folded: string) => string[], text: string) => form(foldQuestion(text).text);

describe('dosesTaken', () => {
  it.each([
    ['5 ml q8h for 7 days', '(5*24/8*7) ml in ml'],
    ['5 ml twice a day', '(5*2*1) ml in ml'],
    ['5 ml every 8 hr for 7 days', '(5*24/8*7) ml in ml'],
    ['5 ml cada 8 hora por 7 dias', '(5*24/8*7) ml in ml'],
    ['5 ml once a day for 30 days', '(5*1*30) ml in ml'],
    ['5 ml every 8 hour for 7 days', '(5*24/8*7) ml in ml'],
    ['5 ml una vez al dia por 30 dias', '(5*1*30) ml in ml'],
    ['5 ml two times a day for 30 days', '(5*2*30) ml in ml'],
    ['5 ml dos veces al dia por 30 dias', '(5*2*30) ml in ml'],
    ['5 ml four times a day for 30 days', '(5*4*30) ml in ml'],
    ['5 ml tres veces al dia por 30 dias', '(5*3*30) ml in ml'],
    ['5 ml three times a day for 30 days', '(5*3*30) ml in ml'],
    ['5 ml cuatro veces al dia por 30 dias', '(5*4*30) ml in ml'],
    ['jarabe 5 ml cada 8 horas cuántos ml al día', '(5*24/8*1) ml in ml'],
  ])('%s', (text, sum) => expect(of(dosesTaken, text)).toEqual([sum]));

  it.each(['ml q 8 h for 7 days', '5 ml twice a day for 3 days and 4 nights'])('nothing of %s', (text) =>
    expect(of(dosesTaken, text)).toEqual([]),
  );
});

describe('slopeAsked', () => {
  it.each([
    ['pendiente del 8% en grado', '8% slope in degrees'],
    ['5 degree slope in percent', '5 degrees in % slope'],
    ['10%grade degrees', '10% slope in degrees'],
    ['pendiente de 5 grados en porciento', '5 degrees in % slope'],
  ])('%s', (text, sum) => expect(of(slopeAsked, text)).toEqual([sum]));

  it.each(['8% slope', '8% in degrees', '8% slope in percent'])('nothing of %s', (text) =>
    expect(of(slopeAsked, text)).toEqual([]),
  );
});
