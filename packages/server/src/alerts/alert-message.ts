import {
  type ExactValue,
  exactOf,
  formatIsoDate,
  formatPercent,
  formatRate,
  type Locale,
  parseDecimal,
} from '@equivale/core';
import { texts as english } from '../../../../languages/en/server.ts';
import type { WaitingAlert } from '../store/alerts/alert-store.ts';
import { ALL_TEXTS } from './texts/all-texts.ts';

export interface FiredAt {
  readonly rate: ExactValue;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** The publisher's own short name. */
  readonly source: string;
}

function writeFigure(text: string | undefined, locale: Locale): string {
  const value = text === undefined ? undefined : parseDecimal(text);
  return value ? formatRate(exactOf(value), locale) : '';
}

/**
 * The message of an alert in the form that every engine takes: Safari shows it by itself, the others' service worker does.
 * @param id the same for one crossing: a message that comes twice takes its own place
 * @source W3C Push API, declarative push message
 */
export function alertMessage(alert: WaitingAlert, id: string, { rate, day, source }: FiredAt): string {
  // An app may speak a language that this service lacks.
  const { locale, path, names, texts } = ALL_TEXTS[alert.language] ?? english;
  const { from, to, kind, base, figure, site } = alert;
  const percent = 100 * (rate.toNumber() / Number(base) - 1);
  const [title, body] = texts[kind]({
    pair: `${from} → ${to}`,
    rate: formatRate(rate, locale),
    origin: `${names[source] ?? source}, ${formatIsoDate(day, locale, 'day')}`,
    figure: writeFigure(figure, locale),
    base: writeFigure(base, locale),
    change: formatPercent(percent, locale, { signed: true }),
  });
  const navigate = `${site}${path}/currency/${from}/${to}`;
  return pushText({ title, body, lang: locale.id, navigate, tag: id });
}

const pushText = (
  notification: Readonly<Record<'title' | 'body' | 'lang' | 'navigate' | 'tag', string>>,
): string => JSON.stringify({ web_push: 8030, notification: { ...notification, dir: 'ltr' } });

/** The message that alerts are erased in so many days unless the app is opened. */
export function unseenMessage(
  { language, site }: Pick<WaitingAlert, 'language' | 'site'>,
  id: string,
  days: number,
): string {
  const { locale, path, unseen } = ALL_TEXTS[language] ?? english;
  const [title, body] = unseen(days);
  return pushText({ title, body, lang: locale.id, navigate: `${site}${path}/alerts`, tag: id });
}
