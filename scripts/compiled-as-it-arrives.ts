import type { Plugin } from 'vite';

/**
 * Chromium compiles a function when it is first called, on the page's own thread: a sixth of what the thread does until a currency page
 * responds. All functions of a script with this comment are compiled on another thread while it arrives.
 * @param isCalled whether most of a chunk's functions are called as soon as it is there, by the chunk's name
 * @source https://v8.dev/blog/explicit-compile-hints
 */
export const compiledAsItArrives = (isCalled: (name: string) => boolean): Plugin => ({
  name: 'equivale-compiled-as-it-arrives',
  enforce: 'post',
  generateBundle: {
    // The comment counts only in the first line, where Vite writes something until then.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && isCalled(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
});
