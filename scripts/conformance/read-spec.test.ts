import { describe, expect, it } from 'vitest';
import { readSpec } from './read-spec.ts';

const read = (text: string) => readSpec(new Map([['04-states.md', text]]));

describe('readSpec', () => {
  it('takes a sentence over several lines, and what was built', () => {
    const text =
      '# 4. States\n\nWords.\n\n- **S4.theme** The theme\n  toggles. *As built:* with\n  a switch.\n- **I12.x** One.\n';
    expect(read(text)).toEqual({
      rules: [
        { id: 'S4.theme', rule: 'The theme toggles.', asBuilt: 'with a switch.' },
        { id: 'I12.x', rule: 'One.' },
      ],
      faults: [],
    });
  });

  it.each(['- **S4.theme**', '- **S4.theme**: toggles', '- **theme** toggles', '- **X4.theme** toggles'])(
    'the item %s is a fault, not a rule that gets lost',
    (item) => {
      expect(read(`- **S4.reset** One.\n${item}\n`).faults).toEqual([`04-states.md: "${item}" is no rule`]);
    },
  );

  it('a page without rules is a fault', () => {
    expect(read('# 4. States\n').faults).toEqual(['04-states.md: has no rule']);
  });
});
