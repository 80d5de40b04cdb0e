import { storedOwnUnitSchema } from '@equivale/contract';
import type { OwnUnit } from '@equivale/core/own-units';
import { v7 as newId } from 'uuid';
import { defineRecords } from '../define-records.ts';

/** The units that a person defined, oldest first. */
export const ownUnits = defineRecords<OwnUnit>({ kind: 'ownUnits', schema: storedOwnUnitSchema });

/** An id that no other device gives to another unit. */
export const newOwnUnitId = (): OwnUnit['id'] => `own-${newId()}`;
