import type { Plugin } from 'vite';

/**
 * Chromium compiles a function on the page's thread when it is first called; those of a script with this comment on another thread, while
 * it arrives. Worth a sixth of that thread's work until a currency page responds: 2.40 to 2.02 times React's floor (decision 26).
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
