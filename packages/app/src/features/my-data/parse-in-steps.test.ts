import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInSteps } from './parse-in-steps.ts';

function parse(text: string): unknown {
  const steps = parseInSteps(text);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describe('a large object in steps', () => {
  const object = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }));

  it('is what JSON.parse reads, however it is laid out', () => {
    fc.assert(
      fc.property(object, fc.constantFrom(undefined, 1, '\t'), (value, indent) => {
        const text = ` ${JSON.stringify(value, null, indent)}\n`;
        expect(parse(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('is refused where JSON.parse refuses it, wherever it is cut or a sign is lost', () => {
    const text = JSON.stringify({ a: [1, { 'b"\\': ['\\"', null] }], c: { d: [] }, e: 'f,]}' });
    const readable = (read: () => unknown) => {
      try {
        return [read()];
      } catch {
        return [];
      }
    };
    for (let at = 0; at < text.length; at += 1)
      for (const broken of [text.slice(0, at), text.slice(0, at) + text.slice(at + 1)])
        expect(
          readable(() => parse(broken)),
          broken,
        ).toEqual(readable(() => JSON.parse(broken)));
    for (const other of ['', '[]', 'null', '1', '{} {}']) expect(readable(() => parse(other))).toEqual([]);
  });
});
