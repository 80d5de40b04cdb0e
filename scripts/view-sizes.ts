/** What a file of the build's manifest is, as far as sizes go. */
export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
}

const features = 'src/features/';
const messages = (group: string) => `../../languages/es/app/${group}.json`;

/** One view in one state: the parts that opening it loads, and the folder that they are from. */
interface OpenedView {
  readonly name: string;
  readonly folder: string;
  readonly parts: readonly string[];
  readonly messages: readonly string[];
}

/** The views of many currencies, other days and trips, as they open. What a press opens in them is loaded by that press. */
const OPENED: readonly OpenedView[] = [
  { name: 'list', folder: 'currency/list', parts: ['list-view.tsx'], messages: ['list'] },
  {
    name: 'list in columns',
    folder: 'currency/list',
    parts: ['list-view.tsx', 'list-trend.tsx'],
    messages: ['list'],
  },
  { name: 'past date', folder: 'currency/past', parts: ['past-view.tsx'], messages: ['past'] },
  {
    name: 'first trip',
    folder: 'trip',
    parts: ['trip-view.tsx', 'trip-title.tsx', 'trip-form.tsx'],
    messages: ['trip'],
  },
  {
    name: 'trip',
    folder: 'trip',
    parts: ['trip-view.tsx', 'trip-title.tsx', 'trip-page.tsx'],
    messages: ['trip'],
  },
  { name: 'devices', folder: 'devices', parts: ['devices-view.tsx'], messages: ['devices'] },
  { name: 'pocket table', folder: 'pocket', parts: ['pocket-view.tsx', 'qr-code.tsx'], messages: ['pocket'] },
];

/**
 * The files that only one view is made of: scripts, styles and sentences that opening it fetches and nothing outside of its folder does.
 * @throws when the build has no such part: a limit would pass on nothing
 */
export function filesOfViews(manifest: Readonly<Record<string, Chunk>>) {
  const closure = (keys: readonly string[]): ReadonlySet<string> => {
    const found = new Set<string>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`the build has no ${key}`);
      if (found.has(key)) return;
      found.add(key);
      chunk.imports?.forEach(visit);
    };
    keys.forEach(visit);
    return found;
  };
  const filesOf = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat());
  const entries = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry || manifest[key]?.isDynamicEntry,
  );
  return OPENED.map(({ name, folder, parts, messages: groups }) => {
    const own = groups.map(messages);
    const inside = `${features}${folder}/`;
    const outside = entries.filter((key) => !key.startsWith(inside) && !own.includes(key));
    const shared = new Set(filesOf(closure(outside)));
    const loaded = closure([...parts.map((part) => `${inside}${part}`), ...own]);
    return { name, files: [...new Set(filesOf(loaded))].filter((file) => !shared.has(file)) };
  });
}
