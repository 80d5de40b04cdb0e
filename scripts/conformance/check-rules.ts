/** Pure, so that a test can plant every fault. A test proves a rule by its id in its title: `[S4.theme] …`. */

import type { Rule } from './read-spec.ts';

export type TestFiles = ReadonlyMap<string, string>;

interface Proof {
  readonly file: string;
  readonly title: string;
}

/** What is before the title of a test that never runs. */
const SWITCHED_OFF = /\.(?:skip|todo|fixme)\(\s*$/;
const TAG = /\[((?:S\d|D\.|I\d)[\w.-]*)\]/g;
/** A string as the test writes it, from its quote to the same quote on the same line, with a tag in it. */
const TITLE = /(['"`])((?:(?!\1)[^\n\\]|\\.)*?\[(?:S\d|D\.|I\d)[\w.-]*\](?:(?!\1)[^\n\\]|\\.)*)\1/g;

const idsIn = (text: string) => [...text.matchAll(TAG)].map((match) => String(match[1]));

interface Proofs {
  readonly proofs: ReadonlyMap<string, readonly Proof[]>;
  readonly faults: readonly string[];
}

/** Every title that names a rule, by rule. A tag outside of a title, or in one that is switched off, is a fault. */
function findProofs(files: TestFiles): Proofs {
  const proofs = new Map<string, Proof[]>();
  const faults: string[] = [];
  for (const [file, text] of files) {
    let named = 0;
    for (const match of text.matchAll(TITLE)) {
      const [, , title = ''] = match;
      const ids = idsIn(title);
      named += ids.length;
      if (SWITCHED_OFF.test(text.slice(0, match.index))) {
        faults.push(`${file}: "${title}" is switched off and proves nothing`);
        continue;
      }
      const plain = title.replace(TAG, '').replaceAll(/\s+/g, ' ').trim();
      for (const id of ids) proofs.set(id, [...(proofs.get(id) ?? []), { file, title: plain }]);
    }
    if (named < idsIn(text).length) faults.push(`${file}: a tag is outside of a title`);
  }
  return { proofs, faults };
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function row(rule: Rule, proofs: readonly Proof[]): string {
  const tests = proofs.map(({ file, title }) => `${cell(title)} (\`${file}\`)`);
  return `| ${rule.id} | ${cell(rule.rule)} | ${cell(rule.asBuilt ?? 'as it stands')} | ${tests.join('<br>')} |`;
}

/** Faults: a rule without a test, a test without a rule or switched off, an id that occurs twice. */
export function checkRules(rules: readonly Rule[], files: TestFiles): { page: string; faults: string[] } {
  const { proofs, faults: found } = findProofs(files);
  const faults = [...found];
  const known = new Set(rules.map(({ id }) => id));
  const rows = rules.map((rule) => {
    const all = proofs.get(rule.id) ?? [];
    if (all.length === 0) faults.push(`${rule.id}: no test proves it`);
    return row(rule, all);
  });
  for (const { id } of rules.filter((rule, at) => rules.findIndex(({ id }) => id === rule.id) < at)) {
    faults.push(`${id}: is twice in the list`);
  }
  for (const id of [...proofs.keys()].filter((key) => !known.has(key))) {
    faults.push(`[${id}] is named by a test in ${proofs.get(id)?.[0]?.file} but is no rule of the list`);
  }
  const titles = [...proofs.values()].flat().length;
  const page = `# Conformance

Written by \`npm run conformance\` from the rules of docs/spec and the titles of the tests.
S stands for a section of the specification, D for a product decision, I for what an issue requires beyond both.

${rules.length} rules, ${titles} titles that name one.

| rule | what it says | as built | proved by |
| ---- | ------------ | -------- | --------- |
${rows.join('\n')}
`;
  return { page, faults };
}
