/** Writes that were acknowledged: ids of conversions by the cookie of their device. */
export type Acknowledged = Map<string, string[]>;

/** Records of one device stay below what one call can list. */
const PER_DEVICE = 50;

/** A conversion as a client posts it. */
export const CONVERSION = JSON.stringify({
  category: 'length',
  fromUnit: 'mi',
  toUnit: 'km',
  fromValue: 1,
  toValue: 1.609344,
});

/** A write as it was answered; `id` and `cookie` are empty unless the status is 201. */
export interface WriteResponse {
  readonly status: number;
  readonly id: string;
  readonly cookie: string;
}

/**
 * Posts one conversion.
 * @param cookie of the device, or empty for a new one
 * @throws when there is no response
 */
export async function postConversion(url: string, cookie = '', body = CONVERSION): Promise<WriteResponse> {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const response = await fetch(`${url}/api/conversions`, { method: 'POST', headers, body });
  const { id = '' } = (await response.json()) as { id?: string };
  return {
    status: response.status,
    id,
    cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
  };
}

interface WriterOptions {
  /** Told the status of every response but 201; the writer ends when it returns false, as it does without this. */
  readonly refused?: (status: number) => Promise<boolean>;
  readonly isDone?: () => boolean;
}

/**
 * Posts one conversion after the other, from a new device after every fifty, until done or until there is no response.
 * @param into where acknowledged writes are noted
 */
export async function writeOnAndOn(
  url: string,
  into: Acknowledged,
  { refused = async () => false, isDone = () => false }: WriterOptions = {},
): Promise<void> {
  for (let cookie = '', made = 0; !isDone(); made++) {
    if (made % PER_DEVICE === 0) cookie = '';
    const response = await postConversion(url, cookie).catch(() => undefined);
    if (response === undefined) return;
    if (response.status === 201) {
      cookie = response.cookie;
      into.set(cookie, [...(into.get(cookie) ?? []), response.id]);
    } else if (!(await refused(response.status))) return;
  }
}

/** How many writes were acknowledged. */
export const countWrites = (acknowledged: Acknowledged): number =>
  [...acknowledged.values()].reduce((sum, ids) => sum + ids.length, 0);

/** Posts one conversion, again for as long as the server says that its database does not answer in time. */
export async function postUntilTaken(url: string, cookie = ''): Promise<WriteResponse> {
  const response = await postConversion(url, cookie);
  return response.status === 503 ? postUntilTaken(url, cookie) : response;
}

async function recent(url: string, cookie: string): Promise<Response> {
  const response = await fetch(`${url}/api/conversions/recent?limit=100`, { headers: { cookie } });
  return response.status === 503 ? recent(url, cookie) : response;
}

/** How many of the acknowledged writes the server does not know. */
export async function countLost(url: string, acknowledged: Acknowledged): Promise<number> {
  let lost = 0;
  for (const [cookie, ids] of acknowledged) {
    const known = new Set(
      ((await (await recent(url, cookie)).json()) as { id: string }[]).map(({ id }) => id),
    );
    lost += ids.filter((id) => !known.has(id)).length;
  }
  return lost;
}
