import type { Thing } from './things.ts';

/** One thing that not every engine gives, or not as often, or elsewhere. */
export interface Difference {
  readonly thing: string;
  /** How often each engine gives it, or after what where only its place differs. */
  readonly given: Readonly<Record<string, number | string>>;
}

const wordsOf = ({ kind, name, states }: Thing): string =>
  [kind, name && `"${name}"`, ...states].filter(Boolean).join(' ');

/** The first thing that the engines give at different places, where all give the same things. */
function firstOutOfPlace(lists: Readonly<Record<string, readonly string[]>>): Difference[] {
  const [first = []] = Object.values(lists);
  const place = first.findIndex((_, at) => new Set(Object.values(lists).map((list) => list[at])).size > 1);
  if (place === -1) return [];
  const given = Object.entries(lists).map(([engine, list]) => [engine, list[place] ?? '']);
  return [{ thing: `after ${first[place - 1] ?? 'the beginning'}`, given: Object.fromEntries(given) }];
}

/**
 * What differs between the engines: every thing must be there as often in each, under the same kind, name and states,
 * and all in the same order.
 * @param given what each engine gives of the same page
 */
export function differencesOf(given: Readonly<Record<string, readonly Thing[]>>): Difference[] {
  const lists = Object.fromEntries(
    Object.entries(given).map(([engine, things]) => [engine, things.map(wordsOf)]),
  );
  const differences = [...new Set(Object.values(lists).flat())]
    .map((thing) => ({
      thing,
      given: Object.fromEntries(
        Object.entries(lists).map(([engine, list]) => [
          engine,
          list.filter((other) => other === thing).length,
        ]),
      ),
    }))
    .filter(({ given }) => new Set(Object.values(given)).size > 1);
  return differences.length > 0 ? differences : firstOutOfPlace(lists);
}
