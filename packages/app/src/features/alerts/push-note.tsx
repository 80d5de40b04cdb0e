import { BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  askToNotify,
  type PushState,
  pushState,
  registerAlerts,
  servicePushes,
} from '../../converter/alerts/push.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Tells the service, where it can push to this browser. */
export async function tellService(): Promise<void> {
  if (pushState() === 'on') await registerAlerts();
}

/** Whether this browser can receive notifications of this service; to be read again with `reread`. */
export function usePush(): { readonly state: PushState; readonly reread: () => void } {
  const [state, setState] = useState(pushState);
  useEffect(() => {
    if (pushState() !== 'on' && pushState() !== 'ask') return;
    let isOver = false;
    void servicePushes().then((isPushed) => {
      if (!isPushed && !isOver) setState('none');
    });
    return () => {
      isOver = true;
    };
  }, []);
  return { state, reread: () => setState(pushState()) };
}

export function PushNote({ state, reread }: ReturnType<typeof usePush>) {
  const { t } = useTranslate();
  if (state === 'on') return null;
  const ask = async () => {
    await askToNotify();
    reread();
    await tellService();
  };
  return (
    <div className="mb-4 flex items-start gap-3 rounded-card bg-raised px-4 py-3">
      <Icon of={BellOff} className="mt-0.5 shrink-0 text-muted" />
      <div className="type-label flex-1 text-pretty">
        <p>{t(`alerts.push.${state}`)}</p>
        {state === 'ios' && (
          <ol className="mt-2 list-decimal ps-5">
            {(['1', '2', '3'] as const).map((step) => (
              <li key={step}>{t(`alerts.ios.${step}`)}</li>
            ))}
          </ol>
        )}
        {state === 'ask' && (
          <Button className="mt-2 min-h-11" onClick={() => void ask()}>
            {t('alerts.push.go')}
          </Button>
        )}
      </div>
    </div>
  );
}
