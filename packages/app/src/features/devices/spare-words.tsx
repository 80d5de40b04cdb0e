import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../../i18n/i18n.ts';
import { type Bytes, fromBase64Url } from '../../sync/bytes.ts';
import type { Membership } from '../../sync/membership.ts';
import { wordsOf } from '../../sync/spare-words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Nobody needs longer to be seen with them. */
const SHOWN_MS = 60_000;

/** The secret as words to copy onto paper: shown on request, and hidden again after a minute. */
export function SpareWords({ membership }: { readonly membership: Membership }) {
  const { t, language } = useTranslate();
  const [, navigate] = useLocation();
  const [words, setWords] = useState<readonly string[]>();
  const [isHidden, setHidden] = useState(true);
  useEffect(() => {
    void wordsOf(fromBase64Url(membership.secret) as Bytes, language).then(setWords);
  }, [membership.secret, language]);
  useEffect(() => {
    if (isHidden) return;
    const timer = setTimeout(() => setHidden(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHidden]);
  if (!words) return <Spinner label={t('app.loading')} />;
  return (
    <div className="max-w-[720px]">
      <p className="mt-2 mb-4 max-w-[544px] text-pretty text-muted">{t('devices.words.body')}</p>
      {isHidden ? (
        <>
          <p className="mb-4 max-w-[544px] text-pretty">{t('devices.words.ask')}</p>
          <Button onClick={() => setHidden(false)}>{t('devices.words.show')}</Button>
        </>
      ) : (
        <>
          <ol className="devices-words" translate="no">
            {words.map((word, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, its place does not
              <li key={at}>{word}</li>
            ))}
          </ol>
          <div className="mt-4 flex flex-wrap gap-3 print:hidden">
            <Button onClick={() => print()}>
              <Icon of={Printer} />
              {t('devices.print')}
            </Button>
            <Button isMain onClick={() => navigate('/devices')}>
              {t('devices.words.done')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
