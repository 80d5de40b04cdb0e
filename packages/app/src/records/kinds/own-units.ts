import { storedOwnUnitSchema } from '@equivale/contract';
import type { OwnUnit } from '@equivale/core/own-units';
import { v7 as newId } from 'uuid';
import { defineRecords } from '../define-records.ts';

export const ownUnits = defineRecords<OwnUnit>({ kind: 'ownUnits', schema: storedOwnUnitSchema });

/** An id that no other device creates. */
export const newOwnUnitId = (): OwnUnit['id'] => `own-${newId()}`;
