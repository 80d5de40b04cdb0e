import { create } from 'zustand';

/** Where the chosen kinds are stored, by currency. */
export const kindsKey = 'equivale-kinds';

/** Takes what is stored now; anything but names is left out. */
export function readChosenKinds(): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(kindsKey) ?? '{}');
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, name]) => typeof name === 'string'));
  } catch {
    // No storage, or junk in it: nothing was chosen.
    return {};
  }
}

/** Which kind of rate was chosen last for each currency; official where none was. */
export const useChosenKinds = create<Readonly<Record<string, string>>>()(readChosenKinds);

/** Remembers the choice for a currency; the official rate is none. */
export function chooseKind(code: string, name: string | undefined): void {
  const { [code]: _, ...others } = useChosenKinds.getState();
  const chosen = name ? { ...others, [code]: name } : others;
  useChosenKinds.setState(chosen, true);
  try {
    localStorage.setItem(kindsKey, JSON.stringify(chosen));
  } catch {
    // A choice that cannot be stored holds for this visit.
  }
}
