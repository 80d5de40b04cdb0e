import { basename, dirname } from 'node:path';
import { lazyRoutes } from '../packages/app/src/shell/routes/routes.ts';
import { type Chunks, messagesChunk, ownChunks, scriptsOf, stylesOf } from './build-chunks.ts';

/** A screen as it opens, in a state that loads further parts of its folder; what a press opens in it is loaded by that press. */
const STATES: Readonly<Record<string, readonly [folder: string, ...files: string[]]>> = {
  'list in columns': ['currency/list', 'list-view', 'list-trend'],
  'past date': ['currency/past', 'past-view'],
  'trip on its way': ['trip', 'trip-view', 'trip-title', 'trip-page'],
  'pocket table with its code': ['pocket', 'pocket-view', 'qr-code'],
};

/** Files that only one screen is made of; throws without such a part, as a limit would pass on nothing. */
export function filesOfViews(chunks: Chunks) {
  const entries = Object.keys(chunks).filter((key) => chunks[key]?.isEntry || chunks[key]?.isDynamicEntry);
  const filesOf = (keys: readonly string[]) => [...scriptsOf(chunks, keys), ...stylesOf(chunks, keys)];
  const ownFiles = (name: string, inside: string, keys: readonly string[], parts: readonly string[]) => {
    const messages = parts.map((part) => messagesChunk(chunks, 'es', part));
    const outside = entries.filter((key) => !key.startsWith(inside) && !messages.includes(key));
    const shared = new Set(filesOf(outside));
    return { name, files: filesOf([...keys, ...messages]).filter((file) => !shared.has(file)) };
  };
  const common = (part: string) =>
    lazyRoutes.filter(({ messages }) => messages.some((own) => own === part)).length > 1;
  const screens = lazyRoutes.map((route) => {
    const keys = ownChunks(chunks, route);
    const inside = `${dirname(keys[0] ?? '')}/`;
    const own = route.messages.filter((part) => !common(part));
    return ownFiles(route.path, inside, keys, own);
  });
  const states = Object.entries(STATES).map(([name, [folder, ...files]]) => {
    const inside = `src/features/${folder}/`;
    const keys = files.map((file) => `${inside}${file}.tsx`);
    return ownFiles(name, inside, keys, [basename(folder)]);
  });
  return [...screens, ...states].filter(({ files }) => files.length > 0);
}
