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
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelledBy}
      onClick={() => onChange(!isOn)}
      className="ml-auto grid min-h-touch min-w-[52px] place-items-center rounded-field"
    >
      <span
        className={`relative h-8 w-[52px] rounded-full transition-colors ease-house ${isOn ? 'bg-accent' : 'bg-control'}`}
      >
        <span
          className={`absolute top-1 left-1 size-6 rounded-full transition-transform ease-house ${
            isOn ? 'translate-x-5 bg-on-accent' : 'bg-surface'
          }`}
        />
      </span>
    </button>
  );
}
