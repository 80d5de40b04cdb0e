/** A conversion that a device made. Instants are milliseconds since the epoch. */
export interface StoredConversion {
  /** Time-ordered id, unique in the whole store. */
  readonly id: string;
  readonly category: string;
  readonly fromUnit: string;
  readonly toUnit: string;
  readonly fromValue: number;
  readonly toValue: number;
  readonly rate: number | null;
  readonly rateDate: string | null;
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

/**
 * Records of anonymous devices. Every call names its device, and reaches no other's records. Every write is durable when
 * its promise resolves.
 */
export interface DeviceStore {
  addConversion(device: string, conversion: StoredConversion): Promise<void>;
  /** The conversions made last, newest first. */
  recentConversions(device: string, limit: number): Promise<StoredConversion[]>;
  /** @returns false when the device keeps this pair already */
  addFavorite(device: string, favorite: StoredFavorite): Promise<boolean>;
  /** All of them, newest first. */
  favorites(device: string): Promise<StoredFavorite[]>;
  /** @returns false when the device has no favorite of this id */
  removeFavorite(device: string, id: string): Promise<boolean>;
  /** Erases everything of a device. */
  forgetDevice(device: string): Promise<void>;
  /** Erases all but the newest conversions of each device, and all that reached us before an instant. */
  pruneConversions(keepPerDevice: number, receivedBefore: number): Promise<void>;
}
