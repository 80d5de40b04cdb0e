import { readdirSync } from 'node:fs';
import type { Call } from './call.ts';

/** Calls by whose pages may make them: what anybody may read comes first. */
const ORDER = ['every', undefined, 'secret', 'app', 'own'] as const;

/** Each file of the folder is a resource; a new one is mounted and described by being there. */
const names = readdirSync(new URL('calls/', import.meta.url)).flatMap(
  (name) => /^([\w-]+)\.ts$/.exec(name)?.[1] ?? [],
);
const files: readonly { readonly CALLS: readonly Call[] }[] = await Promise.all(
  names.map((name) => import(`./calls/${name}.ts`)),
);

/** The API, in the order in which its page describes it. */
export const CALLS = ORDER.flatMap((whose) =>
  files.flatMap(({ CALLS }) => CALLS.filter(({ sites }) => sites === whose)),
);
