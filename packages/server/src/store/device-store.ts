/** A conversion that a device made. Instants are milliseconds since the epoch. */
export interface StoredConversion {
  /** Unique among the device's own. */
  readonly id: string;
  readonly madeAt: number;
  readonly createdAt: number;
  /** What was converted, as JSON. */
  readonly record: string;
}

/** A pair that a device keeps. */
export interface StoredFavorite {
  readonly id: string;
  readonly category: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** Its clock: when it was saved, by the device that saved it. */
  readonly changedAt: number;
}

/** The mark of a favorite that a device has removed, so that what else stores its records learns of it. */
export interface RemovedFavorite {
  readonly id: string;
  /** Clock of the removal: later than that of what was removed. */
  readonly removedAt: number;
}

/** Where a page of records, newest first, begins: after the last one of the page before. */
export interface Place {
  /** When it was made, or created; milliseconds since the epoch. */
  readonly at: number;
  readonly id: string;
}

/**
 * What became of a favorite: added, or the one that the device has sent before under this id, or refused: the pair is there under another
 * id, there are too many, or it was removed later than it was saved.
 */
type AddedFavorite =
  | { readonly favorite: StoredFavorite }
  | { readonly refused: 'exists' | 'full' | 'removed' };

/** Newest conversions that are stored of a device. */
export const MAX_CONVERSIONS = 1000;
/** Favorites that a device can have, and marks of removal that it is given. */
export const MAX_FAVORITES = 500;

/**
 * Records of anonymous devices. Every call names its device, and reaches no other's records. Every write is durable when
 * its promise resolves.
 */
export interface DeviceStore {
  /**
   * Of the states of one record, which its id names, the latest by `madeAt` is stored.
   * @param isSetByDevice whether `madeAt` is the device's word; by ours alone nothing takes the place of what is there
   * @returns the conversion stored under this id, which may be another state of it
   */
  addConversion(
    device: string,
    conversion: StoredConversion,
    isSetByDevice?: boolean,
  ): Promise<StoredConversion>;
  /** The conversions made last, newest first. */
  recentConversions(device: string, limit: number, after?: Place): Promise<StoredConversion[]>;
  addFavorite(device: string, favorite: StoredFavorite): Promise<AddedFavorite>;
  /** The newest first; all of them unless a limit is given. */
  favorites(device: string, limit?: number, after?: Place): Promise<StoredFavorite[]>;
  /** @param at now @returns false when the device has no favorite of this id */
  removeFavorite(device: string, id: string, at: number): Promise<boolean>;
  /** The marks of the favorites removed last, newest first. */
  removedFavorites(device: string): Promise<RemovedFavorite[]>;
  /** Erases everything of a device. */
  forgetDevice(device: string): Promise<void>;
  /**
   * Erases the conversions that reached us before an instant; other work goes on meanwhile.
   * @param ending ends the work between two steps, with an error
   */
  pruneConversions(receivedBefore: number, ending?: AbortSignal): Promise<void>;
}
