import { usePreferences } from '../../device/preferences.ts';
import { addMessages, useTranslate } from '../../i18n/i18n.ts';
import type { QuestionResults } from '../question-results.ts';
import { useReading } from '../use-reading.ts';

type Kitchen = typeof import('./kitchen-results.ts') & typeof import('../kitchen-text.ts');

let loaded: Kitchen | undefined;

/** Ingredients, loaded when a question first names something that is no unit. */
async function loadKitchen(): Promise<void> {
  const code = [import('./kitchen-results.ts'), import('../kitchen-text.ts')] as const;
  const [results, text] = await Promise.all([...code, addMessages('kitchen')]);
  loaded = { ...results, ...text };
}

/** Answers about an ingredient; undefined if none is named or loading fails. */
export function useKitchenResults(query: string, isWanted: boolean): QuestionResults | 'loading' | undefined {
  const { t, locale } = useTranslate();
  const chosen = usePreferences(({ cup }) => cup);
  const hasFailed = useReading(isWanted && !loaded, loadKitchen);
  if (!isWanted) return undefined;
  if (!loaded) return hasFailed ? undefined : 'loading';
  return loaded.kitchenResults(query, { t, locale, cup: loaded.cupSizeOf(chosen) });
}
