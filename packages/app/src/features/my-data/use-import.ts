import type { WholeState } from '@equivale/core/merge';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import { refreshCards } from '../../arranging/store-cards.ts';
import { announceChange } from '../../device/device-changes.ts';
import { useSwitchLanguage } from '../../device/language.ts';
import { usePreferences } from '../../device/preferences.ts';
import { reportStorageFault } from '../../device/storage-health.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { readState } from '../../my-data/read-state.ts';
import { type WriteOutcome, writeState } from '../../my-data/write-state.ts';
import { notify } from '../../platform/notices.ts';
import { runInSteps } from '../../platform/run-in-steps.ts';
import { type Comparison, chosenState, compareCopy, type Keep } from './compare-copy.ts';
import { type CopyFault, readCopy } from './read-copy.ts';

/** The query of this view. */
export const myDataKey = ['my-data'];

type Done = Extract<WriteOutcome, { ok: true }>;

/** The way back from the copy that was taken last, until the app is closed. */
export const useLastImport = create<{ readonly undo?: Done['undo'] }>(() => ({}));

/** Brings up to date what does not ask the device: the order of home's cards, and the language. */
function useRefresh(): () => Promise<void> {
  const { language } = useTranslate();
  const switchTo = useSwitchLanguage();
  return async () => {
    announceChange(myDataKey);
    const chosen = usePreferences.getState().language ?? language;
    await refreshCards(chosen);
    if (chosen !== language) await switchTo(chosen);
  };
}

/** Takes the last copy back. */
export function useUndo(): () => Promise<void> {
  const refresh = useRefresh();
  return async () => {
    const { undo } = useLastImport.getState();
    if (!undo) return;
    useLastImport.setState({}, true);
    const outcome = await undo(Date.now());
    if (!outcome.ok) return reportStorageFault(outcome.code);
    notify({ message: 'my-data.undone' });
    await refresh();
  };
}

/** A file that was chosen: being read, refused, or compared with what is here. */
export interface ChosenCopy {
  readonly fault?: CopyFault;
  readonly comparison?: Comparison;
  readonly copy?: WholeState;
}

/** Reads a file and compares it with what is here; nothing is stored by that. */
export function useChosenCopy(file: File): ChosenCopy {
  const [chosen, setChosen] = useState<ChosenCopy>({});
  useEffect(() => {
    let isOpen = true;
    setChosen({});
    const compare = async (): Promise<ChosenCopy> => {
      const read = await readCopy(file);
      if (!read.ok) return { fault: read.code };
      const here = await readState(Date.now());
      return { copy: read.state, comparison: await runInSteps(compareCopy(here, read.state)) };
    };
    void compare()
      .catch((): ChosenCopy => ({ fault: 'damaged' }))
      .then((done) => isOpen && setChosen(done));
    return () => {
      isOpen = false;
    };
  }, [file]);
  return chosen;
}

/** Stores what was chosen of a copy, and says so with a way back. @returns whether it was stored */
export function useTakeCopy(): (comparison: Comparison, keep: Keep) => Promise<boolean> {
  const refresh = useRefresh();
  const undo = useUndo();
  return async (comparison, keep) => {
    const now = Date.now();
    const outcome = await writeState(await runInSteps(chosenState(comparison, keep, now)), now);
    if (!outcome.ok) {
      reportStorageFault(outcome.code);
      return false;
    }
    useLastImport.setState({ undo: outcome.undo });
    notify({ message: 'my-data.imported', action: { label: 'favorite.undo', run: () => void undo() } });
    await refresh();
    return true;
  };
}
