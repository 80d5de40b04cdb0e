import { readdirSync } from 'node:fs';
import { join, posix, relative, resolve } from 'node:path';
import vm from 'node:vm';
import fc from 'fast-check';
import { compileModules, type Loaded, type Test, type Tester, testsOf } from './test-modules.ts';

/*
 * How Stryker runs the tests of core: in its own process. Vitest would start a thread and read all modules again for
 * each mutant and test file, which takes seconds where most mutants die within milliseconds. Here every module is
 * compiled once; for each mutant they are evaluated anew, with nothing left of the mutant before. To Stryker a
 * test file is one test, so that what a module works out once, on import or for the first test, counts for all of its file.
 */

/** Floods of random questions look for crashes: they take longest and kill hardly a mutant that the others leave. */
const LEFT_OUT = ['hostile-questions', 'generated-questions'];

const CORE = 'packages/core/src';
/** Rooms and files of tests of core, separated by commas, that alone are run: what they kill is killed, and sooner. */
const ROOMS = process.env.TESTS_OF?.split(',').map((room) => posix.join(CORE, room)) ?? [CORE, 'languages'];

interface Outcome {
  readonly spentMs: number;
  readonly failure?: string;
  readonly endless?: boolean;
}

/** What Stryker's instrumented code reads and fills. */
interface Instrumentation {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: unknown;
}

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
const message = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);

const state: Instrumentation = {};
Object.assign(globalThis, { __stryker__: state });

const caller = new vm.Script('globalThis.__called__()');

/** Calls a function that does not wait, and ends it when it takes too long. */
function callWithin(limitMs: number, called: () => void) {
  Object.assign(globalThis, { __called__: called });
  caller.runInThisContext({ timeout: Math.ceil(limitMs) });
}

class InProcessRunner {
  private readonly root = process.cwd();
  private readonly spent = new Map<string, number>();
  /** Kills by mutated file and test file, and by test file and test. */
  private readonly kills = new Map<string, number>();
  private modules = new Map<string, Tester>();
  private testFiles: readonly string[] = [];

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.testFiles = ROOMS.flatMap((room) =>
      room.endsWith('.ts')
        ? room
        : readdirSync(join(this.root, room), { recursive: true, encoding: 'utf8' }).map((name) =>
            posix.join(room, name),
          ),
    )
      .filter((name) => name.endsWith('.test.ts') && !LEFT_OUT.some((left) => name.includes(left)))
      .sort();
    this.modules = await compileModules(this.root, this.testFiles);
  }

  async dryRun() {
    state.activeMutant = undefined;
    const tests: object[] = [];
    for (const file of this.testFiles) {
      state.currentTestId = file;
      const { spentMs, failure } = await this.runFile(file, new Map());
      this.spent.set(file, spentMs);
      const outcome = failure === undefined ? { status: 0 } : { status: 1, failureMessage: failure };
      tests.push({ id: file, name: file, fileName: resolve(file), timeSpentMs: spentMs, ...outcome });
    }
    state.currentTestId = undefined;
    return { status: 'complete', tests, mutantCoverage: state.mutantCoverage };
  }

  async mutantRun(options: {
    readonly activeMutant: { readonly id: string };
    readonly hitLimit?: number;
    readonly sandboxFileName: string;
    readonly testFilter?: readonly string[];
  }) {
    Object.assign(state, {
      activeMutant: options.activeMutant.id,
      hitLimit: options.hitLimit,
      hitCount: 0,
    });
    const mutated = relative(this.root, options.sandboxFileName);
    const files = this.bestFirst(options.testFilter ?? this.testFiles, mutated);
    const loaded: Loaded = new Map();
    for (const [index, file] of files.entries()) {
      const { failure, endless } = await this.runFile(file, loaded, 1000 + 5 * (this.spent.get(file) ?? 0));
      if (endless || (state.hitCount ?? 0) > (options.hitLimit ?? Number.POSITIVE_INFINITY))
        return { status: 'timeout' };
      if (failure === undefined) continue;
      count(this.kills, `${mutated} ${file}`);
      return { status: 'killed', killedBy: [file], failureMessage: failure, nrOfTests: index + 1 };
    }
    return { status: 'survived', nrOfTests: files.length };
  }

  /** The tests of the folder of the mutant go first, then what has killed most of its file for its time. */
  private bestFirst(files: readonly string[], mutated: string): string[] {
    const folder = posix.dirname(mutated);
    const worth = (file: string) => {
      const kills = (this.kills.get(`${mutated} ${file}`) ?? 0) + (folder === posix.dirname(file) ? 1 : 0.05);
      return kills / (5 + (this.spent.get(file) ?? 0));
    };
    return [...files].sort((a, b) => worth(b) - worth(a));
  }

  /** Time is that of the processor: a busy machine makes no test endless. Waiting that never ends is ended by Stryker, with the process. */
  private async runFile(file: string, loaded: Loaded, limitMs = 60_000): Promise<Outcome> {
    const before = process.cpuUsage();
    const spentMs = () => {
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const waiting: Promise<unknown>[] = [];
    try {
      callWithin(limitMs, () => this.runTests(file, loaded, waiting));
      await Promise.all(waiting);
      return { spentMs: spentMs() };
    } catch (error) {
      const endless = (error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
      if (endless && spentMs() < limitMs / 2) return this.runFile(file, new Map(), limitMs * 2);
      return { spentMs: spentMs(), failure: message(error), endless };
    } finally {
      // nothing of it goes on while the next one is tried
      await Promise.allSettled(waiting);
    }
  }

  private runTests(file: string, loaded: Loaded, waiting: Promise<unknown>[]) {
    const tests = testsOf(this.root, file, this.modules, loaded);
    // the file has set its own seed by now; that a property fails is enough, with whatever input
    fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });
    const killsOf = ({ name }: Test) => this.kills.get(`${file} ${name}`) ?? 0;
    for (const test of tests.sort((a, b) => killsOf(b) - killsOf(a))) {
      const fail = (error: unknown) => {
        count(this.kills, `${file} ${test.name}`);
        throw new Error(`${test.name}: ${message(error)}`);
      };
      try {
        const run = test.run();
        if (run instanceof Promise) waiting.push(run.catch(fail));
      } catch (error) {
        fail(error);
      }
    }
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcessRunner }];
