import type { RateType } from '@equivale/contract';

/** Messages of the page about sources; its script fills `{…}`. */
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
  /** Names of sources in the language, where it has its own. */
  readonly names: Readonly<Record<string, string>>;
  /** Kinds of figures by key; the build copies them from the app's messages. */
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

/** Messages of the pages beside the app in one language. Only the build reads them. */
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
    /** Description of a call's response where the schema has none in this language. */
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
    /** Title of the list of kinds of figures, which are named as in the app's provenance. */
    readonly kinds: string;
    readonly meanings: Readonly<Record<RateType | 'compiled', string>>;
    readonly sections: readonly (readonly [title: string, body: string])[];
  };
  readonly status: StatusWords;
}
