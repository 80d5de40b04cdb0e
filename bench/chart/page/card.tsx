import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { I18nProvider } from '../../../packages/app/src/device/i18n-provider.tsx';
import { queryClient } from '../../../packages/app/src/device/query-client.ts';
import { ChartCard } from '../../../packages/app/src/features/currency/chart/chart-card.tsx';
import { activateLanguage } from '../../../packages/app/src/i18n/i18n.ts';
import '../../../packages/app/src/theme/base.css';

/** The whole card with the app's own way of loading data, for the period buttons. */
export async function showCard(): Promise<void> {
  await activateLanguage('es');
  createRoot(document.querySelector('#root') ?? document.body).render(
    <I18nProvider>
      <QueryClientProvider client={queryClient}>
        <ChartCard base="USD" target="EUR" />
      </QueryClientProvider>
    </I18nProvider>,
  );
}
