import { expect, it } from 'vitest';
import { type Bytes, fromBase64Url, toBase64Url } from './bytes.ts';
import { answerNew, beginAsNew, type KnownDevice, type Mailbox, publicKeyIn, readCode } from './pairing.ts';
import { importPrivateKey, newKeys, type OwnKeys, open } from './secret-box.ts';

// The expected values were worked out by Python's `cryptography` 48, with the private keys 11 11 … (new) and 22 22 … (known).

const bytes = (hex: string): Bytes => Uint8Array.from(Buffer.from(hex, 'hex'));
const range = (first: number, count: number): Bytes =>
  Uint8Array.from({ length: count }, (_, at) => first + at);

async function keysOf(d: string, x: string, y: string): Promise<OwnKeys> {
  const jwk = { kty: 'EC', crv: 'P-256', d, x, y };
  const coordinates = [x, y].map((text) => fromBase64Url(text) as Bytes);
  return {
    privateKey: await importPrivateKey(jwk),
    publicKey: Uint8Array.from([4, ...coordinates.flatMap((part) => [...part])]),
  };
}
const NEW = await keysOf(
  'ERERERERERERERERERERERERERERERERERERERERERE',
  'AhfmF_C2RDkoJ4-WmZ5pojpPLBUr321s32bluAKC1O0',
  'GUp968uXcS0t2jyoWqh2Wlb0X8dYWZZS8ol8ZTBuV5Q',
);
const KNOWN = await keysOf(
  'IiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiI',
  '1lqTl3yqPRsIGFL_V6eeRl8WYFdzBLrq1QXdOkhYnPM',
  'UBheiVNy32Ih6joTdVfkc_3bZ1XwW9UHw8Uz_OnJEoU',
);
const NONCE = range(200, 16);
const SECRET = range(0, 32);
const CODE = '5EPGZNGGV6FA';
/** The secret as Python sealed it for the new device, IV 64 65 … 6f. */
const SEALED =
  '6465666768696a6b6c6d6e6f5e8579aaaa9d06e5a01b381e67103239c72f4b694bb2c24f69149df13265bd87bb7d1e4c12352a61a1b451f81543ca25';

/** A mailbox in which a waiting reader gets what comes; `change` stands between the two. */
function mailbox(change: (step: number, body: Bytes) => Bytes = (_, body) => body) {
  const sent = new Map<number, Bytes>();
  const waiting = new Map<number, (body: Bytes | undefined) => void>();
  const put = (step: number, body: Bytes) => {
    sent.set(step, body);
    waiting.get(step)?.(change(step, body));
  };
  const box: Mailbox = {
    send: async (_, step, body) => put(step, body),
    wait: async (_, step) => {
      const body = sent.get(step);
      return body ? change(step, body) : new Promise((resolve) => waiting.set(step, resolve));
    },
  };
  return {
    box,
    sent,
    put,
    giveUp: () => {
      for (const answer of waiting.values()) answer(undefined);
    },
  };
}

it('[I17.pairing] shows both the same six digits, and passes the secret on when they are confirmed', async () => {
  const { box, sent } = mailbox();
  const fresh = await beginAsNew(box, NEW, NONCE);
  expect([fresh.code, publicKeyIn(`https://equivale.example/devices#${fresh.publicKey}`)]).toEqual([
    CODE,
    NEW.publicKey,
  ]);
  const known = answerNew(box, CODE, KNOWN);
  expect(await fresh.digits()).toBe('710309');
  const sender = (await known) as KnownDevice;
  expect(sender.digits).toBe('710309');
  expect([...sent.keys()]).toEqual([0, 1, 2, 3]);
  await sender.confirm(SECRET);
  expect(await fresh.secret()).toEqual(SECRET);
  const seen = [...sent.values()].map((body) => Buffer.from(body).toString('hex')).join();
  expect(seen).not.toContain(Buffer.from(SECRET).toString('hex'));
});

it('[I17.pairing] the secret is read as another program has sealed it', async () => {
  const { box, put } = mailbox();
  const fresh = await beginAsNew(box, NEW, NONCE);
  put(1, bytes('6fc66a90486171ca69b512be185d66a763a68ff2d34cda639e78cff9e98caeab'));
  put(3, KNOWN.publicKey);
  expect(await fresh.digits()).toBe('710309');
  put(4, bytes(SEALED));
  expect(await fresh.secret()).toEqual(SECRET);
});

it('[I17.pairing] who stands between the two cannot make both show the same digits', async () => {
  const other = await newKeys();
  // The sender is shown another key than the one whose code was typed, or than the one in the picture.
  const { box } = mailbox((step, body) => (step === 0 ? other.publicKey : body));
  await beginAsNew(box, NEW, NONCE);
  expect(await answerNew(box, CODE, KNOWN)).toBe('wrong');
  expect(await answerNew(box, NEW.publicKey, KNOWN)).toBe('wrong');
  // The new device is shown another key than the one that was committed to.
  const between = mailbox((step, body) => (step === 3 ? other.publicKey : body));
  const fresh = await beginAsNew(between.box, NEW, NONCE);
  const known = answerNew(between.box, NEW.publicKey, KNOWN);
  expect(await fresh.digits()).toBe('wrong');
  expect(await known).toMatchObject({ digits: '710309' });
  // Another nonce makes other digits.
  const nonce = mailbox((step, body) => (step === 2 ? range(7, 16) : body));
  const third = await beginAsNew(nonce.box, NEW, NONCE);
  const answered = answerNew(nonce.box, CODE, KNOWN);
  expect(await third.digits()).toBe('710309');
  expect(((await answered) as KnownDevice).digits).not.toBe('710309');
});

it('[I17.pairing] ends when the time is over, and with a secret that was changed', async () => {
  const { box, giveUp } = mailbox((step, body) => (step === 4 ? body.map((byte) => byte ^ 1) : body));
  const fresh = await beginAsNew(box, NEW, NONCE);
  const known = answerNew(box, CODE, KNOWN);
  await fresh.digits();
  await ((await known) as KnownDevice).confirm(SECRET);
  expect(await fresh.secret()).toBe('wrong');
  const silent = mailbox();
  const alone = (await beginAsNew(silent.box)).digits();
  silent.giveUp();
  giveUp();
  expect(await alone).toBe('over');
});

it('a code is read as people type it', () => {
  expect(readCode('h3tq zkyo-wv8x')).toBe('H3TQZKY0WV8X');
  expect(readCode('H3TQ ZKY0 WV8L')).toBe('H3TQZKY0WV81');
  expect(readCode('H3TQ ZKY0 WV8')).toBeUndefined();
  expect(publicKeyIn('https://equivale.example/devices')).toBeUndefined();
  expect(publicKeyIn(`#${toBase64Url(range(0, 64))}`)).toBeUndefined();
});

it('what is no public key is agreed with by nobody', async () => {
  const { box, put } = mailbox();
  put(0, range(0, 65));
  put(2, NONCE);
  expect(await answerNew(box, range(0, 65), KNOWN)).toBe('wrong');
  expect(await open(range(0, 32), range(0, 5), NONCE)).toBeUndefined();
});
