import type { RateType } from '@equivale/contract';

/** What the page about the sources says; `{…}` is filled by its script. */
export interface StatusWords {
  readonly description: string;
  readonly loading: string;
  readonly noScript: string;
  readonly unreachable: string;
  readonly allGood: string;
  readonly someLate: string;
  readonly checked: string;
  readonly upToDate: string;
  readonly lateOne: string;
  readonly lateMany: string;
  readonly newest: string;
  readonly noValue: string;
  readonly asked: string;
  readonly notAsked: string;
  readonly counted: string;
  readonly missing: string;
  readonly unknown: string;
  readonly cadence: Readonly<Record<'daily' | 'monthly' | 'continuous', string>>;
  readonly key: Readonly<Record<'published' | 'not-due' | 'missing' | 'unknown', string>>;
  /** Names of sources that the language has for itself. */
  readonly names: Readonly<Record<string, string>>;
  /** Kinds of figures by their key; the build takes them from the app's words. */
  readonly types?: Readonly<Record<string, string>>;
  readonly institution: string;
  readonly type: string;
  readonly validFor: string;
  readonly days: string;
  readonly state: string;
  readonly direct: string;
  readonly via: string;
  readonly ahead: string;
  readonly missedOne: string;
  readonly missedMany: string;
  readonly refused: string;
  readonly documented: string;
  readonly currencies: string;
  readonly at: string;
}

/** What the pages beside the app say, in one language. The pages are written by the build; no device loads these words. */
export interface DocsWords {
  readonly home: string;
  readonly pagesName: string;
  readonly pages: {
    readonly docs: string;
    readonly rates: string;
    readonly status: string;
    readonly embed: string;
  };
  readonly api: {
    readonly description: string;
    readonly heading: string;
    readonly lead: string;
    readonly shortened: string;
    readonly past: { readonly title: string; readonly body: string };
    readonly sheet: {
      readonly title: string;
      readonly separator: ';' | ',';
      readonly google: string;
      readonly excel: string;
      readonly note: string;
    };
    readonly fair: { readonly title: string; readonly items: (perMinute: number) => readonly string[] };
    readonly voices: { readonly title: string; readonly body: string };
    readonly packages: { readonly title: string; readonly body: string };
    readonly assistants: { readonly title: string; readonly body: string };
    readonly calls: string;
    readonly deviceCalls: { readonly title: string; readonly body: string };
    readonly schema: string;
    readonly copySchema: string;
    readonly needed: string;
    /** What a call gives, where the schema does not say it in this language. */
    readonly summaries: Readonly<Record<string, string>>;
  };
  readonly embed: {
    readonly description: string;
    readonly heading: string;
    readonly lead: string;
    readonly attributes: { readonly title: string; readonly rows: readonly (readonly [string, string])[] };
    readonly link: string;
    readonly style: { readonly title: string; readonly body: string };
    readonly pinned: { readonly title: string; readonly body: string };
    readonly frame: { readonly title: string; readonly body: string };
    readonly example: string;
    readonly hint: string;
  };
  readonly rates: {
    readonly description: string;
    readonly heading: string;
    readonly lead: string;
    /** Over the list of kinds of figures, whose names are those of the app's provenance. */
    readonly kinds: string;
    readonly meanings: Readonly<Record<RateType | 'compiled', string>>;
    readonly sections: readonly (readonly [title: string, body: string])[];
  };
  readonly status: StatusWords;
}
