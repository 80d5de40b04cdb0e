import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../languages/en/core/locale.ts';
import { locale as es } from '../../../../../languages/es/core/locale.ts';
import type { Locale } from '../../locale/locale.ts';
import { parseQuestion } from '../../testing/parse-question.ts';
import type { Interpretation } from './question.ts';

/** The notation of fixtures/corpus.txt; see its head. */
function show({ amount, from, to, compound, assumedTarget }: Interpretation): string {
  const value = amount.toSignificant(15);
  if (from === '') return `= ${value}`;
  return assumedTarget ? `${value} ${from}` : `${value} ${from} > ${to.join(compound ? '+' : ',')}`;
}

function readCorpus(name: string) {
  const text = readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
  return text.split(/^## /m).flatMap((part) => {
    const [section = '', ...lines] = part.split('\n');
    return lines
      .filter((line) => !line.startsWith('#') && line.includes('|'))
      .map((line) => {
        const [question = '', expected = ''] = line.split(/\s*\|\s?/);
        return { section, question, expected: expected.trim() };
      });
  });
}

const cases = readCorpus('corpus.txt');

describe('the corpus of questions', () => {
  it('has at least 400 questions, a quarter of them to be refused or ambiguous', () => {
    expect(cases.length).toBeGreaterThanOrEqual(400);
    const hard = cases.filter(({ expected }) => /^[~!]/.test(expected));
    expect(hard.length / cases.length).toBeGreaterThanOrEqual(0.25);
  });

  it('is at least half Spanish', () => {
    const spanish = cases.filter(({ section }) => section.startsWith('es '));
    expect(spanish.length / cases.length).toBeGreaterThanOrEqual(0.5);
  });

  it.each(cases)('$question -> $expected', ({ question, expected }) => {
    const result = parseQuestion(question, { locale: es });
    if (expected.startsWith('! ')) {
      expect(result).toMatchObject({ ok: false, code: expected.slice(2) });
      return;
    }
    if (!result.ok) throw new Error(`${result.code} at ${result.span.join('-')}`);
    const [first = '', other] = expected.replace(/^~ /, '').split(' / ');
    expect(show(result.interpretation)).toBe(first);
    const others = result.alternatives.map(show);
    if (expected.startsWith('~')) expect(others.length).toBeGreaterThan(0);
    else expect(others).toEqual([]);
    if (other) expect(others).toContain(other);
  });
});

describe('the second corpus, collected after the parser', () => {
  const collected = readCorpus('second-corpus.txt');

  it('has at least 150 questions', () => {
    expect(collected.length).toBeGreaterThanOrEqual(150);
  });

  it.each(collected)('$question -> $expected', ({ question, expected }) => {
    const result = parseQuestion(question, { locale: es });
    if (expected.startsWith('! ')) expect(result.ok).toBe(false);
    else expect(result.ok && show(result.interpretation)).toBe(expected);
  });
});

describe('the third corpus, written after the parser', () => {
  const written = readCorpus('third-corpus.txt');

  it('has at least 150 questions', () => {
    expect(written.length).toBeGreaterThanOrEqual(150);
  });

  it.each(written)('$question -> $expected', ({ question, expected }) => {
    const result = parseQuestion(question, { locale: /[áéíóúñ]| en | a /.test(question) ? es : en });
    if (/^[!?]/.test(expected)) {
      expect(result.ok).toBe(false);
      return;
    }
    expect(result.ok && show(result.interpretation)).toBe(expected.replace(/^~ /, ''));
    if (expected.startsWith('~')) expect(result.ok && result.alternatives.length).toBeGreaterThan(0);
  });
});

describe('errors name the place and suggest what would do', () => {
  it.each([
    ['5 kilmetrs in miles', 'unknown-word', 'kilmetrs', 'kilometro'],
    ['100 usd to yne', 'unknown-word', 'yne', undefined],
    ['kilomtros 5 a metros', 'unknown-word', 'kilomtros', 'kilometros'],
    ['5 km to kg', 'mixed-categories', 'kg', 'mi'],
    ['100 euros en metros', 'mixed-categories', 'metros', 'USD'],
    ['1.2.3 km', 'not-a-number', '1.2.3', undefined],
  ])('%s: %s at %s', (question, code, place, suggestion) => {
    const result = parseQuestion(question, { locale: en });
    if (result.ok) throw new Error('understood');
    expect(result.code).toBe(code);
    expect(question.slice(...result.span)).toBe(place);
    if (suggestion) expect(result.suggestions).toContain(suggestion);
  });
});

describe('the interface language decides ties only', () => {
  const first = (question: string, locale: Locale) => {
    const result = parseQuestion(question, { locale });
    return result.ok ? show(result.interpretation) : result.code;
  };

  it('reads one separator before three digits by the language of the question, then of the interface', () => {
    expect(first('1.234 usd eur', es)).toBe('1234 USD > EUR');
    expect(first('1.234 usd eur', en)).toBe('1.234 USD > EUR');
    expect(first('1,234 usd eur', es)).toBe('1.234 USD > EUR');
    expect(first('1,234 usd eur', en)).toBe('1234 USD > EUR');
    expect(first('how much is 1,234 usd in eur', es)).toBe('1234 USD > EUR');
    expect(first('cuánto son 1.234 usd en eur', en)).toBe('1234 USD > EUR');
  });

  it('understands both languages in both', () => {
    for (const locale of [es, en]) {
      expect(first('cuántos pies hay en una milla', locale)).toBe('1 mi > ft');
      expect(first('how many feet in a mile', locale)).toBe('1 mi > ft');
    }
  });
});
