import { bluelytics } from './bluelytics.ts';
import { dolarApiAr, dolarApiBo, dolarApiVe } from './dolarapi.ts';
import { elToque } from './eltoque.ts';
import { paraleloBo } from './paralelo-bo.ts';
import type { StreetSource } from './street-source.ts';
import { yadio } from './yadio.ts';

/** Every publisher of street rates that can be switched on. */
export const STREET_SOURCES: readonly StreetSource[] = [
  dolarApiAr,
  dolarApiBo,
  dolarApiVe,
  bluelytics,
  paraleloBo,
  elToque,
  yadio,
];
