const SPACE = /\s*/y;

function skipSpace(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.exec(text);
  return SPACE.lastIndex;
}

/** Where a string ends that begins here. */
function endOfString(text: string, at: number): number {
  for (let end = text.indexOf('"', at + 1); end > 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end + 1;
  }
  throw new SyntaxError('a string has no end');
}

/** Where a value ends that begins here; whether it is sound is for who reads it. */
function endOfValue(text: string, at: number): number {
  let depth = 0;
  for (let i = at; i < text.length; i += 1) {
    const sign = text[i];
    if (sign === '"') i = endOfString(text, i) - 1;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth < 0 || (depth === 0 && sign === ',')) return i;
  }
  throw new SyntaxError('a value has no end');
}

/** Goes over what is parted by commas up to a closing sign. @returns where it ends */
function* parts(
  text: string,
  at: number,
  close: string,
  read: (at: number) => Generator<void, number>,
): Generator<void, number> {
  let next = skipSpace(text, at + 1);
  if (text[next] === close) return next + 1;
  for (;;) {
    next = skipSpace(text, yield* read(skipSpace(text, next)));
    if (text[next] === close) return next + 1;
    if (text[next] !== ',') throw new SyntaxError(`no comma at ${next}`);
    next += 1;
  }
}

/**
 * As `JSON.parse`, of an object whose large values are lists.
 * @yields after each value of the object and each element of its lists, so that a large file does not hold up the page
 * @throws SyntaxError where it is no such object
 */
export function* parseInSteps(text: string): Generator<void, Readonly<Record<string, unknown>>> {
  const fields: [string, unknown][] = [];
  function* element(into: unknown[], at: number): Generator<void, number> {
    const end = endOfValue(text, at);
    into.push(JSON.parse(text.slice(at, end)));
    yield;
    return end;
  }
  function* field(at: number): Generator<void, number> {
    const end = text[at] === '"' ? endOfString(text, at) : at;
    const name: unknown = JSON.parse(text.slice(at, end));
    const colon = skipSpace(text, end);
    if (text[colon] !== ':') throw new SyntaxError(`no colon at ${colon}`);
    const from = skipSpace(text, colon + 1);
    const values: unknown[] = [];
    const isList = text[from] === '[';
    const after = isList
      ? yield* parts(text, from, ']', (here) => element(values, here))
      : yield* element(values, from);
    fields.push([String(name), isList ? values : values[0]]);
    return after;
  }
  const start = skipSpace(text, 0);
  if (text[start] !== '{') throw new SyntaxError('no object');
  const end = yield* parts(text, start, '}', field);
  if (skipSpace(text, end) !== text.length) throw new SyntaxError(`more at ${end}`);
  return Object.fromEntries(fields);
}
