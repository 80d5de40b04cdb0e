import type { StoredAlert } from '@equivale/contract';
import { quote } from '@equivale/core';
import { EllipsisVertical, Pause, Play, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import type { RatesTable } from '../../api/rates.ts';
import { converterPath } from '../../conversion/address.ts';
import { describeAlert } from '../../converter/alerts/describe-alert.ts';
import { isReached } from '../../converter/alerts/evaluate-alert.ts';
import { PairMark } from '../../converter/rows/pair-mark.tsx';
import { useTranslate } from '../../i18n/i18n.ts';
import { notify } from '../../platform/notices.ts';
import { type OverlayProps, open } from '../../platform/overlays.ts';
import type { WriteOutcome } from '../../records/kind.ts';
import { alerts } from '../../records/kinds/alerts.ts';
import { ActionMenu, MenuAction } from '../../ui/action-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { rowActionClass } from '../../ui/list.ts';
import { RowText } from '../../ui/row-text.tsx';
import { tellService } from './push-note.tsx';

const DIGITS = 15;

async function change(outcome: Promise<WriteOutcome>): Promise<void> {
  if ((await outcome).ok) await tellService();
}

/** The alert made ready again at the rate of now; as it is, where there is none. */
function rearmed(alert: StoredAlert, table: RatesTable): StoredAlert {
  const { fired: _, isPaused: __, ...rest } = alert;
  const quoted = quote({ amount: '1', from: alert.from, to: alert.to }, table);
  if (!quoted.ok) return alert;
  const base = quoted.rate.toSignificant(DIGITS);
  return { ...rest, armedAt: Date.now(), base, isWaiting: isReached(alert, quoted.rate) };
}

interface AlertRowProps {
  readonly alert: StoredAlert;
  readonly table: RatesTable;
  readonly detail: string;
}

const isResting = ({ fired, kind }: StoredAlert) => fired !== undefined && kind !== 'weekly';

function AlertMenu({ alert, table, ...overlay }: Omit<AlertRowProps, 'detail'> & OverlayProps) {
  const { t, locale } = useTranslate();
  const act = (work: () => Promise<void>) => () => {
    overlay.onClose();
    void work();
  };
  const pause = () =>
    change(
      alerts.update(alert.id, (now) => (alert.isPaused ? rearmed(now, table) : { ...now, isPaused: true })),
    );
  const remove = async () => {
    if (!(await alerts.remove(alert.id)).ok) return;
    await tellService();
    notify({
      message: 'alerts.removed',
      action: { label: 'alerts.undo', run: () => void change(alerts.put(rearmed(alert, table))) },
    });
  };
  return (
    <ActionMenu title={describeAlert(alert, t, locale)} {...overlay}>
      {!isResting(alert) && (
        <MenuAction icon={alert.isPaused ? Play : Pause} onPress={act(pause)}>
          {t(alert.isPaused ? 'alerts.resume' : 'alerts.pause')}
        </MenuAction>
      )}
      <MenuAction icon={Trash2} onPress={act(remove)}>
        {t('alerts.remove')}
      </MenuAction>
    </ActionMenu>
  );
}

export function AlertRow({ alert, table, detail }: AlertRowProps) {
  const { t, locale } = useTranslate();
  const title = describeAlert(alert, t, locale);
  const pair = { category: 'currency', fromUnit: alert.from, toUnit: alert.to } as const;
  return (
    <li className="flex items-center pe-1">
      <Link href={converterPath(pair)} className={`${rowActionClass} flex-nowrap`}>
        <PairMark {...pair} />
        <RowText title={title} detail={detail} />
      </Link>
      {isResting(alert) && (
        <Button
          className="min-h-11 px-3"
          onClick={() => void change(alerts.update(alert.id, (now) => rearmed(now, table)))}
        >
          {t('alerts.again')}
        </Button>
      )}
      <IconButton
        icon={EllipsisVertical}
        label={t('alerts.actions', { what: title })}
        onClick={(event) => open(AlertMenu, { alert, table }, event.currentTarget)}
      />
    </li>
  );
}
