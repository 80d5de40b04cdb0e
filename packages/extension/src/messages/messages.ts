/** What the extension says; `{0}` and `{1}` stand for what is put in. */
export interface Messages {
  /** In the store and in the browser's list of extensions, at most 132 characters. */
  readonly description: string;
  /** The browser puts the selected text in the place of `%s`. */
  readonly menuConvert: string;
  readonly commandConvert: string;
  readonly omniboxHint: string;
  readonly selected: string;
  readonly copy: string;
  readonly copyOf: string;
  readonly copied: string;
  readonly close: string;
  readonly back: string;
  readonly change: string;
  readonly pricesOne: string;
  readonly pricesOther: string;
  readonly pricesNone: string;
  readonly pageClosed: string;
  readonly seeIn: string;
  readonly readAs: string;
  readonly alsoOnPage: string;
  readonly turnOn: string;
  readonly turnOff: string;
  readonly ask: string;
  readonly askExample: string;
  readonly settings: string;
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  readonly result: string;
  readonly swap: string;
  readonly recent: string;
  readonly list: string;
  readonly listOf: string;
  readonly target: string;
  readonly fee: string;
  readonly feeNote: string;
  readonly figures: string;
  readonly figuresOwn: string;
  readonly site: string;
  readonly siteHint: string;
  readonly privacy: string;
  readonly old: string;
  readonly peg: string;
  readonly retired: string;
  readonly exact: string;
  readonly noRate: string;
  readonly notUnderstood: string;
  readonly notANumber: string;
  readonly noSelection: string;
  readonly sourceEcb: string;
  readonly sourceImf: string;
}
