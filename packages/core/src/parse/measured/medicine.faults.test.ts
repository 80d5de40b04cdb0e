import { describe, expect, it } from 'vitest';
import { foldQuestion } from '../../text/fold-question.ts';
import { dosesTaken, internationalUnits, strengthAsked } from './medicine.ts';

/** What one form makes of a text, as a sum in the figures of the text. */
const of = (form: (folded: string) => string[], text: string) => form(foldQuestion(text).text);

describe('strengthAsked', () => {
  it.each([
    ['500 mg in 10 ml mg per ml', '(500/10) mg in mg'],
    ['250mg/5ml in mg/ml', '(250/5) mg in mg'],
    ['2,5 g de sal en 0,5 l g por l', '(2,5/0,5) g in g'],
    ['2 g in 100 ml as percent', '(2*1000/(100*10)) is what % of 100'],
    ['500 mg in 100 ml %', '(500/(100*10)) is what % of 100'],
    ['5 g in 1 l as percentage', '(5*1000/(1*1000*10)) is what % of 100'],
    ['5 g en 10 cl en porcentaje', '(5*1000/(10*10*10)) is what % of 100'],
    ['5 g en 100 ml porciento', '(5*1000/(100*10)) is what % of 100'],
  ])('%s', (text, sum) => expect(of(strengthAsked, text)).toEqual([sum]));

  it.each([
    '2 g in 100 ml',
    '500 mg in 10 ml mg per l',
    '2 oz in 100 ml as percent',
    '2 g in 3 gallons as percent',
    '2 kg in 100 ml as percent',
    '500 mg in 10 ml xmg per ml',
  ])('nothing of %s', (text) => expect(of(strengthAsked, text)).toEqual([]));
});

describe('internationalUnits', () => {
  it.each([
    ['2000iu vit d3 to ug', '(2000/40) mcg in mcg'],
    ['5000 iu vitamin d in mg', '(5000/40) mcg in mg'],
    ['5000 ui vitamina d en gramos', '(5000/40) mcg in g'],
    ['25 mcg vitamin d in iu', '(25*40)'],
    ['25 µg vitamin d how many international units', '(25*40)'],
  ])('%s', (text, sum) => expect(of(internationalUnits, text)).toEqual([sum]));

  it.each([
    '5000 iu in mcg',
    '5000 iu vitamin d',
    '5000 iu vitamin c in mcg',
    '5000 iux vitamin d in mcg',
    '25 mcgx vitamin d in iu',
    '25 mcg vitamin d in iux',
    '5000 iu vitamin d in mcgx',
  ])('nothing of %s', (text) => expect(of(internationalUnits, text)).toEqual([]));
});

describe('dosesTaken', () => {
  it.each([
    ['5 ml q8h for 7 days', '(5*24/8*7) ml in ml'],
    ['5 ml twice a day', '(5*2*1) ml in ml'],
    ['5 ml every 8 hr for 7 days', '(5*24/8*7) ml in ml'],
    ['5 ml cada 8 hora por 7 dias', '(5*24/8*7) ml in ml'],
    ['5 ml every 8 hour for 7 days', '(5*24/8*7) ml in ml'],
    ['5 ml once a day for 30 days', '(5*1*30) ml in ml'],
    ['5 ml una vez al dia por 30 dias', '(5*1*30) ml in ml'],
    ['5 ml two times a day for 30 days', '(5*2*30) ml in ml'],
    ['5 ml dos veces al dia por 30 dias', '(5*2*30) ml in ml'],
    ['5 ml four times a day for 30 days', '(5*4*30) ml in ml'],
    ['5 ml tres veces al dia por 30 dias', '(5*3*30) ml in ml'],
    ['5 ml three times a day for 30 days', '(5*3*30) ml in ml'],
    ['5 ml cuatro veces al dia por 30 dias', '(5*4*30) ml in ml'],
    ['jarabe 5 ml cada 8 horas cuántos ml al día', '(5*24/8*1) ml in ml'],
    ['5 ml cada 6 horas diario', '(5*24/6*1) ml in ml'],
    ['2 pastillas de 500 mg 3 veces al dia total mg', '(2*500*3*1) mg in mg'],
    ['two pills of 500 mg twice a day for 5 days', '(2*500*2*5) mg in mg'],
    ['a tablet of 500 mg 3 times a day', '(1*500*3*1) mg in mg'],
    ['cuatro capsulas de 250 mg 2 veces al dia en gramos', '(4*250*2*1) mg in g'],
    ['5 ml 3 veces al dia cada 8 horas por 7 dias', '(5*3*7) ml in ml'],
    ['5 ml every 8 hours for 7 days how many in total', '(5*24/8*7) ml in ml'],
  ])('%s', (text, sum) => expect(of(dosesTaken, text)).toEqual([sum]));

  it.each([
    'ml q 8 h for 7 days',
    '5 ml twice a day for 3 days and 4 nights',
    '5 ml every 8 hours 4 times a day for 7 days',
    '5 ml once veces al dia',
    '5 ml every 8 hours',
    '5 ml every 8 hours for 7 days al dia',
    '15 mg/kg 3 times a day',
    'half a tablet of 500 mg twice a day',
    '15 mg por kilo 3 veces al dia',
    '5 ml every 6 hours xdaily',
    '5 ml every 6 hours dailyx',
    '5 ml ponce a day',
    '5 mlx twice a day',
    '5 ml twice a day for 7 daysx',
    '2 pillsx of 500 mg twice a day',
    '5 ml every 8 hours for 7 days how many bottles',
    '5 ml cada 8 horas por 7 dias cuantos frascos',
  ])('nothing of %s', (text) => expect(of(dosesTaken, text)).toEqual([]));
});
