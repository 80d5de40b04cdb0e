import 'fake-indexeddb/auto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseExchangeRates, type Trip } from '@equivale/contract';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AlertForm } from '../converter/alerts/alert-form.tsx';
import { PaidForm } from '../converter/paid/paid-form.tsx';
import { MarkupForm } from '../features/currency/markup/markup-form.tsx';
import { OwnRateForm } from '../features/currency/own-rate/own-rate-form.tsx';
import { PastForm } from '../features/currency/past/past-form.tsx';
import { CodeForm } from '../features/devices/code-form.tsx';
import { EnterWords } from '../features/devices/enter-words.tsx';
import { Done } from '../features/devices/pairing-steps.tsx';
import { DigitsForm } from '../features/devices/six-digits.tsx';
import { OwnUnitForm } from '../features/own-units/own-unit-form.tsx';
import { Sheet as WaysSheet } from '../features/settings/ways.sheet.tsx';
import { ExpenseSheet } from '../features/trip/expense-sheet.tsx';
import { FeeSheet } from '../features/trip/fee/fee-sheet.tsx';
import { TripForm } from '../features/trip/trip-form.tsx';
import { addMessages } from '../i18n/i18n.ts';
import { useNotices } from '../platform/notices.ts';
import { readStored } from '../records/database.ts';
import { isReadable, isRemoved } from '../records/kind.ts';
import { devices } from '../records/kinds/devices.ts';
import { KINDS } from '../records/kinds.ts';
import { writeState } from '../records/mirrors.ts';
import { newMembership } from '../sync/change-members.ts';
import { changeMembership, currentMembership } from '../sync/membership-store.ts';
import { emptyDevice } from '../testing/empty-device.ts';
import { FULL } from '../testing/full-device.ts';
import { openRoute } from '../testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../testing/serve-rates.ts';

const parsed = parseExchangeRates(ECB_TABLE);
if (!parsed.ok) throw new Error('the table is none');
const table = parsed.value;
const done = vi.fn();
const overlay = { opener: null, onClose: done };
const pair = { from: 'EUR', to: ['USD'], table } as const;
const trip = FULL.trips[0] as unknown as Trip;

interface Case {
  readonly View: ComponentType;
  /** What is pressed before anything is typed, by its name. */
  readonly press?: RegExp;
  /** Sound values by the place of their field. */
  readonly typed?: readonly string[];
  /** The button that sends it although the form has asked whether that is meant. */
  readonly insist?: RegExp;
  /** What stands in a form that cannot be sent for want of anything to compare with. */
  readonly reason?: RegExp;
  /** The button that sends the form, by its name; the main one by default. */
  readonly send?: RegExp;
}

const alert = { View: () => <AlertForm from="EUR" to="USD" table={table} onClose={done} /> };
const expense = {
  View: () => <ExpenseSheet trip={trip} expense={undefined} {...overlay} />,
  typed: ['385', 'Tacos', '2026-08-21'],
};
const fee = {
  View: () => <FeeSheet trip={trip} currency="MXN" amount="100" table={table} {...overlay} />,
  typed: ['2'],
};
const ownRate = {
  View: () => <OwnRateForm {...pair} onClose={vi.fn()} onChosen={done} />,
  typed: ['1.1', 'Hotel'],
  insist: /^Dejar/,
};
const ownUnit = {
  View: () => <OwnUnitForm units={[]} unit={undefined} category="length" onStored={done} {...overlay} />,
  typed: ['zancada', 'zc', '0.75', 'zancadas', '1'],
};
const paid = {
  View: () => (
    <PaidForm {...{ from: 'USD', to: 'EUR', table, onClose: done, onStored: done, onlyForTrip: done }} />
  ),
  typed: ['100', '87', '2026-08-22'],
  reason: /no tiene el tipo/,
};

/** The forms of the app by the file that sends them. */
const FORMS: Readonly<Record<string, readonly Case[]>> = {
  'converter/alerts/alert-form.tsx': [alert, { ...alert, press: /^Cambia un/ }, { ...alert, press: /^Cada/ }],
  'converter/paid/paid-form.tsx': [paid],
  'features/currency/markup/markup-form.tsx': [
    { View: () => <MarkupForm {...pair} onPayment={vi.fn()} onChosen={done} />, press: /^Tarjeta de banco/ },
  ],
  'features/currency/own-rate/own-rate-form.tsx': [
    ownRate,
    { ...ownRate, press: /^Hasta una fecha/, typed: ['1.1', '2026-09-30', 'Hotel'] },
  ],
  'features/currency/past/past-form.tsx': [
    { View: () => <PastForm {...pair} past={undefined} onChosen={done} />, send: /^Usar esta fecha/ },
  ],
  'features/devices/code-form.tsx': [{ View: () => <CodeForm notice={undefined} onFound={done} /> }],
  'features/devices/enter-words.tsx': [{ View: EnterWords }],
  'features/devices/pairing-steps.tsx': [{ View: () => <Done title="Hecho" /> }],
  'features/devices/six-digits.tsx': [
    { View: () => <DigitsForm left={undefined} onDigits={done} onCancel={vi.fn()} />, typed: ['123456'] },
  ],
  'features/own-units/use-own-unit-form.ts': [ownUnit],
  'features/settings/ways.sheet.tsx': [
    { View: () => <WaysSheet {...overlay} />, typed: ['Banco', '2', '1', '3'] },
  ],
  'features/trip/fee/fee-sheet.tsx': [fee, { ...fee, send: /^Usar solo/ }],
  'features/trip/use-expense.ts': [
    expense,
    { ...expense, press: /^Ya sé lo que/, typed: [...expense.typed, '20'] },
  ],
  'features/trip/use-trip-form.ts': [
    {
      View: () => <TripForm table={table} trip={trip} onSaved={done} />,
      typed: ['2026-08-22', '2026-08-30'],
    },
  ],
};

/** What no record takes, by what a field asks for: typed, pasted, or passed on by a browser that checks nothing. */
const HOSTILE = {
  // Limits of notes and names cut the pair of the fifth in two.
  text: ['', ' ', 'a\u0000b', `${'a'.repeat(39)}\ud83d`, `${'a'.repeat(39)}😀`, 'x'.repeat(10_000)],
  decimal: ['', '9'.repeat(10_000), '1'.repeat(41), `0.${'3'.repeat(41)}`, '0', '-5', '1/0'],
  date: ['', '202666-08-12', '0000-01-01', '2026-02-30', '9999-12-31'],
};
const hostileTo = ({ type, inputMode }: HTMLInputElement): readonly string[] =>
  type === 'date' ? HOSTILE.date : inputMode === 'decimal' ? HOSTILE.decimal : HOSTILE.text;

const isWhole = process.env.TEST_ROUNDS === 'all';

const FORM = /\buseForm\(|<form\b|<MainButton\b/;
const SOURCE = join(import.meta.dirname, '..');
/** A form whose fields are in one file and what sends it in another. */
const FIELDS_ONLY = ['features/trip/trip-form.tsx'];

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement>('input:not([type=radio]):not([type=checkbox]), textarea'),
];
const named = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('button, input[type=radio]')].find((control) =>
    name.test(
      control.getAttribute('aria-label') ??
        (control as HTMLInputElement).labels?.[0]?.textContent ??
        control.textContent,
    ),
  );
const buttonOf = ({ send, insist }: Case) =>
  (insist && named(insist)) ??
  (send && named(send)) ??
  document.querySelector<HTMLElement>('button[type=submit]') ??
  undefined;

/** Puts a text into a field, also where the browser is to see to it that a field of its kind holds no such text. */
function put(at: number, text: string): void {
  const field = fields()[at];
  if (!field) throw new Error(`there is no field ${at}`);
  if (field.type === 'date') field.setAttribute('type', 'text');
  fireEvent.change(field, { target: { value: text } });
}

/** Whether it is said why nothing was stored: in the form, beside its button, or in a notice. */
const isExplained = ({ reason }: Case) =>
  [...document.querySelectorAll('[role=alert], .form-missing')].some(
    ({ textContent }) => textContent !== '',
  ) ||
  useNotices.getState().notices.some(({ isOpen }) => isOpen) ||
  reason?.test(document.body.textContent) === true;

async function refusedByReading(): Promise<readonly object[]> {
  const stored = await Promise.all(
    KINDS.map(async (kind) => (await readStored(kind.kind)).map((record) => ({ kind, record }))),
  );
  const shared = (currentMembership()?.devices ?? []).map((record) => ({ kind: devices, record }));
  return [...stored.flat(), ...shared].filter(
    ({ kind, record }) => !isRemoved(record) && !isReadable(kind, record),
  );
}

async function open(each: Case) {
  cleanup();
  done.mockClear();
  await emptyDevice();
  await writeState({ trips: FULL.trips });
  const { path } = await openRoute(each.View, '/', '/');
  await waitFor(() => expect(buttonOf(each)).toBeDefined());
  // A form that goes on with what was typed before has that field open already.
  const opener = each.press && named(each.press);
  if (opener) fireEvent.click(opener);
  for (const [at, text] of (each.typed ?? []).entries()) put(at, text);
  const isDone = () => done.mock.calls.length > 0 || path() !== '/';
  return {
    /** Sends the form, again where it asks whether that is meant, until it is done with or says why not. */
    async send(): Promise<boolean> {
      for (let times = 0; times < 2 && !isDone(); times += 1) {
        const button = buttonOf(each) as HTMLButtonElement | undefined;
        if (button?.disabled === false) fireEvent.click(button);
        await waitFor(() => expect(isDone() || isExplained(each)).toBe(true));
      }
      return isDone();
    },
  };
}

beforeAll(async () => {
  const messages = ['own-money', 'trip', 'trip-fee', 'devices', 'alerts', 'past'] as const;
  await Promise.all(messages.map(addMessages));
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-22T18:05:00Z') });
  vi.spyOn(console, 'warn').mockReturnValue();
  serveRates(ECB_TABLE);
  vi.stubGlobal('isSecureContext', false);
  const membership = await newMembership('Teléfono', Date.now());
  await changeMembership(async () => membership);
});

it('every form of the app is listed here', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE, exclude: ['ui/**', '**/*.test.tsx'] });
  const withForm = files.filter((file) => FORM.test(readFileSync(join(SOURCE, file), 'utf8')));
  expect(withForm.sort()).toEqual([...Object.keys(FORMS), ...FIELDS_ONLY].sort());
});

const CASES = Object.entries(FORMS).flatMap(([file, cases]) => cases.map((each, at) => ({ file, each, at })));

it.each(CASES)(
  '$file stores nothing that reading would refuse, and says why it stores nothing ($at)',
  async ({ each }) => {
    const { send } = await open(each);
    const values = fields().map(hostileTo);
    expect((await send()) || each.typed === undefined).toBe(true);
    // Every other text in each field, in its neighbour the rest; `npm run soak` puts all into all.
    const isPut = (at: number) => (_: string, nth: number) => isWhole || (at + nth) % 2 === 0;
    for (const [at, texts] of values.entries())
      for (const text of texts.filter(isPut(at))) {
        const form = await open(each);
        put(at, text);
        await form.send().catch((cause: unknown) => {
          throw new Error(`field ${at} is silent about "${text.slice(0, 50)}"`, { cause });
        });
        expect(await refusedByReading(), text.slice(0, 50)).toEqual([]);
      }
  },
);
