import { Check, Plus } from 'lucide-react';
import { useTranslate } from '../../i18n/i18n.ts';
import { chipClass } from '../../ui/chip.ts';
import { Icon } from '../../ui/icon.tsx';

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
        return (
          <button
            key={code}
            type="button"
            className={chipClass}
            aria-pressed={isOn}
            onClick={() => onToggle(code)}
          >
            <Icon of={isOn ? Check : Plus} size={16} />
            {t('trip.also', { code })}
            <span className="font-normal text-muted">{t('trip.also.used')}</span>
          </button>
        );
      })}
    </div>
  );
}
