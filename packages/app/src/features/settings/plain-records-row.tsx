import { Server, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../i18n/i18n.ts';
import { isSharing, isSwitchedOff, switchPlainRecords } from '../../plain-records/switched-on.ts';
import { plainWordsIn } from '../../plain-records/words.ts';
import { ActionRow } from '../../ui/action-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { rowClass } from '../../ui/list.ts';
import { RowText } from '../../ui/row-text.tsx';
import { Switch } from '../../ui/switch.tsx';

/** Says that the service stores what can be read, and lets the person switch that off and have it erased. */
export function PlainRecordsRow() {
  const { language } = useTranslate();
  const words = plainWordsIn(language).settings;
  const [isOn, setOn] = useState(() => !isSwitchedOff());
  const [ended, setEnded] = useState<'forgotten' | 'failed'>();
  const sharing = isSharing();
  const turn = (on: boolean) => {
    switchPlainRecords(on);
    setOn(on);
    setEnded(undefined);
  };
  const forget = async () => {
    const { forgetOnService } = await import('../../plain-records/start-plain-records.ts');
    await forgetOnService();
    setOn(false);
  };
  const isKept = sharing || !isOn;
  return (
    <>
      <li>
        <div className={`${rowClass} flex-nowrap`}>
          <Icon of={Server} className="mx-1 flex-none" />
          <RowText
            id="plain-records"
            title={words.title}
            detail={<span role="status">{words[ended ?? (sharing ? 'paused' : isOn ? 'on' : 'off')]}</span>}
          />
          {!sharing && <Switch labelledBy="plain-records" isOn={isOn} onChange={turn} />}
        </div>
      </li>
      {isKept && ended !== 'forgotten' && (
        <li>
          <ActionRow
            icon={Trash2}
            title={words.forget}
            onPress={() =>
              void forget().then(
                () => setEnded('forgotten'),
                () => setEnded('failed'),
              )
            }
          />
        </li>
      )}
    </>
  );
}
