import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nProvider } from '../../../packages/app/src/device/i18n-provider.tsx';
import { ChartBody } from '../../../packages/app/src/features/currency/chart/chart-body.tsx';
import '../../../packages/app/src/features/currency/chart/chart.css';
import { activateLanguage } from '../../../packages/app/src/i18n/i18n.ts';
import '../../../packages/app/src/theme/base.css';

type Points = readonly { date: string; rate: string }[];
let show: (points: Points) => void = () => undefined;

/** The card with its head, without a history yet. */
function Stage() {
  const [points, setPoints] = useState<Points>();
  show = setPoints;
  const read = points?.map(({ date, rate }) => ({ date, text: rate, rate: Number(rate) }));
  return (
    <section className="chart rounded-card border border-line bg-surface">
      <h2>EUR por USD</h2>
      {read && (
        <ChartBody base="USD" target="EUR" period="5y" points={read} lookBack={read} isLookingBack={false} />
      )}
    </section>
  );
}

/** The app is there, in its language; the chart is not yet. */
export async function prepare(): Promise<void> {
  await activateLanguage('es');
  flushSync(() =>
    createRoot(document.querySelector('#root') ?? document.body).render(
      <I18nProvider>
        <Stage />
      </I18nProvider>,
    ),
  );
}

/** Draws the card's body as the app does: summary, curve, axes, figures and buttons. */
export const draw = (points: Points): void => flushSync(() => show(points));
