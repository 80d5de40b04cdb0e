import { expect, it } from 'vitest';
import { type Bytes, bytesOf, concat, fromBase64Url, sha256, toBase64Url } from '../bytes.ts';
import { agree, derive, importPrivateKey, newKeys, type OwnKeys, open, seal } from '../secret-box.ts';
import { type AcceptedNew, type AnsweredKnown, answerNew, findNew, type ProvenNew } from './known-device.ts';
import { type Mailbox, MailboxFault } from './mailbox.ts';
import { type AnsweredNew, beginAsNew, type ProvenKnown } from './new-device.ts';
import { type Hello, publicKeyIn, readCode } from './protocol.ts';

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
const NONCE = range(200, 32);
const SECRET = range(0, 32);
const CODE = '5EPGZNGGV6FA';
const DIGITS = '430857';
const OFFER = { name: 'Mobile', counts: { favorites: 7 } };
/** What Python sealed for the new device, IV 64 65 … 6f, by the step at which it opens. */
const SEALED = {
  2: '6465666768696a6b6c6d6e6f7f3056b5770af332e3c811043ca6facad5c5831496b4',
  8: '6465666768696a6b6c6d6e6f302108ec2f5821d581900329a1908a1e5a79a540b80a3be902f5aa1ad8604779afa054310e3c6f97e5b38eb80a313af8233f15d453a991a87022',
  10: '6465666768696a6b6c6d6e6f4b02648e463805e8abd46640c4f1e133664ad43cd971598d38d6cb23a21c2f095717f32434b38e378d575771f1f65d3c',
};

/** A mailbox in which a waiting reader gets what comes; `change` stands between the two. */
function mailbox(change: (step: number, body: Bytes) => Bytes = (_, body) => body) {
  const sent = new Map<number, Bytes>();
  const waiting = new Map<number, (body: Bytes | undefined) => void>();
  const put = (step: number, body: Bytes) => {
    if (sent.has(step)) throw new MailboxFault('taken');
    sent.set(step, body);
    waiting.get(step)?.(change(step, body));
  };
  const read = (step: number) => {
    const body = sent.get(step);
    return body && change(step, body);
  };
  const box: Mailbox = {
    send: async (_, step, body) => put(step, body),
    first: async () => read(0),
    wait: async (_, step) => read(step) ?? new Promise((resolve) => waiting.set(step, resolve)),
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

const answer = async (box: Mailbox, shown: Bytes | string = CODE, keys?: OwnKeys) =>
  (await answerNew(box, (await findNew(box, shown)) as Hello, keys)) as AnsweredKnown;

/** Both sides, up to the digits. */
async function meet(box: Mailbox): Promise<[AnsweredNew, AnsweredKnown]> {
  const fresh = await beginAsNew(box, NEW, NONCE);
  const known = await answer(box, CODE, KNOWN);
  return [(await fresh.answered()) as AnsweredNew, known];
}

it('[I17.pairing] the digits of the one typed on the other, and a yes on both, pass the secret on', async () => {
  const { box, sent } = mailbox();
  const fresh = await beginAsNew(box, NEW, NONCE);
  expect([fresh.code, publicKeyIn(`https://equivale.example/devices#${fresh.publicKey}`)]).toEqual([
    CODE,
    NEW.publicKey,
  ]);
  const found = (await findNew(box, CODE)) as Hello;
  // Nothing is sent before the person has said that they are adding a device.
  expect([...sent.keys()]).toEqual([0]);
  const known = (await answerNew(box, found, KNOWN)) as AnsweredKnown;
  const answered = (await fresh.answered()) as AnsweredNew;
  expect([answered.digits, known.deviceId]).toEqual([DIGITS, 'K60P1hDZnq5EPpMqJhQryh5fqZW0UYRSgn547x8xf_A']);
  const proof = answered.proof(() => undefined);
  const proven = (await known.prove(DIGITS)) as ProvenNew;
  const accepted = proven.offer(OFFER);
  const asked = (await proof) as ProvenKnown;
  expect(asked.offer).toEqual(OFFER);
  const secret = asked.accept('Laptop');
  const device = (await accepted) as AcceptedNew;
  expect([device.name, [...sent.keys()]]).toEqual(['Laptop', [0, 1, 2, 3, 8, 9]]);
  await device.sendSecret(SECRET);
  expect(await secret).toEqual(SECRET);
  await device.finish();
  expect(await asked.finished()).toBe(true);
  const seen = [...sent.values()].map((body) => Buffer.from(body).toString('hex')).join();
  for (const hidden of [SECRET, NONCE, Buffer.from(DIGITS), Buffer.from('Laptop')])
    expect(seen).not.toContain(Buffer.from(hidden).toString('hex'));
});

it('[I17.pairing] digits, offer and secret are read as another program has sealed them', async () => {
  const { box, put, sent } = mailbox();
  const fresh = await beginAsNew(box, NEW, NONCE);
  expect(Buffer.from(sent.get(0) as Bytes).toString('hex')).toBe(
    `${Buffer.from(NEW.publicKey).toString('hex')}ddaa3357f98f1e5186c4317959832aeb4f616ef44b38bb7279ec89836b2873e5`,
  );
  put(1, KNOWN.publicKey);
  const answered = (await fresh.answered()) as AnsweredNew;
  put(2, bytes(SEALED[2]));
  put(8, bytes(SEALED[8]));
  const proven = (await answered.proof(() => undefined)) as ProvenKnown;
  expect(proven.offer).toEqual(OFFER);
  put(10, bytes(SEALED[10]));
  expect(await proven.accept('Laptop')).toEqual(SECRET);
});

it('[I17.pairing-tries] wrong digits can be typed three times; then the code is void on both sides', async () => {
  const { box } = mailbox();
  const [fresh, known] = await meet(box);
  const left: number[] = [];
  const proof = fresh.proof((count) => left.push(count));
  expect([await known.prove('000000'), await known.prove('111111'), await known.prove('430875')]).toEqual([
    2, 1, 0,
  ]);
  expect([await proof, left]).toEqual(['void', [2, 1, 0]]);
});

it('[I17.pairing-tries] the right digits after wrong ones are right', async () => {
  const { box } = mailbox();
  const [fresh, known] = await meet(box);
  const proof = fresh.proof(() => undefined);
  expect(await known.prove('430875')).toBe(2);
  const accepted = ((await known.prove(DIGITS)) as ProvenNew).offer(OFFER);
  await ((await proof) as ProvenKnown).decline();
  expect(await accepted).toBe('declined');
});

it('[I17.pairing] who answers the code first does not know the digits, and the device of the person is told', async () => {
  const { box } = mailbox();
  const fresh = await beginAsNew(box, NEW, NONCE);
  const thief = await answer(box);
  const answered = (await fresh.answered()) as AnsweredNew;
  await expect(answer(box)).rejects.toMatchObject({ code: 'taken' });
  const wrong = String((Number(answered.digits) + 1) % 1_000_000).padStart(6, '0');
  const proof = answered.proof(() => undefined);
  for (const left of [2, 1, 0]) expect(await thief.prove(wrong)).toBe(left);
  expect(await proof).toBe('void');
});

it('[I17.pairing] who sends a link, and is the new device, cannot claim that whatever was typed is right', async () => {
  const transcript = await sha256(
    concat(bytesOf('equivale pairing 1'), NEW.publicKey, await sha256(NONCE), KNOWN.publicKey),
  );
  const shared = (await agree(NEW.privateKey, KNOWN.publicKey)) as Bytes;
  const key = await derive(shared, 'equivale pairing 1', transcript);
  const claim = async (nonce: Bytes, digits: string) => {
    const { box, put } = mailbox();
    await beginAsNew(box, NEW, NONCE);
    const known = await answer(box, NEW.publicKey, KNOWN);
    put(3, await seal(key, nonce, concat(transcript, Uint8Array.of(3))));
    return known.prove(digits);
  };
  // His own claim is understood: with the digits that he does show it is right.
  expect(await claim(NONCE, DIGITS)).toHaveProperty('offer');
  expect(await claim(NONCE, '123456')).toBe('wrong');
  expect(await claim(range(1, 32), DIGITS)).toBe('wrong');
});

it('[I17.pairing] who stands between the two gets neither of them', async () => {
  const other = await newKeys();
  // The sender is shown another key than the one whose code was typed, or than the one in the picture.
  const { box } = mailbox((step, body) =>
    step === 0 ? Uint8Array.from([...other.publicKey, ...body.slice(65)]) : body,
  );
  await beginAsNew(box, NEW, NONCE);
  expect(await findNew(box, CODE)).toBe('wrong');
  expect(await findNew(box, NEW.publicKey)).toBe('wrong');
  // The new device is shown another key than the one that answered: what was typed there is not for it.
  const between = mailbox((step, body) => (step === 1 ? other.publicKey : body));
  const [fresh, known] = await meet(between.box);
  expect(fresh.digits).not.toBe(DIGITS);
  void known.prove(DIGITS);
  expect(await fresh.proof(() => undefined)).toBe('wrong');
  // Another commitment than the new device made.
  const fixed = mailbox((step, body) =>
    step === 0 ? Uint8Array.from([...body.slice(0, 65), ...SECRET]) : body,
  );
  const [third, answered] = await meet(fixed.box);
  const typed = answered.prove(third.digits);
  expect(await third.proof(() => undefined)).toBe('wrong');
  fixed.giveUp();
  expect(await typed).toBe('over');
});

it('[I17.pairing] ends when the time is over, and with a message that was changed or moved', async () => {
  const { box, put, sent, giveUp } = mailbox((step, body) =>
    step === 8 ? body.map((byte) => byte ^ 1) : body,
  );
  const [fresh, known] = await meet(box);
  const proof = fresh.proof(() => undefined);
  void ((await known.prove(DIGITS)) as ProvenNew).offer(OFFER);
  expect(await proof).toBe('wrong');
  const moved = mailbox();
  const [second] = await meet(moved.box);
  moved.put(2, bytes(SEALED[8]));
  expect(await second.proof(() => undefined)).toBe('wrong');
  expect(() => put(2, sent.get(2) as Bytes)).toThrow(MailboxFault);
  const silent = mailbox();
  const alone = (await beginAsNew(silent.box)).answered();
  silent.giveUp();
  giveUp();
  expect(await alone).toBe('over');
  expect(await findNew(mailbox().box, CODE)).toBe('over');
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
  put(0, range(0, 97));
  expect(await answerNew(box, (await findNew(box, range(0, 65))) as Hello, KNOWN)).toBe('wrong');
  const other = mailbox();
  const fresh = await beginAsNew(other.box, NEW, NONCE);
  other.put(1, range(0, 65));
  expect(await fresh.answered()).toBe('wrong');
  expect(await open(range(0, 32), range(0, 5), NONCE)).toBeUndefined();
});
