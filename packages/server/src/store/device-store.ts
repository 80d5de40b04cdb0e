/** A conversion that a device made. Instants are milliseconds since the epoch. */
export interface StoredConversion {
  /** Unique among the device's own. */
  readonly id: string;
  readonly category: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  readonly fromValue: number;
  readonly toValue: number;
  readonly rate: number | null;
  readonly rateDate: string | null;
  /** Exact figures where the shortest decimal of the number is not the whole of it. */
  readonly fromText: string | null;
  readonly toText: string | null;
  readonly rateText: string | null;
  readonly madeAt: number;
  readonly createdAt: number;
}

/** A pair that a device keeps. */
export interface StoredFavorite {
  readonly id: string;
  readonly category: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** What stands before a page of records that lie newest first: the last one of the page before. */
export interface Place {
  /** When it was made, or created; milliseconds since the epoch. */
  readonly at: number;
  readonly id: string;
}

/** What became of a favorite: added, or the one that the device has sent before under this id, or refused. */
type AddedFavorite = { readonly favorite: StoredFavorite } | { readonly refused: 'exists' | 'full' };

/** Favorites that a device can have. */
export const MAX_FAVORITES = 500;

/**
 * Records of anonymous devices. Every call names its device, and reaches no other's records. Every write is durable when
 * its promise resolves.
 */
export interface DeviceStore {
  /**
   * @param isNamedByDevice whether the id is the device's own choice: it may then send the conversion again
   * @returns the conversion stored under this id, which may be an earlier one
   */
  addConversion(
    device: string,
    conversion: StoredConversion,
    isNamedByDevice?: boolean,
  ): Promise<StoredConversion>;
  /** The conversions made last, newest first. */
  recentConversions(device: string, limit: number, after?: Place): Promise<StoredConversion[]>;
  addFavorite(device: string, favorite: StoredFavorite): Promise<AddedFavorite>;
  /** The newest first; all of them unless a limit is given. */
  favorites(device: string, limit?: number, after?: Place): Promise<StoredFavorite[]>;
  /** @returns false when the device has no favorite of this id */
  removeFavorite(device: string, id: string): Promise<boolean>;
  /** Erases everything of a device. */
  forgetDevice(device: string): Promise<void>;
  /**
   * Erases all but the newest conversions of each device, and all that reached us before an instant; other work goes on meanwhile.
   * @param ending ends the work between two steps, with an error
   */
  pruneConversions(keepPerDevice: number, receivedBefore: number, ending?: AbortSignal): Promise<void>;
}
