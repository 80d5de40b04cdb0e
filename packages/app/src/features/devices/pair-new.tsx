import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../../i18n/i18n.ts';
import { Moved } from '../../platform/moved.tsx';
import { currentMembership } from '../../sync/membership-store.ts';
import { beginAsNew } from '../../sync/pairing/new-device.ts';
import type { Offer } from '../../sync/pairing/protocol.ts';
import { join } from '../../sync/sync-device.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { describeCounts } from './counts.ts';
import { deviceName } from './device-name.ts';
import { PairingEnded } from './pairing-end.tsx';
import { Done, Question, Wait } from './pairing-steps.tsx';
import { ShownCode, type ShownCodeProps, ShownDigits } from './shown-code.tsx';
import { type Pairing, type PairingEnd, usePairing } from './use-pairing.ts';

type Step =
  | ({ readonly at: 'code' } & ShownCodeProps)
  | {
      readonly at: 'digits';
      readonly digits: string;
      readonly until: number;
      /** How often other digits may still come, where some have. */
      readonly left?: number;
    }
  | { readonly at: 'question'; readonly offer: Offer; readonly answer: (isYes: boolean) => void }
  | { readonly at: 'joining' }
  | { readonly at: 'done' };

/** How often a new code is shown by itself: whoever only guesses must not go on for ever. */
const MAX_RENEWALS = 2;

/** @returns `renew` where the code was answered and is no longer good, `left` where there is nothing more to see here */
async function pairOnce(
  { open, show }: Pairing<Step>,
  isRenewed: boolean,
): Promise<PairingEnd | 'renew' | 'left' | undefined> {
  const mailbox = open();
  const { until } = mailbox;
  const device = await beginAsNew(mailbox);
  show({ at: 'code', code: device.code, publicKey: device.publicKey, until, isRenewed });
  const answered = await device.answered();
  if (typeof answered === 'string') return answered;
  const { digits } = answered;
  show({ at: 'digits', digits, until });
  const proven = await answered.proof((left) => show({ at: 'digits', digits, until, left }));
  if (proven === 'void' || proven === 'over') return 'renew';
  if (proven === 'wrong') return proven;
  const isYes = await new Promise<boolean>((answer) => show({ at: 'question', offer: proven.offer, answer }));
  if (!isYes) {
    await proven.decline();
    return 'left';
  }
  show({ at: 'joining' });
  const name = deviceName(navigator.userAgent);
  const secret = await proven.accept(name);
  if (typeof secret === 'string') return secret;
  const membership = await join(name, secret, device.keys);
  if (membership?.fault || !(await proven.finished())) return 'left';
  show({ at: 'done' });
  return undefined;
}

function JoinQuestion({ offer, answer }: Extract<Step, { at: 'question' }>) {
  const { t, language } = useTranslate();
  const counted = describeCounts(offer.counts, t, language);
  return (
    <Question
      title={t('devices.join', { name: offer.name })}
      body={counted.total > 0 ? t('devices.join.body', counted) : t('devices.join.nothing')}
      no={t('devices.join.no')}
      yes={t('devices.join.yes')}
      onAnswer={answer}
    />
  );
}

function Pair() {
  const { t } = useTranslate();
  const [, navigate] = useLocation();
  const leave = () => navigate('/devices');
  const { step, end, begin } = usePairing<Step>(async (pairing) => {
    for (let renewals = 0; ; renewals += 1) {
      const ended = await pairOnce(pairing, renewals > 0);
      if (ended === 'left') leave();
      if (ended !== 'renew') return ended === 'left' ? undefined : ended;
      if (renewals === MAX_RENEWALS) return 'over';
    }
  });
  if (end) return <PairingEnded end={end} onNext={begin} />;
  switch (step?.at) {
    case 'code':
      return <ShownCode {...step} />;
    case 'digits':
      return <ShownDigits {...step} left={step.left} onCancel={leave} />;
    case 'question':
      return <JoinQuestion {...step} />;
    case 'joining':
      return <Wait title={t('devices.syncing')} />;
    case 'done':
      return <Done title={t('devices.done.new')} />;
    default:
      return <Spinner label={t('app.loading')} />;
  }
}

/** This device as the new one: it shows a code, then six digits, and joins when its person says so here. */
export function PairNew() {
  const [isMember] = useState(() => currentMembership() !== undefined);
  return isMember ? <Moved to="/devices" /> : <Pair />;
}
