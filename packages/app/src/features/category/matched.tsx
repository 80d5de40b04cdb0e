import { foldLetters } from '@equivale/core';

/** Where a text holds what was searched for, whatever the case and accents. */
function findMatch(text: string, query: string): readonly [start: number, end: number] | undefined {
  const signs = [...text].map((sign) => ({ sign, folded: foldLetters(sign) }));
  const wanted = foldLetters(query.trim());
  const at = signs
    .map(({ folded }) => folded)
    .join('')
    .indexOf(wanted);
  if (wanted === '' || at < 0) return undefined;
  let [start, end, passed] = [0, 0, 0];
  for (const { sign, folded } of signs) {
    if (passed < at) start += sign.length;
    if (passed < at + wanted.length) end += sign.length;
    passed += folded.length;
  }
  return [start, end];
}

export function Matched({ text, query }: { readonly text: string; readonly query: string }) {
  const match = findMatch(text, query);
  if (!match) return text;
  const [start, end] = match;
  return (
    <>
      {text.slice(0, start)}
      <mark className="bg-transparent font-bold text-inherit">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
