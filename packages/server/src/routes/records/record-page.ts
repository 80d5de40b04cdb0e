import { privateResponse } from '../../http/responses/private-json.ts';
import { problemResponse } from '../../http/responses/problem.ts';
import type { Place } from '../../store/device-store.ts';
import { type Parameters, text } from '../call.ts';

/** The part of a list that was requested; lists begin with the newest. */
export interface Page {
  readonly limit: number;
  /** The last record of the page before; the list's beginning when absent. */
  readonly after?: Place;
}

/** Records on a page: by default, and at most. */
interface PageLimits {
  readonly byDefault: number;
  readonly most: number;
}

/** Parameters of a list that comes in pages. */
export const pageParameters = ({ byDefault, most }: PageLimits): Parameters => ({
  limit: {
    description: 'How many at most',
    schema: { type: 'integer', minimum: 1, maximum: most, default: byDefault },
  },
  after: text('Where the page begins, as the Link header of the page before says'),
});

const refuse = (field: string, must: string): Response =>
  problemResponse('invalid-field', { detail: `${field}: must be ${must}`, field });

export function readPage(query: ReadonlyMap<string, string>, limits: PageLimits): Page | Response {
  const text = query.get('limit') ?? String(limits.byDefault);
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > limits.most) return refuse('limit', `a whole number from 1 to ${limits.most}`);
  const after = query.get('after');
  if (after === undefined) return { limit };
  const [, at, id] = /^(-?\d{1,16})\.([0-9a-f-]{36})$/.exec(after) ?? [];
  if (at === undefined || id === undefined) return refuse('after', 'what the link of another page said');
  return { limit, after: { at: Number(at), id } };
}

interface List<Stored> {
  /** Address of the list. */
  readonly path: string;
  readonly page: Page;
  readonly read: (limit: number, after: Place | undefined) => Promise<readonly Stored[]>;
  readonly placeOf: (stored: Stored) => Place;
  /** What the client gets of the stored records. */
  readonly records: (stored: readonly Stored[]) => unknown;
}

/**
 * One page of a list, with a link to the next where there is more.
 * @source RFC 8288
 */
export async function pageResponse<Stored>({ path, page, read, ...list }: List<Stored>): Promise<Response> {
  const found = await read(page.limit + 1, page.after);
  const shown = found.slice(0, page.limit);
  const last = found.length > page.limit ? shown.at(-1) : undefined;
  const { at, id } = last === undefined ? {} : list.placeOf(last);
  const link = last && { link: `<${path}?limit=${page.limit}&after=${at}.${id}>; rel="next"` };
  return privateResponse(list.records(shown), 200, link);
}
