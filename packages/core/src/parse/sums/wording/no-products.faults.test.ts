import { describe, expect, it } from 'vitest';
import { ASKS_HOW_OFTEN, isLumber } from './no-products.ts';

describe('wood, whose sides are in inches beside a length in feet', () => {
  const WOODS =
    'madera maderas tabla tablas tablon tablones viga vigas polin polines liston listones lumber wood timber board boards stud studs plank planks beam beams';
  it.each(WOODS.split(' '))('%s', (wood) => {
    expect(isLumber(`${wood} de 2x6x8 pies`)).toBe(true);
    expect(isLumber(`${wood} de 2x6x8 metros`)).toBe(false);
  });

  it.each([
    'wood 2x10 ft',
    'wood 2x10ft',
    'wood 2 x 10 feet',
    'wood 2x10 foot',
    "wood 2x10'",
    'wood 2x10 pie',
    '8ft 2x4',
    '8 ft 2x4',
    '10 feet 2x4',
    '8 foot 12x4',
    '8 pies 2 x 4',
    '1 pie 2x4',
    '8 pies 2x14',
    '8 ft 2x4 in',
    '8 ft 2x4 ftx',
  ])('%s is wood', (text) => {
    expect(isLumber(text)).toBe(true);
  });

  it.each([
    '2x10 ft',
    'awood 2x10 ft',
    'woods 2x10 ft',
    'wood 2x10 fts',
    'wood 2x ft',
    'wood x10 ft',
    '8 ft 2x4 ft',
    '8 ft 2x4ft',
    '8 ft 2x14 feet',
    '8 ft 2x4 foot',
    '8 ft 2x4 pies',
    '8 ft 2x4 pie',
    "8 ft 2x4'",
    'x ft 2x4',
    '8 ft ax4',
    '8 ft 2xa',
    '8 m 2x4',
  ])('%s is none', (text) => {
    expect(isLumber(text)).toBe(false);
  });
});

it.each([
  ['how many cans', true],
  ['cuantas latas', true],
  ['cuantos vasos', true],
  ['is that over 23 kg', true],
  ['is it under 23 kg', true],
  ['somehow many cans', false],
  ['how manya', false],
  ['cuantes', false],
])('%s asks how often: %s', (text, asks) => {
  expect(ASKS_HOW_OFTEN.test(text)).toBe(asks);
});
