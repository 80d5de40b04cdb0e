import type { MyDataFault } from '@equivale/contract';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { refreshCards } from '../../arranging/store-cards.ts';
import { pushState, registerAlerts } from '../../converter/alerts/push.ts';
import { useSwitchLanguage } from '../../device/language.ts';
import { usePreferences } from '../../device/preferences.ts';
import { reportStorageFault } from '../../device/storage-health.ts';
import { addMessages, useTranslate } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import { announceChange } from '../../records/changes.ts';
import { alerts } from '../../records/kinds/alerts.ts';
import { showStored } from '../../records/mirrors.ts';
import { takeMirrors } from '../../records/take-mirrors.ts';
import { askWork } from './ask-work.ts';
import type { Choice, Comparison, Difference } from './compare-copy.ts';
import type { Preview } from './copy-work.ts';

export const myDataKey = ['my-data'];

/** Whether there is a way back from the copy that was taken last: until the app is closed. */
export const useLastImport = create<{ readonly canUndo: boolean }>(() => ({ canUndo: false }));
addEventListener('pagehide', () => useLastImport.setState({ canUndo: false }));

/** Tells the service of alerts that came or went, where it can push to this browser; they are looked at when the app opens else. */
async function tellOfAlerts(): Promise<void> {
  if (pushState() === 'on' || (await alerts.read()).length === 0) await registerAlerts();
}

/** Brings up to date what does not ask the device: the service's alerts, the order of home's cards, and the language. */
function useRefresh(): () => Promise<void> {
  const { language } = useTranslate();
  const switchTo = useSwitchLanguage();
  return async () => {
    void tellOfAlerts();
    const chosen = usePreferences.getState().language ?? language;
    await refreshCards(chosen);
    // After what is quickly read: this reads everything, and later requests wait for it.
    announceChange(myDataKey);
    if (chosen !== language) await switchTo(chosen);
  };
}

export function useUndo(): () => Promise<void> {
  const refresh = useRefresh();
  return async () => {
    if (!useLastImport.getState().canUndo) return;
    useLastImport.setState({ canUndo: false });
    const outcome = await askWork('undo');
    if (!outcome.ok) return reportStorageFault(outcome.code);
    await showStored(outcome.changed);
    notify({ message: 'my-data.undone' });
    await refresh();
  };
}

export interface ChosenCopy {
  readonly fault?: MyDataFault;
  readonly comparison?: Comparison;
  readonly about?: Preview['about'];
}

/** How many differences come from another thread at a time: it takes the page's to unpack them. */
const DIFFERENCES_AT_ONCE = 500;

async function readDifferences(count: number): Promise<readonly Difference[]> {
  const differences: Difference[] = [];
  for (let from = 0; from < count; from += DIFFERENCES_AT_ONCE)
    differences.push(...(await askWork('differences', from, from + DIFFERENCES_AT_ONCE)));
  return differences;
}

async function compareFile(file: File): Promise<ChosenCopy> {
  await takeMirrors();
  const read = await askWork('preview', file, Date.now());
  if (!read.ok) return { fault: read.code };
  const { about, differenceCount, ...preview } = read.preview;
  const differences = await readDifferences(differenceCount);
  // Alerts that differ are described by the messages of their own view.
  await addMessages('alerts');
  return { about, comparison: { ...preview, differences } };
}

/** Reads a file and compares it with what is here; nothing is stored by that. */
export function useChosenCopy(file: File): ChosenCopy {
  const [chosen, setChosen] = useState<ChosenCopy>({});
  useEffect(() => {
    let isOpen = true;
    setChosen({});
    void compareFile(file)
      .catch((): ChosenCopy => ({ fault: 'damaged' }))
      .then((done) => isOpen && setChosen(done));
    return () => {
      isOpen = false;
    };
  }, [file]);
  return chosen;
}

/** Stores what was chosen of a copy, and says so with a way back. @returns whether it was stored */
export function useTakeCopy(): (choice: Choice) => Promise<boolean> {
  const refresh = useRefresh();
  const undo = useUndo();
  return async (choice) => {
    const outcome = await askWork('take', choice, Date.now());
    if (!outcome.ok) {
      reportStorageFault(outcome.code);
      return false;
    }
    await showStored(outcome.changed);
    useLastImport.setState({ canUndo: true });
    notify({ message: 'my-data.imported', action: { label: 'favorite.undo', run: () => void undo() } });
    await refresh();
    return true;
  };
}
