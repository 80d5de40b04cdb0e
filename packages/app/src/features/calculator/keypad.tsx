import { Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import { type MessageKey, useTranslate } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import type { EditKey } from './use-calculator.ts';

interface Key {
  readonly face: ReactNode;
  readonly label?: MessageKey;
  /** What it writes, where that is not its label. */
  readonly write?: string;
  readonly edit?: EditKey | 'equals';
  readonly kind?: 'sign' | 'main';
}

const digit = (face: string): Key => ({ face });
const sign = (face: string, label: MessageKey): Key => ({ face, label, kind: 'sign' });

/** Row by row, the digits under the thumb and the signs at its tip. */
const keysFor = (separator: ',' | '.'): readonly Key[] => [
  { face: 'C', label: 'calculator.clear', edit: 'clear', kind: 'sign' },
  { face: '( )', label: 'calculator.key.bracket', edit: 'bracket', kind: 'sign' },
  sign('%', 'calculator.key.percent'),
  sign('÷', 'calculator.key.divide'),
  ...['7', '8', '9'].map(digit),
  sign('×', 'calculator.key.times'),
  ...['4', '5', '6'].map(digit),
  sign('−', 'calculator.key.minus'),
  ...['1', '2', '3'].map(digit),
  sign('+', 'calculator.key.plus'),
  digit('0'),
  { face: separator, label: 'calculator.key.separator' },
  {
    face: <Icon of={Delete} size={22} />,
    label: 'calculator.key.erase',
    edit: 'erase',
  },
  { face: '=', label: 'calculator.key.equals', edit: 'equals', kind: 'main' },
];

interface KeypadProps {
  readonly onPress: (written: string) => void;
  readonly onEdit: (key: EditKey) => void;
  readonly onEquals: () => void;
}

/** A keypad for the thumb. Its keys leave the focus, and so the caret, in the field. */
export function Keypad({ onPress, onEdit, onEquals }: KeypadProps) {
  const { t, locale } = useTranslate();
  const press = ({ edit, face }: Key) => {
    if (edit === 'equals') onEquals();
    else if (edit) onEdit(edit);
    else onPress(String(face));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form
    <div role="group" aria-label={t('calculator.keypad')} className="keypad">
      {keysFor(locale.decimal).map((key, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: keys never move
          key={index}
          type="button"
          className="keypad-key"
          data-kind={key.kind}
          aria-label={key.label && t(key.label)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => press(key)}
        >
          {key.face}
        </button>
      ))}
    </div>
  );
}
