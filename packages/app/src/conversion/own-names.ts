import type { UnitName } from '@equivale/core';
import { create } from 'zustand';

/** Names of own units and categories by id; empty until read. */
export const useOwnNames = create<{
  readonly names: Readonly<Record<string, UnitName>>;
  readonly categoryNames: Readonly<Record<string, string>>;
}>(() => ({ names: {}, categoryNames: {} }));
