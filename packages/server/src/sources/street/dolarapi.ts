import { isRecord, readJsonTexts } from '../read-json.ts';
import { UnexpectedPayload } from '../source.ts';
import { figureParts, type StreetFigure, type StreetSource } from './street-source.ts';

type Kind = Pick<StreetFigure, 'kind' | 'name'>;

const OFFICIAL: Kind = { kind: 'official', name: 'oficial' };

/** What a country's figures are, by the key under which they stand. Others are left out. */
const KINDS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  ARS: {
    oficial: OFFICIAL,
    blue: { kind: 'parallel', name: 'blue' },
    bolsa: { kind: 'market', name: 'mep' },
    contadoconliqui: { kind: 'market', name: 'ccl' },
    cripto: { kind: 'crypto-p2p', name: 'cripto' },
    tarjeta: { kind: 'card', name: 'tarjeta' },
  },
  VES: {
    oficial: OFFICIAL,
    paralelo: { kind: 'parallel', name: 'paralelo' },
  },
  BOB: { oficial: OFFICIAL, binance: { kind: 'crypto-p2p', name: 'binance' } },
};

/** Moneys of which a street rate is given. */
const BASES = ['USD', 'EUR'];

/**
 * Reads a list of dolarapi.com: rows of `moneda`, `casa` (Venezuela: `fuente`), `compra`, `venta`, `promedio` and
 * `fechaActualizacion`. Rows of 2024 name no currency, and call the instant `fecha`.
 * @param code currency of the country
 * @source https://dolarapi.com/docs/
 */
export function readDolarApi(body: string, code: string): StreetFigure[] {
  const rows = readJsonTexts('dolarapi', body);
  if (!Array.isArray(rows) || rows.length === 0) throw new UnexpectedPayload('dolarapi: no list of rates');
  return rows.flatMap((row: unknown): StreetFigure[] => {
    if (!isRecord(row)) throw new UnexpectedPayload('dolarapi: a row without fields');
    const { moneda: base = 'USD', casa, fuente = casa, compra, venta, promedio } = row;
    const kinds = KINDS[code] ?? {};
    const kind = typeof fuente === 'string' && Object.hasOwn(kinds, fuente) ? kinds[fuente] : undefined;
    if (kind === undefined || typeof base !== 'string' || !BASES.includes(base)) return [];
    const claimedMs = Date.parse(String(row.fechaActualizacion ?? row.fecha));
    if (Number.isNaN(claimedMs)) throw new UnexpectedPayload(`dolarapi: ${kind.name} without its instant`);
    const parts = figureParts(compra, venta, promedio);
    return parts ? [{ code, base, ...kind, ...parts, claimedMs }] : [];
  });
}

const SHARED = { site: 'https://dolarapi.com', testedWith: 'recording' } as const;

/** What dolarapi.com collects for Argentina. */
export const dolarApiAr: StreetSource = {
  ...SHARED,
  key: 'dolarapi-ar',
  name: 'DolarApi',
  url: 'https://dolarapi.com/v1/dolares',
  rank: 10,
  read: (body) => readDolarApi(body, 'ARS'),
};

/** What it collects for Venezuela; its parallel dollar is Yadio's. */
export const dolarApiVe: StreetSource = {
  ...SHARED,
  key: 'dolarapi-ve',
  name: 'DolarApi',
  url: 'https://ve.dolarapi.com/v1/dolares',
  rank: 30,
  copies: 'yadio',
  read: (body) => readDolarApi(body, 'VES'),
};

/** What it collects for Bolivia: offers at Binance. */
export const dolarApiBo: StreetSource = {
  ...SHARED,
  key: 'dolarapi-bo',
  name: 'DolarApi',
  url: 'https://bo.dolarapi.com/v1/dolares',
  rank: 30,
  read: (body) => readDolarApi(body, 'BOB'),
};
