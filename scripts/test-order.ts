import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first, by file name: begun last, each would leave a core idle. */
const LONGEST = [
  'lost-postgres',
  'wrong-tables',
  'planted',
  'replicas',
  'store-contract',
  'kill-rounds',
  'every-view',
];

/** The longest files first, the others as Vitest orders them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.includes(`/${name}.`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
