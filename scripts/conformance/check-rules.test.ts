import { describe, expect, it } from 'vitest';
import { checkRules } from './check-rules.ts';
import type { Rule } from './read-spec.ts';

// Put together here, so that this file names no rule itself.
const tag = (id: string) => `[${id}]`;
const theme: Rule = { id: 'S4.theme', rule: 'The theme toggles' };
const proved = `it('${tag('S4.theme')} toggles', () => {});`;

interface Given {
  readonly rules?: readonly Rule[];
  readonly files?: Readonly<Record<string, string>>;
}

const faultsOf = (text: string, { rules = [theme], files = {} }: Given = {}) =>
  checkRules(rules, new Map(Object.entries({ 'a.test.ts': text, ...files }))).faults;

describe('a table without faults', () => {
  it('names every test of every rule', () => {
    const files = new Map([['a.test.ts', `${proved}\ntest(\`${tag('S4.theme')} is kept | at 5\`, …`]]);
    const { page, faults } = checkRules([theme], files);
    expect(faults).toEqual([]);
    expect(page).toContain(
      '| S4.theme | The theme toggles | as it stands | toggles (`a.test.ts`)<br>is kept \\| at 5 (`a.test.ts`) |',
    );
    expect(page).toContain('1 rules, 2 titles');
  });

  it('takes several rules in one title, wherever they stand in it', () => {
    const both = `it("${tag('S9.dark')} starts dark; ${tag('S4.theme')} isn't kept", …`;
    expect(faultsOf(both, { rules: [theme, { id: 'S9.dark', rule: 'x' }] })).toEqual([]);
  });
});

describe('faults', () => {
  it('a rule without a test', () => {
    expect(faultsOf('it("toggles", …')).toEqual(['S4.theme: no test proves it']);
  });

  it.each(['S4.thing', 'D.thing', 'I3.thing', 'S7A.thing'])('the tag %s of no rule', (id) => {
    expect(faultsOf(`${proved} it('${tag(id)} x', …`)).toEqual([
      `${tag(id)} is named by a test in a.test.ts but is no rule of the list`,
    ]);
  });

  it.each(['skip', 'todo', 'fixme'])('a test switched off by %s', (how) => {
    expect(faultsOf(`it.${how}('${tag('S4.theme')} toggles', …`)).toEqual([
      `a.test.ts: "${tag('S4.theme')} toggles" is switched off and proves nothing`,
      'S4.theme: no test proves it',
    ]);
  });

  it('a tag in a comment', () => {
    expect(faultsOf(`${proved}\n// ${tag('S4.theme')}`)).toEqual(['a.test.ts: a tag is outside of a title']);
  });

  it('an id that is there twice', () => {
    expect(faultsOf(proved, { rules: [theme, theme] })).toEqual(['S4.theme: is twice in the list']);
  });
});
