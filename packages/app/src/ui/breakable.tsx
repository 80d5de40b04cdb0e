import { Fragment } from 'react';

/** A number may break after a group separator only: a separator before exactly three digits. */
const GROUP_END = /(?<=[^\d])(?=\d{3}(?!\d))/;

/** The numbers of a sentence, with their separators, and the words between them. */
const NUMBERS = /(\d[\d.,\u202F\u2019]*\d)/;

/** A number that may break at its group separators, and so never overflows. */
export function Breakable({ text }: { readonly text: string }) {
  return text.split(GROUP_END).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups of one number have no identity but their place
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {group}
    </Fragment>
  ));
}

/** A number moves whole to the next line, and breaks at separators only where a line is too short for it. */
export function Equation({ text }: { readonly text: string }) {
  return text.split(NUMBERS).map((part, index) =>
    GROUP_END.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence have no identity but their place
      <span key={index} className="inline-block max-w-full">
        <Breakable text={part} />
      </span>
    ) : (
      part
    ),
  );
}
