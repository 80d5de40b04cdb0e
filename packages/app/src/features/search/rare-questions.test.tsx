import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, it, vi } from 'vitest';
import { activateLanguage } from '../../i18n/i18n.ts';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { ECB_TABLE, serveRates } from '../../testing/serve-rates.ts';
import { SearchDialog } from './search-dialog.tsx';

const Shown = () => <SearchDialog opener={null} onClose={() => undefined} />;
const shown = () => document.body.textContent ?? '';

/** Types a question and waits for a text: nothing but the text is told of a failure. */
async function asks(query: string, text: RegExp) {
  const { user } = await openRoute(Shown, '/', '/');
  await user.type(screen.getByRole('textbox'), query);
  const onTimeout = (error: Error) => error;
  await waitFor(
    () => {
      if (!text.test(shown())) throw new Error(shown());
    },
    { onTimeout },
  );
  cleanup();
}

/** A gram of fine gold is 100 euros, by the definition of the troy ounce. */
const gold = {
  source: 'exchange-api',
  date: '2026-08-21',
  mark: 'observed',
  codes: ['XAU'],
  kind: 'market',
  published: { base: 'EUR', rates: { XAU: '0.000321507465686279805' } },
};

beforeEach(async () => {
  await emptyDevice();
  const rates = { ...ECB_TABLE.rates, XAU: 1 / 3110.34768 / 1.1699 };
  serveRates({ ...ECB_TABLE, rates, origins: [...ECB_TABLE.origins, gold] });
  await activateLanguage('es');
});

it('[I43.metals] the app values 10 g of 18 karat gold, and says that it is the metal alone', async () => {
  await asks('10 g de oro 18k en euros', /10 g \(oro 18 k\) → EUR.*750,0.*Solo el valor del metal/);
});

it('[I43.metals] the app tells the weight of metal that money comes to', async () => {
  await asks('150 euros en gramos de oro 18k', /150\sEUR → g \(oro 18 k\).*2,0+\sg.*Solo el valor del metal/);
});

it('[I43.questions] [I43.composed-questions] [I43.substances] it answers about technical and composed units and substances', async () => {
  await asks('12 voltios en milivoltios', /12 V → mV.*12\.000/);
  await asks('3 kg·m²/s³ en W', /3 kg·m²\/s³ → W.*3/);
  // 180.156 g/mol: C6H12O6 by IUPAC 2021
  await asks('100 mg/dl de glucosa en mmol/l', /5,55074\d*\smmol\/l.*no un consejo médico/);
});

it('[I43.preferences] proposes what people measure in where the browser is from', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-US', 'es']);
  await asks('100 kg', /Buscar un conversor100\s?kg → lb/);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-MX', 'es']);
  await asks('30 ºF', /30\s?°F → °C/);
  vi.restoreAllMocks();
});
