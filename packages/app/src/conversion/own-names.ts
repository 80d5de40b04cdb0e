import type { UnitName } from '@equivale/core';
import { create } from 'zustand';

/** What a person calls their own units and categories, by id; empty until they have been read from the device. */
export const useOwnNames = create<{
  readonly names: Readonly<Record<string, UnitName>>;
  readonly categoryNames: Readonly<Record<string, string>>;
}>(() => ({ names: {}, categoryNames: {} }));
