/** A fault of the tree: a folder or a room, and what is wrong with it. */
interface TreeFault {
  readonly path: string;
  readonly message: string;
}

/** A rule about the tree as a whole. */
export interface TreeRule {
  readonly name: string;
  /**
   * @param files path of every source file, relative to the root of the repository, and how many lines it has
   */
  readonly find: (files: ReadonlyMap<string, number>) => readonly TreeFault[];
}

const FORBIDDEN = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types', 'data', 'shared', 'lib'];
/** The units that are in the first load: there the word names a table of the glossary. */
const COMMON_UNITS = 'packages/core/src/units/common';

const MOST_LINES = 1_200;
const FEWEST_LINES = 16;
const MOST_SHORT = 0.1;

const foldersOf = (path: string) => {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};

const IN_ROOMS = /^(?:packages|languages)\//;

/** The room of a file: the folder that holds it. Features are as large as they have to be and count as none. */
function roomOf(path: string): string | undefined {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return folder.startsWith('packages/app/src/features') ? undefined : folder;
}

/** The rules about folders and sizes. */
export const treeRules: readonly TreeRule[] = [
  {
    name: 'folder-without-a-subject',
    find: (files) => {
      const folders = new Set([...files.keys()].flatMap(foldersOf));
      const isForbidden = (folder: string) =>
        FORBIDDEN.includes(folder.slice(folder.lastIndexOf('/') + 1)) && folder !== COMMON_UNITS;
      return [...folders]
        .filter(isForbidden)
        .map((path) => ({ path, message: 'the name says nothing about what is in the folder' }));
    },
  },
  {
    name: 'room-too-large',
    find: (files) => {
      const rooms = new Map<string, number>();
      for (const [path, lines] of files) {
        const room = IN_ROOMS.test(path) ? roomOf(path) : undefined;
        if (room !== undefined) rooms.set(room, (rooms.get(room) ?? 0) + lines);
      }
      return [...rooms]
        .filter(([, lines]) => lines > MOST_LINES)
        .map(([path, lines]) => ({ path, message: `${lines} lines, ${MOST_LINES} at most` }));
    },
  },
  {
    name: 'too-many-short-files',
    find: (files) => {
      const all = [...files].filter(([path]) => IN_ROOMS.test(path));
      const short = all.filter(([, lines]) => lines < FEWEST_LINES);
      if (short.length <= all.length * MOST_SHORT) return [];
      const share = `${short.length} of ${all.length} files have fewer than ${FEWEST_LINES} lines`;
      return [
        {
          path: 'packages',
          message: `${share}; a tenth at most: what only its neighbour reads belongs there`,
        },
      ];
    },
  },
];
