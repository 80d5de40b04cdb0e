import type { LanguageId } from '../../../../languages/list.ts';
import type { Language } from '../locale/language.ts';
import { LANGUAGE_PARTS } from '../locale/language-parts.ts';
import { LANGUAGES } from '../locale/languages.ts';
import { storedWords } from '../parse/question/words/stored-words.ts';
import { writeWords } from '../parse/question/words/write-words.ts';
import { QueryResolver } from '../resolve/query-resolver.ts';
import { everyUnit, units } from './parse-question.ts';

const options = { units, technical: everyUnit, firstDay: '1999-01-04' };

const wordsOfAll = () =>
  storedWords(
    writeWords(units, LANGUAGES),
    LANGUAGES.map((one) => one.locale),
  );

async function createResolver(id: LanguageId) {
  const { questions, locale } = LANGUAGE_PARTS[id];
  const own: Language | undefined = (await questions?.())?.language;
  const resolver = own
    ? new QueryResolver({ ...options, languages: [own, ...LANGUAGES], dayWords: own.dayWords })
    : new QueryResolver({ ...options, languages: LANGUAGES, words: wordsOfAll() });
  return { resolver, locale: (await locale()).locale };
}

const resolvers = new Map<LanguageId, ReturnType<typeof createResolver>>();

/** Reads questions of a language as the command line does: one reader for all tests, since it takes a second to make. */
export function resolverIn(id: LanguageId) {
  const resolver = resolvers.get(id) ?? createResolver(id);
  resolvers.set(id, resolver);
  return resolver;
}
