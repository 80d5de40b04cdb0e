import './choice-row.css';
import type { ReactNode } from 'react';
import { RowText, type RowTextProps } from './row-text.tsx';

interface ChoiceTextProps extends RowTextProps {
  /** What it comes to. */
  readonly figure?: ReactNode;
  readonly note?: ReactNode;
}

export interface Choice {
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

interface ChoiceRowProps extends ChoiceTextProps, Choice {
  /** Its name, where the text has a sense only in its row. */
  readonly label?: string;
  readonly className?: string;
}

export const ChoiceText = ({ figure, note, ...text }: ChoiceTextProps) => (
  <>
    <RowText {...text} />
    {figure !== undefined && (
      <span className="text-end">
        <b className="font-semibold">{figure}</b>
        {note && <small className="type-label block text-muted">{note}</small>}
      </span>
    )}
  </>
);

/** One of a group of which one is chosen. */
export const ChoiceRow = ({ group, isChosen, onChoose, label, className = '', ...text }: ChoiceRowProps) => (
  <label className={`choice ${className}`}>
    <input type="radio" name={group} aria-label={label} checked={isChosen} onChange={onChoose} />
    <ChoiceText {...text} />
  </label>
);
