import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { emptyDevice } from '../../testing/empty-device.ts';
import { openRoute } from '../../testing/open-route.tsx';
import { serveRates } from '../../testing/serve-rates.ts';
import { CurrencyView } from './currency-view.tsx';

vi.mock('../../api/rates-snapshot.json', () => ({ default: 'unreadable' }));

it('[S4.fallback-rates] [D.rates-labelled] [S8.rates-failure] with no service, nothing kept and no snapshot the fixed set converts, labelled as approximate', async () => {
  await emptyDevice();
  serveRates(undefined);
  const { user } = await openRoute(CurrencyView, '/currency/:from?/:to?', '/currency/USD/EUR');
  const result = await screen.findByRole('button', { name: /\. Copiar resultado$/ });
  // SPEC section 4: EUR 0.85
  expect(result.textContent).toBe('85,00');
  await waitFor(() => expect(document.querySelector('.rate-use')?.textContent).toContain('Aproximado'));
  await user.click(screen.getByRole('button', { name: /Ver de dónde sale/ }));
  expect((await screen.findByRole('dialog')).textContent).toContain('Tipo fijo y aproximado, sin fecha');
});
