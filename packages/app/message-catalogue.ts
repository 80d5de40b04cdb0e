import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Turns `i18n/<language>/<part>.json` (key to ICU message) into compiled messages, so that no message compiler is shipped. */
export function messageCatalogue(): Plugin {
  return {
    name: 'equivale-message-catalogue',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/i18n\/[a-z]{2}\/[a-z-]+\.json$/ },
      handler(text) {
        const messages = Object.entries(JSON.parse(text) as Record<string, string>);
        const compiled = Object.fromEntries(messages.map(([key, message]) => [key, compileMessage(message)]));
        return { code: `export default ${JSON.stringify(compiled)};`, map: null, moduleType: 'js' };
      },
    },
  };
}
