/** A small choice in a row that scrolls sideways. */
export const chipClass =
  'type-label-strong inline-flex min-h-touch min-w-touch items-center justify-center gap-2 whitespace-nowrap rounded-[22px] border border-line ' +
  'bg-surface px-3.5 hover:bg-raised active:bg-pressed focus-visible:-outline-offset-2';

interface Choice {
  readonly key: string;
  readonly text: string;
  readonly figure: string;
  readonly onChoose: () => void;
}

/** Other interpretations, or words that would be understood: one tap each, in one row. */
export function ChoiceRow({
  label,
  choices,
}: {
  readonly label: string;
  readonly choices: readonly Choice[];
}) {
  if (choices.length === 0) return null;
  return (
    <div className="flex gap-2 items-center overflow-x-auto [scrollbar-width:none] min-h-13 [margin:4px_-8px_0] py-1 px-4 border-t border-line xl:[margin:4px_-12px_0] xl:py-1 xl:px-5">
      <span className="type-label flex-none text-muted">{label}</span>
      <ul aria-label={label} className="flex gap-2">
        {choices.map(({ key, text, figure, onChoose }) => (
          <li key={key}>
            <button type="button" className={chipClass} onClick={onChoose}>
              <span className={figure ? 'font-normal text-muted' : ''}>{text}</span>
              {figure}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
