import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What lasts longest, by the beginning of its file's name; the first mostly waits for other processes, so that it runs
 * beside whatever else there is to do. Begun last, each would leave a core without work.
 */
const LONGEST = [
  'lost-postgres',
  'wrong-tables',
  'planted',
  'refusals',
  'hostile-answers',
  'asked-questions',
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
