/** Browsers by what only they say of themselves, the narrowest first. */
const BROWSERS = [
  [/\bEdg/, 'Edge'],
  [/\bFirefox|\bFxiOS/, 'Firefox'],
  [/\bChrome|\bCriOS/, 'Chrome'],
  [/\bSafari/, 'Safari'],
] as const;
const SYSTEMS = [
  [/\bAndroid/, 'Android'],
  [/\biPhone/, 'iPhone'],
  [/\biPad/, 'iPad'],
  [/\bWindows/, 'Windows'],
  [/\bMac OS X/, 'Mac'],
  [/\bLinux/, 'Linux'],
] as const;

const nameIn = (names: readonly (readonly [RegExp, string])[], agent: string) =>
  names.find(([sign]) => sign.test(agent))?.[1];

/** What a device is called until its person knows better: `Android · Firefox`. Only the person's own devices receive it. */
export function deviceName(agent: string): string {
  const parts = [nameIn(SYSTEMS, agent), nameIn(BROWSERS, agent)].filter((part) => part !== undefined);
  return parts.join(' · ') || 'Equivale';
}
