import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** The language of a catalogue, `languages/<language>/app/<part>.json`. */
const languageIn = (id: string) => id.split('/').at(-3) ?? '';

/** Compiles ICU messages, so that no compiler is shipped. `instead`: replacements of this build, by language. */
export function messageCatalogue(
  instead: Readonly<Record<string, Readonly<Record<string, string>>>>,
  namesIn: (language: string) => Readonly<Record<string, string>>,
): Plugin {
  return {
    name: 'equivale-message-catalogue',
    enforce: 'pre',
    // What tests keep of a catalogue is good as long as there are the same languages.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) =>
        id.endsWith('/main.json') ? JSON.stringify(namesIn(languageIn(id))) : undefined,
      );
    },
    transform: {
      filter: { id: '**/languages/*/app/*.json' },
      handler(text, id) {
        const language = languageIn(id);
        const names = id.endsWith('/main.json') ? namesIn(language) : {};
        const messages = Object.entries({ ...(JSON.parse(text) as Record<string, string>), ...names });
        const compiled = Object.fromEntries(
          messages.map(([key, message]) => {
            const tokens = compileMessage(instead[language]?.[key] ?? instead.en?.[key] ?? message);
            const [text] = tokens;
            // Without placeholders a message is its text.
            return [key, tokens.length === 1 && typeof text === 'string' ? text : tokens];
          }),
        );
        return { code: `export default ${JSON.stringify(compiled)};`, map: null, moduleType: 'js' };
      },
    },
  };
}
