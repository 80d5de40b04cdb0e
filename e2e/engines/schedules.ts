import { expect } from '@playwright/test';
import { type Random, seededRandom } from '../../packages/server/src/testing/seeded-random.ts';
import type { Site } from '../site.ts';
import { FAVORITE } from './steps/step.ts';
import type { Visitor } from './visitor.ts';

/** A browser, and the address behind which its network can be taken away. */
export interface Device {
  readonly person: Visitor;
  readonly site: Site;
}

const PAIRS = ['length/mi/km', 'weight/lb/kg', 'temperature/f/c', 'volume/gal_us/l'];
/** After so many schedules the app is opened anew, as on another day. */
const SCHEDULES_A_DAY = 20;

const codeOf = () => document.querySelector('.devices-code')?.textContent ?? '';
const digitsOf = () => document.querySelector('main [role=img]')?.ariaLabel ?? '';

/** Pairs two devices as their person does, on the screens of both. */
export async function pair(known: Device, fresh: Device): Promise<void> {
  await fresh.person.open(`${fresh.site.url}/devices`);
  await fresh.person.tap('Este dispositivo es el nuevo');
  await fresh.person.sees(codeOf).toMatch(/^[0-9A-Z]{4} [0-9A-Z]{4} [0-9A-Z]{4}$/);
  await known.person.open(`${known.site.url}/devices/known`);
  await known.person.fill('Código del dispositivo nuevo', await fresh.person.run(codeOf));
  await known.person.press('Enter');
  await known.person.sees(digitsOf).toMatch(/^\d \d \d, \d \d \d$/);
  await fresh.person.sees(digitsOf).toBe(await known.person.run(digitsOf));
  await known.person.tap('^Sí, es el mismo$');
  for (const { person } of [known, fresh]) await person.reads().toContain('Al día');
}

/** Goes to a pair within the app, and presses its button. */
async function press(path: string, name: string, isIn: boolean): Promise<boolean> {
  history.pushState(null, '', `/category/${path}`);
  const until = performance.now() + 60_000;
  const button = () =>
    [...document.querySelectorAll<HTMLElement>('main [aria-pressed]')].find(({ ariaLabel, textContent }) =>
      new RegExp(name).test(ariaLabel ?? textContent ?? ''),
    );
  const becomes = async (isPressed: boolean) => {
    do await new Promise((resolve) => setTimeout(resolve, 30));
    while (button()?.ariaPressed !== String(isPressed) && performance.now() < until);
    return button()?.ariaPressed === String(isPressed);
  };
  if (!(await becomes(isIn))) return false;
  button()?.click();
  return becomes(!isIn);
}

/** Which pairs a device lists, brought to what the other has as coming back to the app does. */
async function listed({ person }: Device): Promise<string[]> {
  const links = await person.run(() => {
    dispatchEvent(new Event('online'));
    return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map(({ href }) => href);
  });
  return PAIRS.filter((path) => links.some((href) => href.includes(path)));
}

/** Some edits on either, with or without a network; with one again, both list what was made of the favorites there were. */
async function liveSchedule(
  devices: readonly Device[],
  url: string,
  favorites: Set<string>,
  random: Random,
): Promise<void> {
  for (const { site } of devices) if (random.next() < 0.5) await site.goAway();
  // Both may be at work, but on pairs of their own: what then is right needs no clocks.
  const owners = new Map(PAIRS.map((path) => [path, random.pick(devices)]));
  // Each at most once: one that was removed and saved again is another favorite, which a device that has not heard of it does not remove.
  for (const path of PAIRS.filter(() => random.next() < 0.5)) {
    const { person } = owners.get(path) as Device;
    expect(await person.run(press, path, FAVORITE, favorites.has(path)), path).toBe(true);
    if (!favorites.delete(path)) favorites.add(path);
  }
  for (const { site } of devices) await site.serve(url);
  for (const { person } of devices) await person.run(() => history.pushState(null, '', '/favorites'));
  const right = PAIRS.filter((path) => favorites.has(path));
  // Both come back to the app at every look: one alone would wait for what the other shares when it has settled.
  await expect
    .poll(() => Promise.all(devices.map(listed)), { timeout: 60_000, intervals: [50, 100, 200, 400] })
    .toEqual(devices.map(() => right));
}

/** Two paired devices live through so many schedules, and agree after each. */
export async function liveSchedules(
  devices: readonly Device[],
  url: string,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<void> {
  const random = seededRandom(seed);
  const favorites = new Set<string>();
  for (let round = 0; round < count; round++) {
    if (round % SCHEDULES_A_DAY === 0)
      for (const { person, site } of devices) await person.open(`${site.url}/favorites`);
    await liveSchedule(devices, url, favorites, random);
  }
}
