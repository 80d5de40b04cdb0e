import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dispatch, useConverterState } from '../../conversion/converter-state.ts';
import { leavePendingFavorite, pendingFavoriteKey } from '../../device/pending-favorite.ts';
import { activateLanguage } from '../../i18n/i18n.ts';
import { afterFrame } from '../../platform/after-frame.ts';
import { useNotices } from '../../platform/notices.ts';
import { readRecentConversions } from '../../records/kinds/conversions.ts';
import { favorites as savedPairs } from '../../records/kinds/favorites.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { Surroundings } from '../../testing/render-view.tsx';
import { BUNDLED, ECB_TABLE, serveRates } from '../../testing/serve-rates.ts';
import { CurrencyView } from './currency-view.tsx';
import { OfflineBanner } from './offline-banner.tsx';

async function open(path = '/currency/USD/EUR') {
  const view = await openRoute(CurrencyView, '/currency/:from?/:to?', path);
  await screen.findByRole('button', { name: /\. Copiar resultado$/ });
  return view;
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cantidad' });
const star = () => screen.getByRole('button', { name: 'Favorito' });
const records = async () =>
  (await readRecentConversions(50)).map(
    ({ fromValue, fromUnit, toUnit }) => `${fromValue} ${fromUnit} ${toUnit}`,
  );

beforeEach(async () => {
  await emptyDevice();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-21T14:23:00Z') });
  serveRates(ECB_TABLE);
});

describe('a wrong address', () => {
  it.each([
    ['/currency/USD/XXX', 'XXX'],
    ['/currency/zzz/EUR', 'zzz'],
    ['/currency/USD/EUR,nope', 'nope'],
  ])('[D.address] %s becomes that of the pair that is shown, and is said once', async (wrong, name) => {
    const { path } = await open(wrong);
    expect(path()).toBe('/currency/USD/EUR');
    expect(useNotices.getState().notices).toMatchObject([{ message: 'address.unknown', values: { name } }]);
  });

  it.each(['/currency', '/currency/USD', '/currency/usd/eur'])(
    '[D.address] %s is no error',
    async (short) => {
      const { path, announced } = await open(short);
      expect(path()).toBe('/currency/USD/EUR');
      expect(announced()).toBeUndefined();
    },
  );
});

describe('saving what is converted', () => {
  it('[S4.currency-saved] [D.record-rate] [S7B.conversions] saves at once, with the rate used and its day', async () => {
    await open();
    await waitFor(async () => expect(await records()).toEqual(['100 USD EUR']));
    const [record] = await readRecentConversions(1);
    // 100 / 1.1699
    expect(record?.toValue).toBeCloseTo(85.477391, 6);
    expect(record).toMatchObject({ category: 'currency', rateDate: '2026-08-21' });
    expect(record?.rate).toBeCloseTo(0.85477391, 8);
  });

  it('[D.record-text] result and rate are recorded to 34 digits, each beside its nearest double', async () => {
    const { user } = await open();
    await user.clear(amount());
    await user.type(amount(), '0,1+0,2');
    // 1 / 1.1699 and 0.3 / 1.1699 by Python's decimal, with 34 digits
    const exact = {
      fromValue: 0.3,
      fromText: '0.3',
      toValue: 0.256432173690059,
      toText: '0.256432173690058979399948713565262',
      rate: 0.8547739123001966,
      rateText: '0.85477391230019659799982904521754',
    };
    await waitFor(async () => expect((await readRecentConversions(1))[0]).toMatchObject(exact));
  });

  it('[D.burst] typing 1234 leaves one record, not four; a second editing leaves its own', async () => {
    const { user } = await open();
    await user.clear(amount());
    await user.type(amount(), '1234');
    await waitFor(async () => expect(await records()).toEqual(['1234 USD EUR']));
    await user.tab();
    await user.type(amount(), '5');
    await waitFor(async () => expect(await records()).toEqual(['5 USD EUR', '1234 USD EUR']));
  });

  it('[S5.saved-above-zero] an amount of 0 is not saved', async () => {
    const { user } = await open();
    await waitFor(async () => expect(await records()).toHaveLength(1));
    await user.clear(amount());
    await user.type(amount(), '0');
    // The next editing is saved, and nothing before it but the first.
    await user.tab();
    await user.clear(amount());
    await user.type(amount(), '7');
    await waitFor(async () => expect(await records()).toEqual(['7 USD EUR', '100 USD EUR']));
  });

  it('[S4.currency-swap] the swapped conversion is saved too', async () => {
    const { user } = await open();
    await waitFor(async () => expect(await records()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Intercambiar' }));
    await waitFor(async () => expect(await records()).toEqual(['85.477391 EUR USD', '100 USD EUR']));
  });

  it('[S4.currency-saved] opening the same pair again makes no second record of it', async () => {
    await open();
    await waitFor(async () => expect(await records()).toHaveLength(1));
    cleanup();
    await open();
    // A frame, a look at the device, and what would be written there.
    await act(() => new Promise<void>((resolve) => afterFrame(resolve)));
    await records();
    expect(await records()).toHaveLength(1);
  });
});

describe('the star', () => {
  it('[S4.favorite-toggle] [S2.currency-favorite] adds the pair and removes it again, each with its alert', async () => {
    const { user, announced } = await open('/currency/AED/JPY');
    expect(star().getAttribute('aria-pressed')).toBe('false');
    await user.click(star());
    await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('true'));
    expect(announced()).toBe('favorite.added');
    expect(await savedPairs.read()).toMatchObject([{ category: 'currency', fromUnit: 'AED', toUnit: 'JPY' }]);
    await user.click(star());
    await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('false'));
    expect(announced()).toBe('favorite.removed');
    expect(await savedPairs.read()).toEqual([]);
  });
});

describe('a favorite that waits', () => {
  it('[S4.pending-favorite] is taken after a moment, and forgotten', async () => {
    leavePendingFavorite({ category: 'currency', fromUnit: 'EUR', toUnit: 'JPY' }, Date.now());
    const { path } = await open('/currency');
    await waitFor(() => expect(path()).toBe('/currency/EUR/JPY'));
    expect(localStorage.getItem(pendingFavoriteKey)).toBeNull();
  });

  it.each([
    ['of another category', { category: 'length', fromUnit: 'mi', toUnit: 'km' }, 0],
    ['older than 10 seconds', { category: 'currency', fromUnit: 'EUR', toUnit: 'JPY' }, 10_000],
  ] as const)('[S4.pending-ignored] %s is ignored and removed', async (_why, pair, age) => {
    leavePendingFavorite(pair, Date.now() - age);
    const { path } = await open('/currency/USD/EUR');
    await waitFor(() => expect(localStorage.getItem(pendingFavoriteKey)).toBeNull());
    await act(() => new Promise<void>((resolve) => afterFrame(resolve)));
    expect(path()).toBe('/currency/USD/EUR');
  });
});

describe('focus, blur and reset', () => {
  it('[S4.input-focus] a lone 0 goes when the field is entered', async () => {
    const { user } = await open();
    await user.clear(amount());
    await user.type(amount(), '0');
    await user.tab();
    expect(amount().value).toBe('0');
    await user.click(amount());
    expect(amount().value).toBe('');
  });

  it('[S4.input-blur] an empty field is refilled from a value above zero', async () => {
    const { user } = await open();
    dispatch({ type: 'reset' });
    await user.click(amount());
    expect(amount().value).toBe('100');
    await user.tab();
    expect(amount().value).toBe('100');
    expect(useConverterState.getState().currency.amount).toEqual({ text: '100', value: '100' });
  });
});

describe('what a field shows and what it is worth', () => {
  const result = () => screen.getByRole('button', { name: /\. Copiar resultado$/ }).textContent;

  it('[S4.input-focus] any amount but 0 stays when the field is entered, with its result, and a key replaces it', async () => {
    const { user } = await open();
    const before = result();
    await user.click(amount());
    expect(amount().value).toBe('100');
    expect(result()).toBe(before);
    await waitFor(() =>
      expect([amount().selectionStart, amount().selectionEnd]).toEqual([0, amount().value.length]),
    );
    await user.keyboard('2');
    expect(amount().value).toBe('2');
    await user.clear(amount());
    expect(amount().value).toBe('');
    expect(result()).toBe('0,00');
  });

  it.each([
    ['1e5', '1e5', '85.477,391230'],
    ['-5', '5', '4,273870'],
  ])(
    '[D.typed-exponent] [D.typed-sign] %s is read as written, or what is dropped is said',
    async (keys, text, worth) => {
      const { user } = await open();
      await user.clear(amount());
      await user.type(amount(), keys);
      expect(amount().value).toBe(text);
      // Of 100,000 and 5 dollars at 1.1699, by Python's decimal
      expect(Number(result()?.replaceAll('.', '').replace(',', '.'))).toBeCloseTo(
        Number(worth.replaceAll('.', '').replace(',', '.')),
        5,
      );
      expect(screen.queryByText('sin el signo menos') !== null).toBe(keys.startsWith('-'));
    },
  );

  it.each([
    ['1e5', '1e5'],
    ['-5', '5'],
  ])('[D.typed-exponent] [D.typed-sign] pasted, %s too', async (pasted, text) => {
    const { user } = await open();
    await user.clear(amount());
    await user.click(amount());
    await user.paste(pasted);
    await waitFor(() => expect(amount().value).toBe(text));
    expect(screen.queryByText('sin el signo menos') !== null).toBe(pasted.startsWith('-'));
  });
});

describe('the whole story of a rate', () => {
  it('[D.rate-sources] [I3.focus-returned] tells rate and inverse, date, calculation and source; Escape gives the focus back', async () => {
    const { user } = await open('/currency/AED/EUR');
    const strip = screen.getByRole('button', { name: /Ver de dónde sale/ });
    await user.click(strip);
    const sheet = await screen.findByRole('dialog', { name: 'De dónde sale esta cifra' });
    // 1 / 3.6725 / 1.1699 = 0.232750…; the other way 4.29646
    expect(sheet.textContent).toContain('1 AED = 0,23275 EUR');
    expect(sheet.textContent).toContain('1 EUR = 4,29646 AED');
    expect(sheet.textContent).toContain('1 ÷ 3,6725 ÷ 1,1699');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(strip);
  });
});

describe('the figures of a rate', () => {
  const ECB = 'Banco Central Europeo';
  const LAW = 'Tipo fijado por ley';
  const UAE = `${LAW} | 1 USD = 3,6725 AED | Central Bank of the UAE · desde el 2 nov 1997 | paridad fija`;
  const ecb = (figure: string) => `${ECB} | ${figure} | 21 ago 2026 · oficial | es la que usamos`;
  const market = (source: string, figure: string) =>
    `${source} | ${figure} | 21 ago 2026 · de mercado | último valor válido`;
  const of = (source: string, base: string, codes: string[], published: object) => {
    const isLegal = source === 'legal';
    const kind = source === 'binance' ? 'market' : 'official';
    const mark = isLegal ? 'retired' : 'stale';
    return { source, date: '2026-08-21', mark, codes, kind, published: { base, ...published } };
  };
  /** ETH as an exchange prices it, in dollars per coin, and two laws of which one is written the other way round. */
  const TABLE = {
    ...ECB_TABLE,
    sources: { binance: { name: 'Binance' } },
    rates: { ...ECB_TABLE.rates, ETH: 1 / 2666.21, HRK: 7.5345 / 1.1699, KYD: 1 / 1.2 },
    origins: [
      ...ECB_TABLE.origins,
      of('binance', 'USD', ['ETH'], { inverse: true, rates: { ETH: '2666.21' } }),
      of('legal', 'EUR', ['HRK'], { rates: { HRK: '7.53450' } }),
      { ...of('legal', 'USD', ['KYD'], { inverse: true, rates: { KYD: '1.20' } }), mark: 'peg' },
    ],
  };

  async function tell(path: string, table: object) {
    serveRates(table);
    const { user } = await open(path);
    await user.click(screen.getByRole('button', { name: /Ver de dónde sale/ }));
    const sheet = await screen.findByRole('dialog', { name: 'De dónde sale esta cifra' });
    await waitFor(() => expect(sheet.textContent).toMatch(/Recibidohace\s3\smin/));
    const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ') ?? '';
    return {
      calculation: plain(screen.queryByText('Cálculo')?.nextElementSibling?.textContent ?? null),
      rows: within(sheet)
        .getAllByRole('listitem')
        .map((item) => [...item.children].flatMap((line) => [...line.children]))
        .map((parts) => parts.map(({ textContent }) => plain(textContent)).join(' | ')),
    };
  }

  it.each([
    ['USD', 'EUR', '1 ÷ 1,1699', [ecb('1 EUR = 1,1699 USD')]],
    ['EUR', 'USD', 'tal como se publica', [ecb('1 EUR = 1,1699 USD')]],
    ['USD', 'JPY', '185,66 ÷ 1,1699', [ecb('1 EUR = 1,1699 USD'), ecb('1 EUR = 185,66 JPY')]],
    ['AED', 'EUR', '1 ÷ 3,6725 ÷ 1,1699', [UAE, ecb('1 EUR = 1,1699 USD')]],
    ['EUR', 'AED', '1,1699 × 3,6725', [ecb('1 EUR = 1,1699 USD'), UAE]],
  ] as const)('[D.rate-figures] %s to %s: %s', async (from, to, calculation, rows) => {
    expect(await tell(`/currency/${from}/${to}`, TABLE)).toEqual({ calculation, rows });
  });

  it('[D.rate-figures] a price of a coin is told as the exchange gives it', async () => {
    expect(await tell('/currency/ETH/EUR', TABLE)).toEqual({
      calculation: '2.666,21 ÷ 1,1699',
      rows: [market('Binance', '1 ETH = 2.666,21 USD'), ecb('1 EUR = 1,1699 USD')],
    });
  });

  it('[D.rate-figures] a law with its own digits, in the direction in which it is written', async () => {
    const { rows, calculation } = await tell('/currency/HRK/KYD', TABLE);
    expect(calculation).toBe('1,1699 ÷ 7,53450 ÷ 1,20');
    expect(rows).toEqual([
      expect.stringMatching(
        /^Tipo fijado por ley \| 1 EUR = 7,53450 HRK \| .*2022.1208.* desde el 1 ene 2023 \| retirada$/,
      ),
      ecb('1 EUR = 1,1699 USD'),
      expect.stringMatching(/^Tipo fijado por ley \| 1 KYD = 1,20 USD \| .* \| paridad fija$/),
    ]);
  });

  it('[D.rate-figures] a pair that law alone fixes names no market', async () => {
    const { rows } = await tell('/currency/EUR/HRK', TABLE);
    expect(rows).toEqual([expect.stringContaining('1 EUR = 7,53450 HRK')]);
  });

  it('[D.rate-figures] doubles of a service of version 1.0.0 are not called published', async () => {
    const origins = ECB_TABLE.origins.map(({ published: _, kind: __, ...origin }) => origin);
    expect(await tell('/currency/USD/EUR', { ...ECB_TABLE, origins })).toEqual({
      calculation: '',
      rows: [`${ECB} | 1 USD = 0,854774 EUR | 21 ago 2026 | es la que usamos`],
    });
  });
});

describe('a table of another server', () => {
  const strip = () => document.querySelector('.rate-use')?.textContent;
  const { base, rates, timestamp } = ECB_TABLE;

  it('[S7B.rates] of base, rates and timestamp alone is used, as of unknown origin', async () => {
    serveRates({ base, rates, timestamp });
    await open();
    await waitFor(() => expect(strip()).toMatch(/^origen desconocido · hoy/));
  });

  it('[S7B.rates] a rate of zero costs its currency and no other', async () => {
    serveRates({ ...ECB_TABLE, rates: { ...rates, ISK: 0, XDR: null } });
    await open();
    await waitFor(() => expect(strip()).toMatch(/^BCE · hoy \d+:00hace/));
  });
});

describe('sharing a rate', () => {
  const path = '/currency/AED/EUR';
  const link = `${location.origin}${path}`;

  async function share() {
    history.replaceState(null, '', path);
    const view = await open(path);
    await view.user.click(screen.getByRole('button', { name: /Ver de dónde sale/ }));
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    await view.user.click(await screen.findByRole('button', { name: 'Compartir' }));
    return { ...view, copy };
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    history.replaceState(null, '', '/');
  });

  it('[S7B.share] hands what it says and the address of its view to the share sheet', async () => {
    const sheet = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
    const { copy, announced } = await share();
    await waitFor(() =>
      expect(sheet).toHaveBeenCalledExactlyOnceWith({
        title: 'Equivale',
        text: '1 AED = 0,23275 EUR',
        url: link,
      }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(copy).not.toHaveBeenCalled();
    expect(announced()).toBeUndefined();
  });

  it('[S7B.share] without a share sheet copies the address and says so', async () => {
    const { copy, announced } = await share();
    await waitFor(() => expect(announced()).toBe('share.copied'));
    expect(copy).toHaveBeenCalledExactlyOnceWith(link);
  });
});

describe('what the sources say of a rate', () => {
  /** ECB, and the figure of HM Revenue & Customs for September 2026 (1.16034 USD per EUR) as if it were of the day before. */
  const DETAILS = {
    EUR: {
      source: 'ecb',
      date: '2026-08-21',
      mark: 'observed',
      spread: 0.0082332,
      opinions: [
        { source: 'ecb', date: '2026-08-21', rate: 1 / 1.1699 },
        { source: 'hmrc', date: '2026-08-20', rate: 0.861812 },
      ],
    },
  };
  const sheet = () => screen.findByRole('dialog', { name: 'De dónde sale esta cifra' });

  it('[D.rate-sources] online: each with its date and distance, and how far apart they are', async () => {
    const hmrc = { name: 'HM Revenue & Customs', short: 'HMRC' };
    serveRates({ ...ECB_TABLE, details: DETAILS, sources: { hmrc } });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /Ver de dónde sale/ }));
    // 0.861812 x 1.1699 = 1.00823…
    await waitFor(async () => expect((await sheet()).textContent).toMatch(/Entre fuentes0,82\s%/));
    const rows = within(await sheet()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Banco Central Europeo1 EUR = 1,1699 USD21 ago 2026 · oficiales la que usamos',
      'HM Revenue & Customs1 USD = 0,861812 EUR20 ago 2026solo para comparar, +0,82 %',
    ]);
  });

  it('[D.rate-sources] of a currency fixed by law its anchor is compared', async () => {
    serveRates({ ...ECB_TABLE, details: DETAILS });
    const { user } = await open('/currency/AED/EUR');
    await user.click(screen.getByRole('button', { name: /Ver de dónde sale/ }));
    await waitFor(async () => expect((await sheet()).textContent).toMatch(/Entre fuentes0,82\s%/));
    // 0.861812 / 3.6725 = 0.234666…
    expect(
      within(await sheet())
        .getAllByRole('listitem')
        .at(-1)?.textContent,
    ).toContain('1 AED = 0,234666 EUR');
  });

  it('[D.rate-sources] of a pair that law alone fixes no market is compared', async () => {
    const franc = {
      source: 'legal',
      date: '2026-08-21',
      mark: 'peg',
      codes: ['XOF'],
      published: { base: 'EUR', rates: { XOF: '655.957' } },
    };
    const rates = { ...ECB_TABLE.rates, XOF: 655.957 / 1.1699 };
    serveRates({ ...ECB_TABLE, rates, origins: [...ECB_TABLE.origins, franc], details: DETAILS });
    const { user } = await open('/currency/EUR/XOF');
    await user.click(screen.getByRole('button', { name: /Ver de dónde sale/ }));
    await waitFor(async () =>
      expect((await sheet()).textContent).toContain('no hay otra con la que comparar'),
    );
    const rows = within(await sheet()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([expect.stringContaining('1 EUR = 655,957 XOF')]);
  });

  it('[D.rate-sources] a pair of which one source alone has both sides says that there is no other', async () => {
    serveRates({ ...ECB_TABLE, details: DETAILS });
    const { user } = await open('/currency/EUR/JPY');
    await user.click(screen.getByRole('button', { name: /Ver de dónde sale/ }));
    await waitFor(async () =>
      expect((await sheet()).textContent).toContain('no hay otra con la que comparar'),
    );
    expect(within(await sheet()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('[D.rate-sources] offline it says that they cannot be compared, and nothing is asked', async () => {
    serveRates(undefined);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /Ver de dónde sale/ }));
    expect((await sheet()).textContent).toContain('sin conexión no se pueden comparar');
  });
});

describe('said aloud', () => {
  it('[I3.announced-once] the result is announced once, after typing has settled', async () => {
    await open();
    const announced: string[] = [];
    const hear = () => {
      for (const { textContent } of screen.getAllByRole('status')) {
        if (textContent && textContent !== announced.at(-1)) announced.push(textContent);
      }
    };
    const hearing = new MutationObserver(hear);
    hearing.observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    // Keys within one task: on a busy machine typing settles between two awaited ones.
    const type = (text: string) => {
      for (const end of text.split('').keys()) {
        fireEvent.change(amount(), { target: { value: text.slice(0, end + 1) } });
        hear();
      }
    };
    type('1234');
    // 1234 / 1.1699 = 1054.791008…
    await waitFor(() => expect(announced).toContain('1.054,791008 EUR'));
    type('100');
    await waitFor(() => expect(announced).toContain('85,477391 EUR'));
    hearing.disconnect();
    expect(announced).toEqual(['1.054,791008 EUR', '85,477391 EUR']);
  });
});

it.each([
  ['es', 'unsigned', 'Los tipos recibidos no llevan la firma de este servicio.'],
  ['en', 'older', 'The rates received are older than the ones you have.'],
] as const)(
  '[I18.signed-app] says in %s why rates that came are not used: %s',
  async (language, refusal, sentence) => {
    await activateLanguage(language);
    const state = {
      place: 'device',
      isRefreshing: false,
      isUnreachable: true,
      signature: undefined,
    } as const;
    const rates = { table: BUNDLED, ...state, refusal, refresh: () => {} };
    render(<OfflineBanner rates={rates} />, { wrapper: Surroundings as never });
    expect(screen.getByText(sentence)).toBeDefined();
  },
);
