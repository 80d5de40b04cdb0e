import { describe, expect, it } from 'vitest';
import type { Chunks } from './build-chunks.ts';
import { languageOfFiles, partsOfFiles } from './file-users.ts';

/** A build of home, settings and a seldom opened part, which share some scripts. */
const build: Chunks = {
  'index.html': {
    file: 'main.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: [
      'src/features/settings/settings-view.tsx',
      'src/shell/other-views.tsx',
      '../../languages/es/app/main.json',
    ],
  },
  '_react.js': { file: 'react.js' },
  '../../languages/es/app/main.json': { file: 'es.js' },
  'src/features/settings/settings-view.tsx': { file: 'settings.js', imports: ['_sheet.js'] },
  '_sheet.js': { file: 'sheet.js', css: ['sheet.css'] },
  'src/shell/other-views.tsx': {
    file: 'rare.js',
    dynamicImports: ['src/features/my-data/my-data-view.tsx', '../../languages/es/app/my-data.json'],
  },
  'src/features/my-data/my-data-view.tsx': {
    file: 'my-data.js',
    css: ['my-data.css'],
    imports: ['_react.js', '_sheet.js', '_counts.js'],
    dynamicImports: ['src/device/my-data/read-copy.ts'],
  },
  '_counts.js': { file: 'counts.js', assets: ['thread.js'] },
  'src/device/my-data/read-copy.ts': { file: 'read-copy.js', imports: ['_react.js'] },
  '../../languages/es/app/my-data.json': { file: 'es-my-data.js' },
  // Modules whose code stands in a chunk of another name, shared by two languages or of one alone.
  '../../languages/es/app/spare-words.ts': { file: 'spare.js', imports: ['_spare.js'] },
  '../../languages/ca/app/spare-words.ts': { file: 'spare.js', imports: ['_spare.js'] },
  '_spare.js': { file: 'spare.js' },
  '../../languages/de/core/locale.ts': { file: 'locale.js', imports: ['_locale.js'] },
  '_locale.js': { file: 'locale.js' },
};

describe('who needs which file of a release', () => {
  it('what only a seldom opened part loads, at once or later, is for those who opened it', () => {
    const own = ['my-data.js', 'my-data.css', 'counts.js', 'read-copy.js', 'es-my-data.js', 'thread.js'];
    expect(new Map([...partsOfFiles(build)].sort())).toEqual(
      new Map(own.sort().map((file) => [file, ['my-data']])),
    );
  });

  it('the sentences of a language are for those who use it', () => {
    const languages = languageOfFiles(build);
    const files = ['es.js', 'es-my-data.js', 'main.js', 'spare.js', 'locale.js'];
    expect(files.map((file) => languages.get(file))).toEqual(['es', 'es', undefined, undefined, 'de']);
  });
});
