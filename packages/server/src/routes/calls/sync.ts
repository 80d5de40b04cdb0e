import { hash } from 'node:crypto';
import { isSyncWord, lastStatePath, OPAQUE_BYTES, SYNC_MAX_BYTES, syncPath } from '@equivale/contract';
import type { Context } from 'hono';
import { READ_COST, WRITE_COST } from '../../http/guards/rate-limit.ts';
import { readBytes } from '../../http/guards/read-body.ts';
import { problemResponse } from '../../http/responses/problem.ts';
import { PRIVATE } from '../../http/responses/response-headers.ts';
import { callsAt, type Deps, text } from '../call.ts';

const COUNTED = new RegExp(`^(?:GET|HEAD|PUT|DELETE) /api${syncPath('[^/]+')}(?:/last)?$`);
/** Whether a request is counted here, by its group where there is one. */
export const isSyncCall = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  COUNTED.test(`${method} ${path}`);

/** Bytes of a state that count as one record: a client that fills the database is held back by what it stores. */
const BYTES_PER_RECORD = 16_384;

const notThere = () => problemResponse('not-found', { detail: 'There is no state of this group' });

/**
 * The group that a request names and may use: who knows the token whose digest is the group's name. The name alone, which
 * is part of addresses, opens nothing, and the token is stored nowhere.
 */
function groupOf(c: Context): string | Response {
  const group = c.req.param('group') ?? '';
  if (!isSyncWord(group)) return notThere();
  const [, token = ''] = /^Bearer ([\w-]{43})$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (hash('sha256', token, 'base64url') === group) return group;
  return problemResponse('unauthorized', {
    detail: 'Send the token of this group as Authorization: Bearer',
    headers: { 'www-authenticate': 'Bearer' },
  });
}

/** The group of a request within its limit, or the refusal. A group without a state counts by the client: anybody can think up a token. */
async function limitedGroup(
  c: Context,
  { store, limitRate }: Deps,
  cost: number,
): Promise<string | Response> {
  const group = groupOf(c);
  const isThere = typeof group === 'string' && (await store.sync.stateEtag(group)) !== undefined;
  return (await limitRate(c, cost, isThere ? group : undefined)) ?? group;
}

const ended = () =>
  problemResponse('chain-ended', { detail: 'The state that is there is the last of its group' });

/** What a write says that it replaces: an etag, undefined where there must be nothing, or the refusal of one that says neither. */
function replacedBy(c: Context): { readonly etag: string | undefined } | Response {
  const ifMatch = c.req.header('if-match');
  const isNew = c.req.header('if-none-match') === '*';
  if (ifMatch !== undefined && !isNew) return { etag: ifMatch };
  if (ifMatch === undefined && isNew) return { etag: undefined };
  return problemResponse('precondition-required', {
    detail:
      'Send If-Match with the etag of the state that this one replaces, or If-None-Match: * for the first',
  });
}

async function read(c: Context, deps: Deps): Promise<Response> {
  const group = await limitedGroup(c, deps, READ_COST);
  if (group instanceof Response) return group;
  const state = await deps.store.sync.state(group, deps.now().getTime());
  if (state === undefined) return notThere();
  const headers = { ...PRIVATE, etag: state.etag };
  if (c.req.header('if-none-match') === state.etag) return new Response(null, { status: 304, headers });
  const bytes = { ...headers, 'content-type': OPAQUE_BYTES };
  return new Response(new Uint8Array(state.body), { headers: bytes });
}

async function write(c: Context, deps: Deps, isLast: boolean): Promise<Response> {
  const { sync } = deps.store;
  const group = await limitedGroup(c, deps, WRITE_COST);
  if (group instanceof Response) return group;
  const replaced = replacedBy(c);
  if (replaced instanceof Response) return replaced;
  const body = await readBytes(c, SYNC_MAX_BYTES);
  if (body instanceof Response) return body;
  const isNew = replaced.etag === undefined;
  const records = Math.ceil(body.length / BYTES_PER_RECORD);
  const tooMany = await deps.limitRecords(c, isNew, records, isNew ? undefined : group);
  if (tooMany !== undefined) return tooMany;
  const etag = `"${hash('sha256', body, 'base64url')}"`;
  if (await sync.putState(group, { etag, body, replaces: replaced.etag, isLast, at: deps.now().getTime() }))
    return new Response(null, { status: isNew ? 201 : 204, headers: { ...PRIVATE, etag } });
  const current = await sync.stateEtag(group);
  if (current !== undefined && current === replaced.etag) return ended();
  return problemResponse('state-changed', {
    detail: 'Read the state that is there, and put yours in its place',
    ...(current !== undefined && { headers: { etag: current } }),
  });
}

async function remove(c: Context, deps: Deps): Promise<Response> {
  const { sync } = deps.store;
  const group = await limitedGroup(c, deps, WRITE_COST);
  if (group instanceof Response) return group;
  if (!(await sync.removeState(group)) && (await sync.stateEtag(group)) !== undefined) return ended();
  return new Response(null, { status: 204, headers: PRIVATE });
}

const params = {
  group: text('SHA-256 digest of the token, in base64url', { pattern: '^[A-Za-z0-9_-]{43}$' }),
};
const IF_MATCH = { 'If-Match': text('Etag of the state that it replaces') };
const STATE = { path: `/api${syncPath('{group}')}`, params, byToken: true, sites: 'secret' } as const;

/**
 * The state that some devices share, as bytes that only they can read. Two that write at once cannot overwrite each other: a write
 * names the state that it replaces. What is written to `/last` is replaced and erased by nobody: who was removed still knows the token.
 * @source RFC 9110, section 13.1; RFC 6585, section 3
 */
export const CALLS = [
  ...callsAt(STATE, {
    GET: {
      summary: 'The encrypted state that paired devices share',
      headers: { 'If-None-Match': text('Etag of the state that is known') },
      outcomes: {
        200: { description: 'The state', content: 'bytes', hasEtag: true },
        304: { description: 'It is the known one' },
      },
      respond: read,
    },
    PUT: {
      summary: 'Put a state in the place of another',
      headers: { ...IF_MATCH, 'If-None-Match': text('`*` for the first state') },
      body: 'bytes',
      outcomes: {
        201: { description: 'The first state is stored', hasEtag: true },
        204: { description: 'Replaced', hasEtag: true },
        412: { description: 'Another state is there', content: 'problem', hasEtag: true },
      },
      refusals: [409, 428],
      respond: (c, deps) => write(c, deps, false),
    },
    DELETE: {
      summary: 'Erase the state',
      outcomes: { 204: { description: 'Erased' } },
      refusals: [409],
      respond: remove,
    },
  }),
  ...callsAt(
    { ...STATE, path: `/api${lastStatePath('{group}')}` },
    {
      PUT: {
        summary: 'Put the last state in the place of another; nothing replaces or erases it',
        headers: { ...IF_MATCH, 'If-None-Match': text('`*` where there is none') },
        body: 'bytes',
        outcomes: {
          201: { description: 'Stored', hasEtag: true },
          204: { description: 'Replaced', hasEtag: true },
        },
        refusals: [409, 412, 428],
        respond: (c, deps) => write(c, deps, true),
      },
    },
  ),
];
