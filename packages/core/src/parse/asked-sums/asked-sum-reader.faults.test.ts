import { describe, expect, it } from 'vitest';
import { locale } from '../../../../../languages/es/core/locale.ts';
import { exactOf } from '../../number/exact-value.ts';
import { rational } from '../../number/rational.ts';
import { questionParser } from '../../testing/parse-question.ts';
import type { Correction, Interpretation, Question, QuestionError } from '../question/question.ts';
import { createAskedSumReader } from './create-asked-sum-reader.ts';

const REFUSED: QuestionError = { ok: false, code: 'unknown-word', span: [0, 1], suggestions: [] };
const NOT_UNDERSTOOD = (text: string): QuestionError => ({
  ok: false,
  code: 'not-understood',
  span: [0, text.length],
  suggestions: [],
});

const understood = (
  more: Partial<Interpretation> = {},
  corrections: readonly Correction[] = [],
  alternatives: readonly Interpretation[] = [],
): Question => ({
  ok: true,
  interpretation: {
    category: 'length',
    amount: exactOf(rational(2n)),
    from: 'km',
    parts: [],
    to: ['mi'],
    compound: false,
    assumedTarget: false,
    ...more,
  },
  alternatives,
  corrections,
});
const KM = understood();

interface Known {
  readonly first?: Question | QuestionError;
  /** What the first reader understands. */
  readonly questions?: Readonly<Record<string, Question>>;
  /** What those that are asked next understand. */
  readonly others?: Readonly<Record<string, Question>>;
}

/** Reads a text where those texts alone are understood; also what the others were asked, and with what refusal. */
function read(text: string, { first = REFUSED, questions = {}, others = {} }: Known = {}) {
  const asked: (readonly [text: string, refused: QuestionError])[] = [];
  const parse = (one: string) => questions[one] ?? REFUSED;
  const reader = createAskedSumReader({ ...questionParser, parse }, (one, refused) => {
    asked.push([one, refused]);
    return others[one] ?? refused;
  });
  return { asked, result: reader(text, first, { locale }) };
}

describe('what was paid is not left out', () => {
  const left = (text: string, words: string, word = '') => {
    const start = text.indexOf(words);
    return [{ span: [start, start + words.length] as const, word }];
  };

  it.each([
    ['pague 50 por 3 kg', 'pague'],
    ['pago 50 por 3 kg', 'pago'],
    ['ya pagué 50 por 3 kg', 'ya pagué'],
    ['Pagamos con 50 por 3 kg', 'Pagamos con'],
    ['i paid 50 for 3 kg', 'i paid'],
    ['spent 50 for 3 kg', 'spent'],
  ])('%s', (text, words) => {
    const first = understood({ category: 'weight' }, left(text, words));
    const { asked, result } = read(text, { first });
    expect(result).toEqual(NOT_UNDERSTOOD(text));
    expect(asked).toEqual([[text, NOT_UNDERSTOOD(text)]]);
    // nor by those that are asked next
    expect(read(text, { others: { [text]: first } }).result).toBe(REFUSED);
  });

  it.each([
    ['prepaid 50 for 3 kg', 'prepaid'],
    ['paidx 50 for 3 kg', 'paidx'],
    ['pagué por fin 50 km', 'por fin'],
  ])('but %s', (text, words) => {
    const first = understood({}, left(text, words));
    expect(read(text, { first }).result).toBe(first);
  });

  it('and may be read as another word', () => {
    const first = understood({}, left('pague 50 km', 'pague', 'pages'));
    expect(read('pague 50 km', { first }).result).toBe(first);
  });

  it.each(['currency', 'number', 'percent'])('but where %s is worked out', (category) => {
    const first = understood({ category }, left('pague 50', 'pague'));
    expect(read('pague 50', { first }).result).toBe(first);
  });
});

describe('what is paid with', () => {
  it('is no question for the others', () => {
    const text = 'pague con 50 euros';
    expect(read(text, { others: { [text]: KM } }).result).toBe(REFUSED);
  });
});

describe('a unit that is said again', () => {
  const FEET = understood({ from: 'ft' });
  const units = { '2 ft': FEET, '2 feet': FEET, '2 km': KM };

  it('is left out, and told with what else was', () => {
    const text = '6 feet (ft) foo a cm';
    const plain = understood({}, [{ span: [7, 10], word: '' }]);
    const { asked, result } = read(text, { questions: { ...units, '6 feet foo a cm': plain } });
    expect(result).toMatchObject({
      corrections: [
        { span: [6, 11], word: '' },
        { span: [12, 15], word: '' },
      ],
    });
    expect(asked.map(([one]) => one)).not.toContain(text);
  });

  it.each([
    ['6 feet (km) a cm', units],
    ['6 feet (foo) a cm', units],
    ['6 feet (ft) a cm', { ...units, '2 ft': understood({ from: 'ft' }, [{ span: [0, 1], word: 'x' }]) }],
  ])('but not in %s', (text, questions) => {
    const known = { ...questions, '6 feet a cm': KM };
    expect(read(text, { questions: known }).result).toBe(REFUSED);
  });

  it('may be one of its meanings', () => {
    const both = understood({ from: 'm' }, [], [understood({ from: 'ft' }).interpretation]);
    const questions = { ...units, '2 feet': both, '6 ft a cm': KM };
    expect(read('6 feet (ft) a cm', { questions }).result).toMatchObject({
      ok: true,
      corrections: [{ span: [2, 11], word: 'ft' }],
    });
  });
});

describe('a text that is put plainly', () => {
  const TEXT = '500 us bucks a foo';
  const PLAIN = '500  usd a foo';

  it('is told, with what was left out of it', () => {
    const plain = understood({}, [{ span: [11, 14], word: '' }]);
    expect(read(TEXT, { questions: { [PLAIN]: plain } }).result).toMatchObject({
      corrections: [
        { span: [4, 12], word: 'usd' },
        { span: [15, 18], word: '' },
      ],
    });
  });

  it.each([
    ['says what it is wanted in', {}],
    ['is money', { assumedTarget: true, category: 'currency' }],
    [
      'has several parts',
      {
        assumedTarget: true,
        parts: [
          { amount: rational(1n), unit: 'ft' },
          { amount: rational(2n), unit: 'in' },
        ],
      },
    ],
  ])('and is meant where it %s', (_, more) => {
    const meant = understood(more);
    const { asked, result } = read(TEXT, { questions: { [PLAIN]: meant } });
    expect(result).toMatchObject({ ok: true, interpretation: meant.interpretation });
    expect(asked.map(([text]) => text)).not.toContain(PLAIN);
    expect(read(TEXT, { others: { [PLAIN]: meant } }).result).toMatchObject({
      interpretation: meant.interpretation,
    });
  });

  it('and else is asked of the others, and refused', () => {
    const one = [{ amount: rational(2n), unit: 'km' }];
    const vague = understood({ assumedTarget: true, parts: one });
    const { asked, result } = read(TEXT, { questions: { [PLAIN]: vague }, others: { [PLAIN]: vague } });
    expect(asked).toEqual([
      [TEXT, REFUSED],
      [PLAIN, REFUSED],
    ]);
    expect(result).toBe(REFUSED);
  });

  it('is looked for where no other understands it', () => {
    const { asked, result } = read(TEXT, { others: { [TEXT]: KM, [PLAIN]: understood({ from: 'ft' }) } });
    expect(result).toBe(KM);
    expect(asked).toHaveLength(1);
  });

  it.each([
    // of words alone
    ['pastilla cada ocho horas', '1 pastilla cada ocho horas'],
    // with what nobody types in a question
    ['500 us bucks = foo', '500  usd = foo'],
  ])('but not in %s', (text, plain) => {
    expect(read(text, { others: { [plain]: KM } }).result).toBe(REFUSED);
  });
});

describe('words around a sum', () => {
  it.each(['bono bonito', 'sueldo mes', 'piso', 'bono por', 'bono un', 'bono en', 'bono e-mail'])(
    '%s names something',
    (words) => {
      const others = { 'cuanto es 1800 € + 4%': KM };
      expect(read(`${words} 1800 € con aumento del 4%`, { others }).result).toMatchObject({ ok: true });
    },
  );

  it.each(['bono kilo', 'bono dos', 'bono menos', 'bono veces', 'bono euro', 'bono doble', 'bono extra'])(
    '%s does not',
    (words) => {
      const others = { 'cuanto es 1800 € + 4%': KM };
      expect(read(`${words} 1800 € con aumento del 4%`, { others }).result).toBe(REFUSED);
    },
  );
});

describe('a long text', () => {
  const more = (length: number) => 'foofoofoo '.repeat(11).slice(0, length - 13);
  const text = (length: number) => `500 us bucks ${more(length)}`;
  const plain = (length: number) => `500  usd ${more(length)}`;

  it.each([
    [110, { ok: true }],
    [111, { ok: false }],
  ])('of %i characters', (length, result) => {
    expect(read(text(length), { others: { [plain(length)]: KM } }).result).toMatchObject(result);
  });
});
