import { MonitorSmartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../../i18n/i18n.ts';
import { presentDevices } from '../../records/kinds/devices.ts';
import type { Bytes } from '../../sync/bytes.ts';
import { devicesOf, type Membership } from '../../sync/membership.ts';
import { currentMembership, useMembership } from '../../sync/membership-store.ts';
import { type AcceptedNew, answerNew, findNew } from '../../sync/pairing/known-device.ts';
import { MailboxFault } from '../../sync/pairing/mailbox.ts';
import { type Hello, type PairingFault, publicKeyIn } from '../../sync/pairing/protocol.ts';
import { beginSharing, syncNow } from '../../sync/sync-device.ts';
import { Icon } from '../../ui/icon.tsx';
import { listClass, rowClass } from '../../ui/list.ts';
import { RowText } from '../../ui/row-text.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CodeForm, type CodeNotice } from './code-form.tsx';
import { countLocal } from './counts.ts';
import { deviceName } from './device-name.ts';
import { PairingEnded } from './pairing-end.tsx';
import { Done, Question, Wait } from './pairing-steps.tsx';
import { DigitsForm } from './six-digits.tsx';
import { type Pairing, type PairingEnd, type PairingMailbox, usePairing } from './use-pairing.ts';
import { useQuietSecond } from './use-quiet-second.ts';

type Target = Bytes | Hello;

type Step =
  | { readonly at: 'digits'; readonly left?: number | undefined; readonly submit?: (digits: string) => void }
  | { readonly at: 'match' }
  | { readonly at: 'sending' }
  | { readonly at: 'done'; readonly name: string; readonly deviceId: string };

const ownName = (membership: Membership | undefined) =>
  (membership && devicesOf(membership)[0]?.name) ?? deviceName(navigator.userAgent);

const isListed = (membership: Membership | undefined, deviceId: string) =>
  presentDevices(membership?.devices ?? []).some(({ id }) => id === deviceId);

/** A time that is over while digits are being typed is no fault of the network. */
function overOrThrow(error: unknown): PairingFault {
  if (error instanceof MailboxFault && error.code === 'over') return 'over';
  throw error;
}

/** Sends the secret, and waits until the new device is one of those that share. */
async function handOver(mailbox: PairingMailbox, accepted: AcceptedNew, deviceId: string): Promise<boolean> {
  await accepted.sendSecret(await beginSharing(ownName(currentMembership())));
  while (!isListed(currentMembership(), deviceId)) {
    if (mailbox.isOver()) return false;
    await mailbox.pause();
    await syncNow();
  }
  // Where this does not arrive, the other one leaves for its list.
  await accepted.finish().catch(overOrThrow);
  return true;
}

/** @returns what another code has to be typed for, or why it has ended */
async function pair(
  { open, show }: Pairing<Step>,
  target: Target,
  onAnswer: () => void,
): Promise<PairingEnd | CodeNotice | undefined> {
  const mailbox = open();
  const found = 'code' in target ? target : await findNew(mailbox, target);
  if (typeof found === 'string') return found;
  onAnswer();
  const answered = await answerNew(mailbox, found);
  if (typeof answered === 'string') return answered;
  const { deviceId } = answered;
  for (let left: number | undefined; ; ) {
    const digits = await new Promise<string>((submit) => show({ at: 'digits', left, submit }));
    show({ at: 'digits', left });
    const proven = await answered.prove(digits).catch(overOrThrow);
    if (proven === 0) return 'void';
    if (proven === 'over') return 'expired';
    if (proven === 'wrong') return proven;
    if (typeof proven === 'number') {
      left = proven;
      continue;
    }
    show({ at: 'match' });
    const accepted = await proven.offer({ name: ownName(currentMembership()), counts: await countLocal() });
    if (typeof accepted === 'string') return accepted;
    show({ at: 'sending' });
    if (!(await handOver(mailbox, accepted, deviceId))) return 'unanswered';
    show({ at: 'done', name: accepted.name, deviceId });
    return undefined;
  }
}

function BothDevices({ addedId }: { readonly addedId: string }) {
  const { t } = useTranslate();
  const membership = useMembership();
  const shown = membership ? devicesOf(membership) : [];
  return (
    <ul className={`${listClass} w-full`}>
      {shown
        .filter(({ id }) => id === membership?.deviceId || id === addedId)
        .map(({ id, name }) => (
          <li key={id} className={rowClass}>
            <Icon of={MonitorSmartphone} className="mx-1 flex-none" />
            <RowText title={name} detail={t(id === addedId ? 'devices.done.now' : 'devices.done.this')} />
          </li>
        ))}
    </ul>
  );
}

interface PairProps {
  readonly target: Target;
  readonly onCancel: () => void;
  readonly onNewCode: (notice?: CodeNotice) => void;
}

/** Pairs, after a person has confirmed that they are adding a device. */
function Pair({ target, onCancel, onNewCode }: PairProps) {
  const { t } = useTranslate();
  const hasAnswered = useRef(false);
  const { step, end, begin } = usePairing<Step>(async (pairing) => {
    const ended = await pair(pairing, target, () => {
      hasAnswered.current = true;
    });
    if (ended !== 'expired' && ended !== 'void') return ended;
    onNewCode(ended);
    return undefined;
  });
  if (end) {
    // A code that was answered cannot be answered again.
    const again = end === 'offline' && !hasAnswered.current ? begin : () => onNewCode();
    return <PairingEnded end={end} onNext={end === 'unanswered' ? onCancel : again} />;
  }
  switch (step?.at) {
    case 'digits':
      return <DigitsForm left={step.left} onDigits={step.submit} onCancel={onCancel} />;
    case 'match':
      return <Wait title={t('devices.match')} body={t('devices.match.body')} onCancel={onCancel} />;
    case 'sending':
      return <Wait title={t('devices.syncing')} />;
    case 'done':
      return (
        <Done title={t('devices.done.known', { name: step.name })}>
          <BothDevices addedId={step.deviceId} />
        </Done>
      );
    default:
      return <Spinner label={t('app.loading')} />;
  }
}

/** This device as the one that has the data: it reads the code of the new one, by its picture's address or typed. */
export function PairKnown() {
  const { t } = useTranslate();
  const [, navigate] = useLocation();
  const [linked] = useState(() => publicKeyIn(location.hash));
  const [target, setTarget] = useState<Target | undefined>(linked);
  const [isSure, setSure] = useState(false);
  const [notice, setNotice] = useState<CodeNotice>();
  useQuietSecond(linked !== undefined);
  const leave = () => navigate('/devices');
  const onNewCode = (why?: CodeNotice) => {
    setTarget(undefined);
    setSure(false);
    setNotice(why);
  };
  if (target === undefined) return <CodeForm notice={notice} onFound={setTarget} />;
  if (isSure) return <Pair target={target} onCancel={leave} onNewCode={onNewCode} />;
  return (
    <Question
      title={t('devices.adding')}
      body={t('devices.adding.body')}
      no={t('devices.adding.no')}
      yes={t('devices.adding.yes')}
      onAnswer={(isYes) => (isYes ? setSure(true) : leave())}
    />
  );
}
