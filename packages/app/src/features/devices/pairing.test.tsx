import 'fake-indexeddb/auto';
import { MY_DATA } from '@equivale/contract';
import type { WholeState } from '@equivale/core/merge';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addMessages } from '../../i18n/i18n.ts';
import { type Bytes, fromBase64Url, randomBytes, toBase64Url } from '../../sync/bytes.ts';
import { newMembership } from '../../sync/change-members.ts';
import { createRemote } from '../../sync/http-remote.ts';
import { changeMembership, currentMembership } from '../../sync/membership-store.ts';
import {
  type AcceptedNew,
  type AnsweredKnown,
  answerNew,
  findNew,
  type ProvenNew,
} from '../../sync/pairing/known-device.ts';
import { createMailbox } from '../../sync/pairing/mailbox.ts';
import { type AnsweredNew, beginAsNew, type ProvenKnown } from '../../sync/pairing/new-device.ts';
import type { Hello } from '../../sync/pairing/protocol.ts';
import { syncRound } from '../../sync/round.ts';
import { syncNow } from '../../sync/sync-device.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { missingLine } from '../../testing/missing-line.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { openSyncService, type SyncService } from '../../testing/serve-sync.ts';
import { DevicesView } from './devices-view.tsx';

await addMessages('devices');

const CODE_TEXT = /^[0-9A-Z]{4} [0-9A-Z]{4} [0-9A-Z]{4}$/;
const DIGITS_TEXT = /^\d \d \d, \d \d \d$/;

let service: SyncService;
let time: number;
beforeEach(async () => {
  await emptyDevice();
  await changeMembership(async () => undefined);
  service = openSyncService();
  vi.stubGlobal('fetch', service.fetch);
  vi.stubGlobal('isSecureContext', true);
  time = 5000;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  // Looks for messages follow each other at once.
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => setTimeout(run, ms === 1000 ? 0 : ms));
});

/** The other device of the test, which has no screen. */
const mailbox = () => createMailbox(service, () => new Promise((resolve) => setTimeout(resolve)));
const openDevices = (step: string) => openRoute(DevicesView, '/devices/:step?', `/devices/${step}`);
const button = (name: string) => screen.findByRole('button', { name });
const digitsField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Seis cifras' });
const shownCode = async () => String((await screen.findByText(CODE_TEXT)).textContent).replace(/ /g, '');
const shownDigits = async () =>
  String((await screen.findByRole('img', { name: DIGITS_TEXT })).getAttribute('aria-label')).replace(
    /\D/g,
    '',
  );
const otherThan = (digits: string) => String((Number(digits) + 1) % 1_000_000).padStart(6, '0');

/** Compares no elements, which a failure would print whole. */
const isFocused = (element: HTMLElement) => waitFor(() => expect(element.matches(':focus')).toBe(true));

const answer = async (code: string) =>
  (await answerNew(mailbox(), (await findNew(mailbox(), code)) as Hello)) as AnsweredKnown;

/** A device without a screen in the group of a secret. */
async function syncElsewhere(name: string, secret: Bytes, keys?: Parameters<typeof newMembership>[3]) {
  let state: WholeState = MY_DATA;
  return syncRound(
    {
      remote: createRemote({ ...service, base: '/api' }),
      now: Date.now,
      pause: async () => undefined,
      local: {
        read: async () => state,
        absorb: async (absorbed) => {
          state = absorbed;
          return absorbed;
        },
        forget: async () => undefined,
      },
    },
    await newMembership(name, Date.now(), secret, keys),
  );
}

describe('the new device', () => {
  it('[I17.pairing] joins nobody who has only seen its code: whoever answers has three guesses, then there is another code', async () => {
    await openDevices('new');
    const code = await shownCode();
    const thief = await answer(code);
    const wrong = otherThan(await shownDigits());
    expect(await thief.prove(wrong)).toBe(2);
    await screen.findByText(/quedan 2 intentos/);
    expect([await thief.prove(wrong), await thief.prove(wrong)]).toEqual([1, 0]);
    await screen.findByText('El código anterior ya no vale. Usa este.');
    expect(await shownCode()).not.toBe(code);
    expect(currentMembership()).toBeUndefined();
  });

  it('[I17.pairing] shows three codes by itself, and then waits for its person', async () => {
    await openDevices('new');
    for (let count = 0; count < 3; count += 1) {
      const thief = await answer(await shownCode());
      const wrong = otherThan(await shownDigits());
      for (let tried = 0; tried < 3; tried += 1) await thief.prove(wrong);
      await waitFor(() => expect(screen.queryByRole('img', { name: DIGITS_TEXT })).toBeNull());
    }
    expect((await screen.findByRole('alert')).textContent).toContain('El código ha caducado');
  });

  it('[I17.pairing-steps] asks its person, says what will arrive, and joins only then; it can have another name', async () => {
    const { user, path } = await openDevices('new');
    const known = await answer(await shownCode());
    const proven = (await known.prove(await shownDigits())) as ProvenNew;
    const accepted = proven.offer({ name: 'Mi móvil', counts: { favorites: 7, trips: 2, lists: 0 } });
    await screen.findByText('¿Unir este dispositivo a «Mi móvil»?');
    screen.getByText(/^Recibirás 7 favoritos y 2 viajes\. Lo que ya hay aquí se conserva/);
    await isFocused(await button('No'));
    expect(currentMembership()).toBeUndefined();
    await user.click(await button('Unir'));
    const device = (await accepted) as AcceptedNew;
    expect(currentMembership()).toBeUndefined();
    const secret = randomBytes(32);
    await syncElsewhere('Mi móvil', secret);
    await device.sendSecret(secret);
    await waitFor(() => expect(currentMembership()?.secret).toBe(toBase64Url(secret)));
    expect(currentMembership()?.deviceId).toBe(known.deviceId);
    await device.finish();
    await screen.findByText('Listo: los dos tienen lo mismo');
    const name = screen.getByLabelText('Nombre de este dispositivo');
    await user.clear(name);
    await user.type(name, 'Mi portátil');
    await user.click(await button('Listo'));
    expect(path()).toBe('/devices');
    await waitFor(() =>
      expect(currentMembership()?.devices).toContainEqual(expect.objectContaining({ name: 'Mi portátil' })),
    );
  });

  it('[I17.pairing-steps] that is told no joins nobody, and the other one hears it', async () => {
    const { user, path } = await openDevices('new');
    const known = await answer(await shownCode());
    const proven = (await known.prove(await shownDigits())) as ProvenNew;
    const accepted = proven.offer({ name: 'x', counts: { favorites: 1 } });
    await screen.findByText(/^Recibirás 1 favorito\./);
    await user.click(await button('No'));
    expect(await accepted).toBe('declined');
    expect([currentMembership(), path()]).toEqual([undefined, '/devices']);
  });
});

describe('the device with the data', () => {
  /** Opens the link of a picture, as the camera does. */
  async function openLink(publicKey: string) {
    history.replaceState(null, '', `/devices/known#${publicKey}`);
    return openDevices('known');
  }
  afterEach(() => history.replaceState(null, '', '/'));

  async function typeCode(text: string) {
    const shown = await openDevices('known');
    await shown.user.type(screen.getByLabelText('Código del dispositivo nuevo'), text);
    await shown.user.click(await button('Continuar'));
    return shown;
  }

  it('[I17.pairing-link] opened by a link takes no click in its first second, and sends nothing before it is told to', async () => {
    const thief = await beginAsNew(mailbox());
    const sent = vi.spyOn(service, 'fetch');
    vi.stubGlobal('fetch', service.fetch);
    const { user } = await openLink(thief.publicKey);
    const yes = await button('Sí, soy yo');
    await isFocused(await button('No soy yo'));
    // The second half of a double click, whose first half closed the window above.
    time += 999;
    await user.click(yes);
    fireEvent(window, new FocusEvent('focus'));
    time += 999;
    await user.click(yes);
    screen.getByText('¿Estás añadiendo un dispositivo ahora?');
    expect(sent).not.toHaveBeenCalled();
    time += 1;
    await user.click(yes);
    await isFocused(await digitsField());
  });

  it('[I17.pairing-link] gives nothing to who sent the link, unless the digits that he alone has are typed', async () => {
    const thief = await beginAsNew(mailbox());
    const { user } = await openLink(thief.publicKey);
    time += 1000;
    await user.click(await button('Sí, soy yo'));
    const { digits, proof } = (await thief.answered()) as AnsweredNew;
    expect(document.body.textContent).not.toContain(digits);
    const proven = proof(() => undefined);
    for (let tried = 0; tried < 3; tried += 1) {
      const field = await digitsField();
      await isFocused(field);
      await user.clear(field);
      await user.type(field, otherThan(digits));
      await user.click(await button('Añadir'));
      if (tried < 2)
        await screen.findByText(new RegExp(`No es ese número.*${tried ? 'queda 1' : 'quedan 2'} intento`));
    }
    await screen.findByText(/^Ninguno de los tres números coincidía/);
    expect([await proven, currentMembership()]).toEqual(['void', undefined]);
  });

  it('[I17.pairing-digits] [I3.disabled] wrong digits stay and can be corrected; pasted ones are read', async () => {
    const fresh = await beginAsNew(mailbox());
    const { user } = await typeCode(fresh.code);
    await user.click(await button('Sí, soy yo'));
    const { digits, proof } = (await fresh.answered()) as AnsweredNew;
    const proven = proof(() => undefined);
    const field = await digitsField();
    expect([field.inputMode, field.autocomplete]).toEqual(['numeric', 'one-time-code']);
    await user.type(field, otherThan(digits).slice(0, 5));
    expect(missingLine(await button('Añadir'))).toBe('Falta 1 cifra.');
    await user.type(field, `${otherThan(digits).slice(5)}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toContain('quedan 2 intentos');
    expect([field.value, field.selectionStart]).toEqual([otherThan(digits), 6]);
    await isFocused(field);
    await user.clear(field);
    await user.paste(`${digits.slice(0, 3)} ${digits.slice(3)}`);
    expect(missingLine(await button('Añadir'))).toBeUndefined();
    await user.click(await button('Añadir'));
    expect(await proven).toHaveProperty('offer');
  });

  it('[I17.pairing-steps] tells what it has when the digits are right, sends the secret when the other one says yes, and lists it', async () => {
    const fresh = await beginAsNew(mailbox());
    const { user } = await typeCode(fresh.code.toLowerCase());
    await user.click(await button('Sí, soy yo'));
    const answered = (await fresh.answered()) as AnsweredNew;
    const proof = answered.proof(() => undefined);
    await user.type(await digitsField(), answered.digits);
    await user.click(await button('Añadir'));
    const proven = (await proof) as ProvenKnown;
    expect(proven.offer.counts).toMatchObject({ favorites: 0, trips: 0 });
    await screen.findByText('El número coincide');
    expect(currentMembership()).toBeUndefined();
    const secret = (await proven.accept('Mi portátil')) as Bytes;
    expect(toBase64Url(secret)).toBe(currentMembership()?.secret);
    expect((await syncElsewhere('Mi portátil', secret, fresh.keys)).fault).toBeUndefined();
    expect(await proven.finished()).toBe(true);
    await screen.findByText('Añadido: Mi portátil');
    screen.getByText('añadido ahora');
    await button('Listo');
  });

  it('[I17.pairing-code] a mistyped code says so and stays in its field', async () => {
    await typeCode('H3TQ ZKY0 WV8X');
    expect((await screen.findByText(/^Ese código no existe: revísalo/)).role).toBe('alert');
    expect(screen.getByLabelText('Código del dispositivo nuevo')).toHaveProperty('value', 'H3TQ ZKY0 WV8X');
  });

  it('[I17.pairing] says that somebody else has answered the code, and that nothing was shared from here', async () => {
    const fresh = await beginAsNew(mailbox());
    await answer(fresh.code);
    const { user } = await typeCode(fresh.code);
    await user.click(await button('Sí, soy yo'));
    const end = await screen.findByRole('alert');
    expect(end.textContent).toContain('Alguien más ha respondido ya a este código');
    expect(end.textContent).toContain('Desde aquí no se ha compartido nada');
    expect(currentMembership()).toBeUndefined();
  });

  it('[I17.pairing-digits] a number that has expired is not called wrong', async () => {
    const fresh = await beginAsNew(mailbox());
    const { user } = await typeCode(fresh.code);
    await user.click(await button('Sí, soy yo'));
    await user.type(await digitsField(), '123456');
    service.endPairings();
    await user.click(await button('Añadir'));
    await screen.findByText('Ese número ha caducado: hay uno nuevo en el otro.');
  });

  it('[I17.device-removal] says who stays before a device is removed', async () => {
    const secret = randomBytes(32);
    await changeMembership(() => newMembership('Mi móvil', Date.now(), secret));
    await syncElsewhere('Tableta', secret);
    await syncElsewhere('Portátil', secret);
    await syncNow();
    const { user } = await openDevices('');
    await user.click(await button('Quitar Tableta'));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Se quedan: Mi móvil y Portátil.');
    expect(fromBase64Url(String(currentMembership()?.secret))).toEqual(secret);
  });
});
