import { describe, expect, it } from 'vitest';
import { foldQuestion } from '../../text/fold-question.ts';
import { roundShape } from './round-shapes.ts';
import { rampLength, slopeAsked } from './slopes.ts';

/** @source OEIS A000796 */
const PI = '3.14159265358979323846';

/** What one form makes of a text, as a sum in the figures of the text. */
const of = (form: (folded: string) => string[], text: string) => form(foldQuestion(text).text);

describe('roundShape', () => {
  it.each([
    ['circle diameter 3 m area', `(${PI}*3/2*3/2) m2 in m2`],
    ['circulo de 3 m de diametro area', `(${PI}*3/2*3/2) m2 in m2`],
    ['radius 5 mm area', `(${PI}*5*0.001*5*0.001) m2 in mm2`],
    ['pizza 30 cm diameter area', `(${PI}*30*0.01/2*30*0.01/2) m2 in cm2`],
    ['discs 3 m wide area', `(${PI}*3/2*3/2) m2 in m2`],
    ['redondo 3 m de diametro area', `(${PI}*3/2*3/2) m2 in m2`],
    ['circumference of a 26 inch wheel', `(2*${PI}*26*0.0254/2) m in in`],
    ['distance around a circle 3 mi across in km', `(2*${PI}*3*1609.344/2) m in km`],
    ['perimeter of a ball radius 3 m', `(2*${PI}*3) m in m`],
    ['esfera de radio 10 cm volumen en litros', `(${PI}*10*0.01*10*0.01*10*0.01*4/3) m3 in l`],
    ['ball 2 ft diameter volume', `(${PI}*2*0.3048/2*2*0.3048/2*2*0.3048/2*4/3) m3 in ft3`],
    ['surface of a sphere radius 3 m', `(4*${PI}*3*3) m2 in m2`],
    ['cylinder 1 m diameter 2 m tall in litres', `(${PI}*1/2*1/2*2) m3 in l`],
    ['cilindro radio 30 cm altura 1 m litros', `(${PI}*30*0.01*30*0.01*1) m3 in l`],
    ['triangle base 4 m height 3 m area', '(4*3/2) m2 in m2'],
    ['triangulo base 40 cm altura 3 m', '(40*0.01*3/2) m2 in cm2'],
  ])('%s', (text, sum) => expect(of(roundShape, text)).toEqual([sum]));

  it.each([
    'circle of 5 cm area',
    'cylinder radius 3 m area',
    'surface area of a cylinder radius 2 m height 3 m',
    'sphere radius 3 m height 2 m volume',
    'perimeter of a triangle base 4 m height 3 m',
    'triangle base 4 m height 3 m radius 2 m',
    'circle radius 3 m diameter 6 m area',
    'cone radius 3 m height 4 m volume',
    'hexagon radius 3 m area',
    'distance around a track 50 m wide',
    'football field 50 m wide area',
    'circuit 50 m wide area',
    'volume of a circle radius 3 m',
    'triangle 4 m height 3 m area',
    'circulo hueco radio 3 m area',
    'pieza conica radio 3 m altura 4 m',
    'domo radio 3 m altura 4 m',
    'arc of a circle radius 3 m area',
    'area of a semicircle radius 3 m',
    'circle 3 m radiusx area',
    'circumference of a 26 inch wheelx',
    'triangular prism base 4 m height 3 m',
    'radius 6371 km earth surface area',
  ])('nothing of %s', (text) => expect(of(roundShape, text)).toEqual([]));
});

describe('slopeAsked', () => {
  it.each([
    ['pendiente del 8% en grado', '8% slope in degrees'],
    ['5 degree slope in percent', '5 degrees in % slope'],
    ['10%grade degrees', '10% slope in degrees'],
    ['pendiente de 5 grados en porciento', '5 degrees in % slope'],
    ['ramp 1:12 slope in percent', '(1/12) is what % of 1'],
    ['ramp 1 in 12 in degrees', '(1/12)*100 % slope in degrees'],
    ['grade 1 in 12 percent', '(1/12) is what % of 1'],
    ['roof pitch 4/12 in degrees', '(4/12)*100 % slope in degrees'],
    ['1 over 2.5 slope percent', '(1/2.5) is what % of 1'],
    ['desnivel 80 m en 1 km pendiente en porcentaje', '(80*10000/(1*10000000)) is what % of 1'],
    ['rise 7 in run 11 in slope in degrees', '(7*254/(11*254))*100 % slope in degrees'],
    ['30 cm de desnivel en 4 m pendiente %', '(30*100/(4*10000)) is what % of 1'],
    ['slope 2 ft up and 10 ft horizontal percent', '(2*3048/(10*3048)) is what % of 1'],
    ['ramp 1:12 indoors in percent', '(1/12) is what % of 1'],
  ])('%s', (text, sum) => expect(of(slopeAsked, text)).toEqual([sum]));

  it.each([
    '8% slope',
    '8% in degrees',
    '8% slope in percent',
    'ramp 5:12 in percent',
    'hill from 100 m to 300 m slope in percent',
    '8% slope in degrees for 3 km',
    'ramp 1 en 5 m en porcentaje',
    '4/12 roofx grade degrees',
    '8% slope in degreesx',
    'rise 30 cm over 4 months slope percent',
    'sube 3% la temperatura en grados',
  ])('nothing of %s', (text) => expect(of(slopeAsked, text)).toEqual([]));
});

describe('rampLength', () => {
  it.each([
    ['ramp for 60 cm height at 1:12 how long', '(60*12) cm in m'],
    ['ramp 24 in high 1:12 length', '(24*12) in in ft'],
    ['que largo una rampa 1 en 10 para 1 m', '(1*10) m in m'],
  ])('%s', (text, sum) => expect(of(rampLength, text)).toEqual([sum]));

  it.each([
    'ramp for 60 cm how long',
    'ramp for 60 cm height at 2:12 how long',
    'gramp for 60 cm height at 1:12 how long',
    'ramp for 60 monkeys at 1:12 how long',
  ])('nothing of %s', (text) => expect(of(rampLength, text)).toEqual([]));
});
