import { OVEN_SETTINGS } from '@equivale/core/kitchen';
import { useTranslate } from '../../i18n/i18n.ts';

export function OvenTable() {
  const { t } = useTranslate();
  const heads = [t('kitchen.oven.gas'), '°C', t('kitchen.oven.fan'), '°F'];
  return (
    <section aria-labelledby="oven" className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-pad pt-3 pb-1 lg:pt-4">
        <h2 id="oven" className="type-strong">
          {t('kitchen.oven')}
        </h2>
        <p className="type-label text-muted">{t('kitchen.oven.convention')}</p>
      </div>
      <table className="reference-table [&_th]:hyphens-auto [&_th]:[overflow-wrap:anywhere]">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {OVEN_SETTINGS.map(({ gas, celsius, fan, fahrenheit }) => (
            <tr key={gas}>
              <th scope="row">{gas}</th>
              <td>{celsius}</td>
              <td>{fan}</td>
              <td>{fahrenheit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
