import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { logStorage } from '../../device/storage-fault.ts';
import { useTranslate } from '../../i18n/i18n.ts';
import { MAX_NAME } from '../../records/kinds/devices.ts';
import { devicesOf } from '../../sync/membership.ts';
import { useMembership } from '../../sync/membership-store.ts';
import { rename } from '../../sync/sync-device.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';

interface QuestionProps {
  readonly title: string;
  readonly body: string;
  readonly no: string;
  readonly yes: string;
  readonly onAnswer: (isYes: boolean) => void;
}

/** A question that is answered with yes by intent alone: the focus is on no. */
export function Question({ title, body, no, yes, onAnswer }: QuestionProps) {
  const [titleId, bodyId] = [useId(), useId()];
  const noButton = useRef<HTMLButtonElement>(null);
  useEffect(() => noButton.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with two buttons is no form
    <div className="devices-pairing" role="group" aria-labelledby={titleId} aria-describedby={bodyId}>
      <h2 id={titleId} className="type-title text-balance">
        {title}
      </h2>
      <p id={bodyId} className="text-pretty text-muted">
        {body}
      </p>
      <div className="flex flex-wrap gap-3 w-full *:flex-1">
        <Button ref={noButton} onClick={() => onAnswer(false)}>
          {no}
        </Button>
        <Button isMain onClick={() => onAnswer(true)}>
          {yes}
        </Button>
      </div>
    </div>
  );
}

function NewHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="type-title text-balance outline-0">
      {children}
    </h2>
  );
}

interface WaitProps {
  readonly title: string;
  readonly body?: string;
  readonly onCancel?: () => void;
}

export function Wait({ title, body, onCancel }: WaitProps) {
  const { t } = useTranslate();
  return (
    <div className="devices-pairing">
      <NewHeading>{title}</NewHeading>
      {body && <p className="text-pretty text-muted">{body}</p>}
      {onCancel && <Button onClick={onCancel}>{t('devices.cancel')}</Button>}
    </div>
  );
}

/** Both are paired: this device can get another name. */
export function Done({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const { t } = useTranslate();
  const [, navigate] = useLocation();
  const membership = useMembership();
  const own = membership && devicesOf(membership)[0]?.name;
  const [name, setName] = useState(own ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    if (typed && typed !== own)
      rename(typed).catch((error: unknown) => logStorage('The name of this device was not stored', error));
    navigate('/devices');
  };
  return (
    <form className="devices-pairing" noValidate onSubmit={submit}>
      <NewHeading>{title}</NewHeading>
      {children}
      <div className="w-full">
        <FormField
          label={t('devices.own-name')}
          text={name}
          onText={(text) => setName(text.slice(0, MAX_NAME))}
        />
      </div>
      <Button type="submit" isMain>
        {t('devices.done')}
      </Button>
    </form>
  );
}
