import { pipe, rawCheck, regex, string } from 'valibot';

/** Digits of an exact figure: as many as a typed amount may have. */
export const figureTextSchema = pipe(
  string('must be text'),
  regex(/^-?(?=.{1,1001}$)\d+(?:\.\d+)?$/, 'must be plain decimal digits, a thousand at most'),
);

/** The day or the days whose rate was wanted. */
export const pastSchema = pipe(
  string('must be text'),
  regex(
    /^\d{4}(?:-Q[1-4]|-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/,
    'must be a day, month, quarter or year',
  ),
);

const TEXTS = [
  ['fromText', 'fromValue'],
  ['toText', 'toValue'],
  ['rateText', 'rate'],
] as const;
type Figures = Partial<Record<(typeof TEXTS)[number][0], string | undefined>> &
  Partial<Record<(typeof TEXTS)[number][1], number | undefined>>;

/** Refuses a text to which the number beside it is not the nearest double. */
export const textsAgree = <T extends Figures>() =>
  rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input: Figures = dataset.value;
    for (const [key, number] of TEXTS) {
      const value = input[key];
      if (value === undefined || Number(value) === input[number]) continue;
      const message = `must be a decimal to which ${number} is the nearest double`;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value }] });
    }
  });
