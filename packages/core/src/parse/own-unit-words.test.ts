import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../locale/languages.ts';
import { parseQuestion, units } from '../testing/parse-question.ts';
import { COMMON_UNITS } from '../units/common/common-units.ts';
import { EXTENDED_UNITS } from '../units/extended/extended-units.ts';
import { type OwnUnit, ownUnitTable } from '../units/own-units.ts';
import { SPECIALIST_UNITS } from '../units/specialist/specialist-units.ts';
import { createUnitSet, type UnitSet } from '../units/unit-set.ts';
import { createOwnUnitWords, notUnderstood } from './own-unit-words.ts';
import { createQuestionParser } from './question/create-question-parser.ts';
import { resultOf } from './question/result-of.ts';

const zancada: OwnUnit = {
  id: 'own-1',
  name: 'zancada',
  plural: 'zancadas',
  symbol: 'zan',
  factor: '0.74',
  of: 'm',
};
const vara: OwnUnit = {
  id: 'own-2',
  name: 'vara de mi pueblo',
  plural: 'varas de mi pueblo',
  symbol: 'vmp',
  factor: '0.84',
  of: 'm',
};
const egg: OwnUnit = { id: 'own-3', name: 'huevito', plural: 'huevitos', symbol: 'hvt', factor: '1' };
const box: OwnUnit = {
  id: 'own-4',
  name: 'cartón',
  plural: 'cartones',
  symbol: 'ctn',
  factor: '30',
  of: 'own-3',
};
const scale: OwnUnit = {
  id: 'own-5',
  name: 'grado propio',
  symbol: '°P',
  factor: '2',
  of: 'c',
  offset: '-10',
};

const withOwn = (...own: OwnUnit[]): UnitSet =>
  createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS, ownUnitTable(own, units).table]);

const all = withOwn(zancada, vara, egg, box, scale);
const { parse } = createQuestionParser(all, LANGUAGES);
const words = createOwnUnitWords(withOwn(zancada), LANGUAGES);
const [{ locale }] = LANGUAGES as [(typeof LANGUAGES)[number]];

const meant = (text: string) =>
  words.meaningsOf(text).map((meaning) => {
    if (meaning.kind === 'unit') return meaning.id;
    if (meaning.kind === 'currency') return meaning.code;
    return meaning.kind === 'kitchen' ? meaning.names.es : `${meaning.kind} ${meaning.word}`;
  });

describe('[I16.own-words] words for own units', () => {
  it.each([
    ['zancada', ['own-1']],
    ['Zancadas', ['own-1']],
    ['ZAN', ['own-1']],
    ['metro', ['m']],
    ['feet', ['ft']],
    ['pie', ['ft']],
    ['KM', ['km']],
    ['libra', ['lb']],
    ['euro', ['EUR']],
    ['euros', ['EUR']],
    ['dólar', ['USD']],
    ['quid', ['GBP']],
    ['dos', ['number dos']],
    ['docena', ['number docena']],
    ['dozen', ['number dozen']],
    ['medio vaso', ['number medio']],
    ['en', ['word en']],
    ['cuántos', ['word cuantos']],
    ['how many', ['word many']],
    ['per', ['word per']],
    ['iva', ['word iva']],
    ['tip', ['word tip']],
    ['propina', ['word propina']],
    ['please', ['word please']],
    ['harina', ['harina de trigo']],
    ['Butter', ['mantequilla']],
    ['diente', ['diente']],
    ['sticks', ['barra']],
  ])('%s means something already: %j', (text, first) => {
    expect(meant(text)).toEqual(expect.arrayContaining(first));
  });

  it('says of each meaning what it is, and of a measure that the kitchen shares with everybody only the unit', () => {
    expect(words.meaningsOf('euro')).toEqual([{ kind: 'currency', code: 'EUR' }]);
    expect(words.meaningsOf('metro')).toEqual([{ kind: 'unit', id: 'm' }]);
    expect(new Set(words.meaningsOf('cucharada').map(({ kind }) => kind))).toEqual(new Set(['unit']));
  });

  it('names each vara there is', () => {
    expect(meant('vara').filter((id) => id?.startsWith('vara')).length).toBeGreaterThan(5);
  });

  it.each(['vara de mi pueblo', 'paso largo', 'zz', 'my stride', 'cartón', 'garbanzo'])(
    '%s is free',
    (text) => {
      expect(meant(text)).toEqual([]);
    },
  );
});

function ask(text: string): string {
  const question = parse(text, { locale });
  if (!question.ok) return question.code;
  const { interpretation } = question;
  const results = resultOf(interpretation, { rates: {} } as never, all);
  if ('code' in results) return results.code;
  const [first] = results;
  return `${interpretation.amount.toSignificant(9)} ${interpretation.from} > ${first?.value.toSignificant(9)} ${first?.to}`;
}

describe('[I16.own-questions] questions about own units', () => {
  // worked out with bc from the factors above
  it.each([
    ['26,2 mi en zancadas', '26.2 mi > 56979.4768 own-1'],
    ['5 km en zan', '5 km > 6756.75676 own-1'],
    ['how many feet in 10 zancadas', '10 own-1 > 24.2782152 ft'],
    ['10 varas de mi pueblo a m', '10 own-2 > 8.4 m'],
    ['3 cartones en huevitos', '3 own-4 > 90 own-3'],
    ['45 hvt to ctn', '45 own-3 > 1.5 own-4'],
    ['20 grado propio en c', '20 own-5 > 30 c'],
    ['30 c en grado propio', '30 c > 20 own-5'],
    ['1 zancada y 20 cm en m', '94 cm > 0.94 m'],
    ['2 cartones', '2 own-4 > 60 own-3'],
  ])('%s: %s', (text, expected) => {
    expect(ask(text)).toBe(expected);
  });

  it('nobody else understands them', () => {
    expect(parseQuestion('5 km en zancadas', { locale })).toMatchObject({ ok: false, code: 'unknown-word' });
  });

  it.each([zancada, vara, egg, box, scale])('$name is understood by all its words', (unit) => {
    expect(notUnderstood(unit, all, LANGUAGES)).toBeUndefined();
  });

  it.each([
    ['its name', { name: '2 pasos' }, '2 pasos'],
    ['its plural', { plural: '3 pasos' }, '3 pasos'],
    ['its symbol, read as a power of ten', { symbol: 'e3' }, 'e3'],
    ['its symbol, read as another amount', { symbol: 'k' }, 'k'],
    ['its symbol, which is a metre', { symbol: 'm' }, 'm'],
  ])('is not taken where questions do not understand %s', (_, change, word) => {
    const unit: OwnUnit = { ...zancada, id: 'own-9', ...(change as Partial<OwnUnit>) };
    expect(notUnderstood(unit, withOwn(unit), LANGUAGES)).toBe(word);
  });
});
