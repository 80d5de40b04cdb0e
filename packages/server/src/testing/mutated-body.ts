/** How many mutations of a body each reader is given. */
const MUTATIONS = process.env.TEST_ROUNDS === 'all' ? 2000 : 100;

/** A generator with a seed, so that a failing mutation is found again. @source Numerical Recipes, quick LCG */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A body with one part cut, repeated, overwritten by noise, or ended early. */
function mutated(body: string, random: (below: number) => number): string {
  const [at, length] = [random(body.length), 1 + random(40)];
  const [head, cut, tail] = [body.slice(0, at), body.slice(at, at + length), body.slice(at + length)];
  const noise = ['0', '-', 'null', '1e400', '"', '<', ',', '\u0000', '9999-99-99', ' '][random(10)] ?? '';
  return [head + tail, head + cut + cut + tail, head + noise + tail, head][random(4)] ?? '';
}

/** Mutations of a recorded body, the same in every run. */
export function* mutationsOf(name: string, body: string): Generator<string> {
  const random = randomFrom(name.length);
  for (let round = 0; round < MUTATIONS; round++) yield mutated(body, random);
}
