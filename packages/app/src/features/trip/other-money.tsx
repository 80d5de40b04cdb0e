import { Check, Plus } from 'lucide-react';
import { useTranslate } from '../../i18n/i18n.ts';
import { chipClass } from '../../ui/chip.ts';

/** The other money of a trip: what is also used there, and whatever else somebody wants to take along. */
export function OtherMoney({
  chosen,
  offered,
  onToggle,
}: {
  readonly chosen: readonly string[];
  readonly offered: readonly string[];
  readonly onToggle: (code: string) => void;
}) {
  const { t } = useTranslate();
  if (offered.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map((code) => {
        const isOn = chosen.includes(code);
        const Icon = isOn ? Check : Plus;
        return (
          <button
            key={code}
            type="button"
            className={chipClass}
            aria-pressed={isOn}
            onClick={() => onToggle(code)}
          >
            <Icon aria-hidden size={16} strokeWidth={1.75} />
            {t('trip.also', { code })}
            <span className="font-normal text-muted">{t('trip.also.used')}</span>
          </button>
        );
      })}
    </div>
  );
}
