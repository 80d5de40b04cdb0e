import {
  type ExchangeRates,
  HISTORY_BASE,
  type HistoryPeriod,
  type HistoryResponse,
  POINTER_FILE,
  type Pointer,
  type SignedPointer,
  tableFile,
} from '@equivale/contract';
import { DAY_MS } from '@equivale/core';
import type { Store } from '../store/open-store.ts';
import { loadSigningKeys } from './signing-keys.ts';

/** A table as it was published: its text is signed, and never changes. */
interface PublishedTable {
  readonly version: number;
  readonly published: string;
  readonly text: string;
}

/** What makes a history the same whenever it is made. */
export interface SignedHistory {
  readonly digits: number;
  /** Instant, ISO: nothing that was stored after it is in the history. */
  readonly asOf: string;
}

interface Deps {
  readonly store: Pick<Store, 'getMeta' | 'setMeta' | 'serial' | 'announce'>;
  readonly rates: {
    currentRates(): Promise<ExchangeRates>;
    history(
      from: string,
      to: string,
      period: HistoryPeriod,
      exactly: SignedHistory,
    ): Promise<HistoryResponse>;
  };
  readonly now: () => Date;
  /** Addresses below which the same files are served. */
  readonly mirrors: readonly string[];
}

const TABLES = 'signed-tables';
/** A cache in front may give out an earlier pointer: for a day what it names must still be there. */
const STORED_MS = DAY_MS;
/** Clients divide two histories ({@link crossHistories}); 24 digits keep the rounding out of the quotient. */
const SIGNED_DIGITS = 24;
const HISTORY_NAME = /^history\/(\d{1,16})\/([A-Z]{3,5})\.json$/;

/** What makes a version; another request to the sources with the same figures does not. */
const ratesIn = ({ fetchedAt: _, kinds, ...table }: ExchangeRates): string =>
  JSON.stringify([table, kinds?.map(({ seen: __, ...kind }) => kind)]);

export type Publication = ReturnType<typeof createPublication>;

/** What is signed and served of the rates: a table for each change of them, and the pointer to the newest. */
export function createPublication({ store, rates, now, mirrors }: Deps) {
  async function tables(): Promise<PublishedTable[]> {
    return JSON.parse((await store.getMeta(TABLES)) ?? '[]');
  }

  async function addTable(): Promise<boolean> {
    const stored = await tables();
    const [newest] = stored;
    const table = await rates.currentRates();
    if (newest && ratesIn(JSON.parse(newest.text)) === ratesIn(table)) return false;
    const instant = now();
    const published = instant.toISOString();
    // Versions follow the clock, so that a restored backup continues upwards; they never decrease.
    const version = Math.max((newest?.version ?? 0) + 1, instant.getTime());
    const all = [{ version, published, text: JSON.stringify(table) }, ...stored];
    const isStored = (_: PublishedTable, at: number) =>
      Date.parse(all[at - 1]?.published ?? published) > instant.getTime() - STORED_MS;
    await store.setMeta(TABLES, JSON.stringify(all.filter(isStored)));
    return true;
  }

  async function publish(): Promise<void> {
    if (await store.serial(TABLES, addTable)) await store.announce();
  }

  async function published(): Promise<[PublishedTable, ...PublishedTable[]]> {
    if ((await tables()).length === 0) await publish();
    return (await tables()) as [PublishedTable, ...PublishedTable[]];
  }

  async function pointer(): Promise<Buffer> {
    const [{ version, published: instant }] = await published();
    const { handovers, sign } = await loadSigningKeys(store);
    const content: Pointer = {
      format: 1,
      version,
      published: instant,
      mirrors: [...mirrors],
      handovers: [...handovers],
    };
    const signed = JSON.stringify(content);
    const file: SignedPointer = { signed, ...sign(POINTER_FILE, Buffer.from(signed)) };
    return Buffer.from(JSON.stringify(file));
  }

  async function historyOf(version: number, code: string): Promise<Buffer | undefined> {
    const table = (await published()).find((one) => one.version === version);
    if (table === undefined || (JSON.parse(table.text) as ExchangeRates).rates[code] === undefined)
      return undefined;
    const exactly = { digits: SIGNED_DIGITS, asOf: table.published };
    return Buffer.from(JSON.stringify(await rates.history(HISTORY_BASE, code, '5y', exactly)));
  }

  async function contentOf(name: string): Promise<Buffer | undefined> {
    const [, version, code = ''] = HISTORY_NAME.exec(name) ?? [];
    if (version !== undefined) return historyOf(Number(version), code);
    const table = (await published()).find((one) => tableFile(one.version) === name);
    return table && Buffer.from(table.text);
  }

  async function signatureOf(name: string): Promise<Buffer | undefined> {
    const content = await contentOf(name);
    return content && Buffer.from(JSON.stringify((await loadSigningKeys(store)).sign(name, content)));
  }

  return {
    /** Publishes the table of now, unless it is the one published last. */
    publish,
    /** The bytes of a file, by its name below the address of a mirror; undefined where there is none of this name (any more). */
    read(name: string): Promise<Buffer | undefined> {
      if (name === POINTER_FILE) return pointer();
      const signed = name.replace(/\.sig$/, '');
      return signed === name ? contentOf(name) : signatureOf(signed);
    },
  };
}
