interface SwitchProps {
  /** Id of the text that names it. */
  readonly labelledBy: string;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

/** Something that is on or off, on a touch target of 52 by 44 px. */
export function Switch({ labelledBy, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      data-row
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelledBy}
      onClick={() => onChange(!isOn)}
      className="ms-auto grid min-h-touch min-w-[52px] place-items-center rounded-field"
    >
      <span
        className={`relative h-8 w-[52px] rounded-full transition-colors ease-house ${isOn ? 'bg-accent' : 'bg-control'}`}
      >
        <span
          className={`absolute top-1 size-6 rounded-full transition-all ease-house ${
            isOn ? 'start-6 bg-on-accent' : 'start-1 bg-surface'
          }`}
        />
      </span>
    </button>
  );
}
