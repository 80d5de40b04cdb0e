/** Reads the rules of `docs/spec`: the one place where they stand. Pure, so that a test can plant every fault. */

/** One rule of the specification (S and its section), of the product decisions (D) or of an issue (I and its number). */
export interface Rule {
  readonly id: string;
  readonly rule: string;
  /** What was chosen where the rule leaves a choice; absent where it holds as it stands. */
  readonly asBuilt?: string;
}

export type Pages = ReadonlyMap<string, string>;

const RULE = /^- \*\*((?:S\d[AB]?|D|I\d+)\.[\w-]+)\*\* (\S.*)$/;
const AS_BUILT = ' *As built:* ';

function ruleOf(id: string, text: string): Rule {
  const [rule = '', asBuilt] = text.split(AS_BUILT);
  return asBuilt === undefined ? { id, rule } : { id, rule, asBuilt };
}

/** Items with a bold id and their indented lines; a bold item that is no rule, or a page without rules, is a fault. */
export function readSpec(pages: Pages): { rules: Rule[]; faults: string[] } {
  const rules: Rule[] = [];
  const faults: string[] = [];
  for (const [name, text] of pages) {
    const before = rules.length;
    for (const item of text.replaceAll(/\n {2}(?=\S)/g, ' ').split('\n')) {
      const [, id, sentence] = RULE.exec(item) ?? [];
      if (id !== undefined && sentence !== undefined) rules.push(ruleOf(id, sentence));
      else if (item.startsWith('- **')) faults.push(`${name}: "${item.slice(0, 60)}" is no rule`);
    }
    if (rules.length === before) faults.push(`${name}: has no rule`);
  }
  return { rules, faults };
}
