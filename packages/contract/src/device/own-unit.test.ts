import { expect, it } from 'vitest';
import { parseOwnUnit } from '../index.ts';

const PACE = { id: 'own-1', name: 'zancada', symbol: 'zan', factor: '0.740', of: 'm' };

it('[I16.own-form] an own unit is read as it was written, to the last digit', () => {
  const whole = { ...PACE, plural: 'zancadas', offset: '-0.10', categoryName: 'Pasos' };
  expect(parseOwnUnit(JSON.parse(JSON.stringify(whole)))).toEqual({ ok: true, value: whole });
});

it.each(['vara de mi pueblo', 'Gruß', '°P', 'medio-vaso', "pulgada d'orujo", 'аршин', 'fl. oz.'])(
  '[I16.own-form] %s can be a name',
  (name) => {
    expect(parseOwnUnit({ ...PACE, name })).toMatchObject({ ok: true });
  },
);

it.each([
  ['name', ''],
  ['name', 'm2'],
  ['name', 'a, b'],
  ['name', ' a'],
  ['name', 'a  b'],
  ['name', '=a'],
  ['name', 'a'.repeat(41)],
  ['symbol', '5'],
  ['symbol', 'a'.repeat(13)],
  ['factor', '1e3'],
  ['factor', 'two'],
  ['factor', '1'.repeat(61)],
  ['offset', '1,5'],
  ['of', 'm m'],
  ['id', 'm'],
  ['categoryName', ''],
])('[I16.own-form] %s cannot be %j', (field, text) => {
  expect(parseOwnUnit({ ...PACE, [field]: text })).toMatchObject({ ok: false, field });
});
