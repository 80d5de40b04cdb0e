import { parseOwnUnit } from '@equivale/contract';
import { COMMON_UNITS, createUnitSet, type Locale, readAmount, type UnitSet } from '@equivale/core';
import { EXTENDED_UNITS } from '@equivale/core/extended-units';
import { type OwnUnit, type OwnUnitFault, ownUnitTable } from '@equivale/core/own-units';
import { SPECIALIST_UNITS } from '@equivale/core/specialist-units';
import { catalogue } from '../../conversion/every-unit.ts';

export interface Draft {
  readonly name: string;
  /** Empty: as `pluralOf` has it. */
  readonly plural: string;
  /** Empty: the name. */
  readonly symbol: string;
  readonly factor: string;
  /** The equation says how many of it one of the other is. */
  readonly isTurned: boolean;
  /** Empty: none, so that it opens a category. */
  readonly of: string;
  readonly offset: string;
  readonly categoryName: string;
}

/** What is wrong with a draft: the field to be put right, and the sentence that says how. */
export interface DraftFault {
  readonly field: 'name' | 'plural' | 'symbol' | 'factor' | 'offset' | 'of' | 'categoryName';
  readonly code:
    | 'name'
    | 'plural'
    | 'symbol'
    | 'factor'
    | 'offset'
    | 'of'
    | 'categoryName'
    | 'circular'
    | 'out-of-range';
}

/** A plural that is right in most languages where a name ends in a vowel; elsewhere the name itself. */
export const pluralOf = (name: string): string => (/^\S+[aeiou]$/i.test(name) ? `${name}s` : name);

const trimmed = (text: string) => text.trim().replace(/\s+/g, ' ');

/** A typed number with a point for its separator, every digit as it was typed; empty where there is none. */
function typedNumber(text: string, locale: Locale, signed: boolean): string {
  const parsed = readAmount(text, { signed, decimal: locale.decimal });
  return /\d/.test(text) && parsed.ok ? parsed.typed : '';
}

/** The unit that a draft describes, valid or not. */
export function unitOf(draft: Draft, id: OwnUnit['id'], locale: Locale): OwnUnit {
  const name = trimmed(draft.name);
  const factor = typedNumber(draft.factor, locale, false);
  const of = draft.of === '' ? {} : { of: draft.of };
  const offset =
    draft.offset.trim() === '' || draft.of === '' ? undefined : typedNumber(draft.offset, locale, true);
  return {
    id,
    name,
    plural: trimmed(draft.plural) || pluralOf(name),
    symbol: trimmed(draft.symbol) || name,
    factor: draft.of === '' ? '1' : draft.isTurned ? `1/${factor}` : factor,
    ...of,
    ...(offset === undefined ? {} : { offset }),
    ...(draft.of === '' ? { categoryName: trimmed(draft.categoryName) } : {}),
  };
}

export function draftOf(unit: OwnUnit, locale: Locale): Draft {
  const isTurned = unit.factor.startsWith('1/');
  const written = (text = '') => text.replace('.', locale.decimal);
  return {
    name: unit.name,
    plural: unit.plural === undefined || unit.plural === pluralOf(unit.name) ? '' : unit.plural,
    symbol: unit.symbol,
    factor: unit.of === undefined ? '' : written(isTurned ? unit.factor.slice(2) : unit.factor),
    isTurned,
    of: unit.of ?? '',
    offset: written(unit.offset),
    categoryName: unit.categoryName ?? '',
  };
}

const FIELD_OF: Readonly<Record<OwnUnitFault, DraftFault>> = {
  'unknown-unit': { field: 'of', code: 'of' },
  circular: { field: 'of', code: 'circular' },
  'no-factor': { field: 'of', code: 'of' },
  'not-a-number': { field: 'factor', code: 'factor' },
  'not-positive': { field: 'factor', code: 'factor' },
  'out-of-range': { field: 'factor', code: 'out-of-range' },
};

/** The first fault of an own unit except in its words. */
export function faultOf(unit: OwnUnit, others: readonly OwnUnit[]): DraftFault | undefined {
  const parsed = parseOwnUnit(unit);
  if (!parsed.ok) {
    const field = parsed.field as DraftFault['field'];
    // a symbol that was not typed is the name
    return { field, code: field };
  }
  const { faults } = ownUnitTable([...others, unit], catalogue);
  const fault = faults.get(unit.id);
  return fault && FIELD_OF[fault];
}

export const unitsWith = (own: readonly OwnUnit[]): UnitSet =>
  createUnitSet([COMMON_UNITS, EXTENDED_UNITS, SPECIALIST_UNITS, ownUnitTable(own, catalogue).table]);
