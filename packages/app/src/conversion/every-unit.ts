import { COMMON_UNITS, createUnitSet, type UnitSet, type UnitTable } from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import { SPECIALIST_UNITS } from '@equivale/core/specialist-units';

const CATALOGUE = [COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS] as const;

export const catalogue: UnitSet = createUnitSet(CATALOGUE);

let own: readonly UnitTable[] = [];
let technical: readonly UnitTable[] = [];

/** Catalogue and own units, for questions, searches and the views of specialist categories. */
export let everyUnit: UnitSet = createUnitSet(CATALOGUE);
/** Also technical units once loaded; for views only. */
export let shownUnits: UnitSet;
update();

function update(): void {
  if (own.length > 0) everyUnit = createUnitSet([...CATALOGUE, ...own]);
  shownUnits = technical.length > 0 ? createUnitSet([...CATALOGUE, ...technical, ...own]) : everyUnit;
}

export function setOwnTable(table: UnitTable): void {
  own = [table];
  update();
}

export function setTechnicalTable(table: UnitTable): void {
  technical = [table];
  update();
}
