import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { createTranslator, type Message } from './translator.ts';

/** Says one ICU message. */
function said(locale: string, message: string, values?: Record<string, string | number>): string {
  const translator = createTranslator({});
  translator.activate({ locale, messages: { message: compileMessage(message) as Message } });
  return translator._('message', values, { group: ',' });
}

const files =
  '{count, plural, =0 {no files} one {# file} other {# files in {place}}}{kind, select, old { (old)} other {}}';

// What ICU's MessageFormat says, by its documentation, with the plural classes of CLDR.
it.each([
  ['en', files, { count: 0, kind: 'new' }, 'no files'],
  ['en', files, { count: 1, kind: 'old' }, '1 file (old)'],
  ['en', files, { count: 12345, place: 'Rome', kind: 'new' }, '12,345 files in Rome'],
  ['fr', '{n, plural, one {# jour} other {# jours}}', { n: 0 }, '0 jour'],
  ['es', '{n, plural, one {# día} other {# días}}', { n: 0 }, '0 días'],
  [
    'en',
    '{n, plural, one {#{kind, select, a { apple} other { pear}}} other {}}',
    { n: 1, kind: 'b' },
    '1 pear',
  ],
  ['en', 'No. # of {name}, {missing}.', { name: '{name}' }, 'No. # of {name}, .'],
])('in %s %s is filled in with %o', (locale, message, values, text) => {
  expect(said(locale, message, values)).toBe(text);
});

it('from right to left isolates each value and count, so that they keep their own order', () => {
  document.dir = 'rtl';
  const message = '{count, plural, one {} other {# من {pair}}}';
  expect(said('ar', message, { count: 1234, pair: 'USD → EUR' })).toBe(
    '\u20681,234\u2069 من \u2068USD → EUR\u2069',
  );
  document.dir = '';
  expect(said('ar', message, { count: 1234, pair: 'USD → EUR' })).toBe('1,234 من USD → EUR');
});

it('tells who listens of each change of language, and nobody afterwards', () => {
  const translator = createTranslator({ hello: 'Hello' });
  const heard: string[] = [];
  const end = translator.subscribe(() => heard.push(translator._('hello')));
  translator.activate({ locale: 'es', messages: { hello: 'Hola' } });
  translator.activate({ locale: 'fr', messages: {} });
  end();
  translator.activate({ locale: 'es', messages: { hello: 'Hola' } });
  expect(heard).toEqual(['Hola', 'Hello']);
});
