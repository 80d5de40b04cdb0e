import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { root } from '../../scripts/run.mjs';

/** What a Dockerfile leaves: a folder in the place of `/`, and how a container of it begins. */
export interface Image {
  readonly folder: string;
  workdir: string;
  user: number;
  readonly env: Record<string, string>;
  health: readonly string[];
  command: readonly string[];
}

const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
const isInContext = (path: string) => !ignored.some((pattern) => matchesGlob(relative(root, path), pattern));

/** Lines of a Dockerfile without comments, continued ones joined. */
const stepsOf = (text: string) =>
  text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const);

function copy(image: Image, stages: ReadonlyMap<string, Image>, text: string): void {
  const [, stage, paths = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(text) ?? [];
  const words = paths.split(' ');
  const [to = '', from] = [words.pop(), stage && stages.get(stage)?.folder];
  const target = join(image.folder, image.workdir, to);
  for (const path of words) {
    const isFile = !stage && path !== '.';
    const options = { recursive: true, verbatimSymlinks: true, ...(!stage && { filter: isInContext }) };
    cpSync(join(from ?? root, path), isFile ? join(target, path.split('/').at(-1) ?? '') : target, options);
  }
}

const HANDLERS: Record<string, (image: Image, text: string, stages: ReadonlyMap<string, Image>) => void> = {
  WORKDIR(image, text) {
    image.workdir = text;
    mkdirSync(join(image.folder, text), { recursive: true });
  },
  COPY: (image, text, stages) => copy(image, stages, text),
  RUN(image, text) {
    const command = text.replaceAll(/(?<=\s)\/(?=\w)/g, `${image.folder}/`);
    const PATH = `${dirname(process.execPath)}:${process.env.PATH}`;
    const env = { ...process.env, ...image.env, PATH };
    execFileSync('sh', ['-c', command], { cwd: join(image.folder, image.workdir), env, stdio: 'pipe' });
  },
  ENV(image, text) {
    for (const [, name = '', value = ''] of text.matchAll(/(\w+)=(\S+)/g)) image.env[name] = value;
  },
  USER(image, text) {
    image.user = Number(text.split(':')[0]);
  },
  HEALTHCHECK(image, text) {
    image.health = JSON.parse(text.slice(text.indexOf('[')));
  },
  CMD(image, text) {
    image.command = JSON.parse(text);
  },
  VOLUME() {},
  EXPOSE() {},
};

/**
 * Runs the steps of the Dockerfile on this machine, each stage in its own folder; Node of this machine replaces the base images.
 * @param place an empty folder
 * @returns the last stage
 */
export function runDockerfile(place: string): Image {
  const stages = new Map<string, Image>();
  let image: Image | undefined;
  for (const [step, text] of stepsOf(readFileSync(join(root, 'Dockerfile'), 'utf8'))) {
    if (step === 'FROM') {
      const folder = mkdtempSync(join(place, 'stage-'));
      image = { folder, workdir: '/', user: 0, env: {}, health: [], command: [] };
      stages.set(/ AS (\S+)/.exec(text)?.[1] ?? 'last', image);
    } else if (image && HANDLERS[step]) HANDLERS[step](image, text, stages);
    else throw new Error(`the Dockerfile has a step that is not known here: ${step}`);
  }
  if (!image) throw new Error('the Dockerfile has no stage');
  return image;
}
