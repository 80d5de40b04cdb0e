import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS, type LanguageId } from '../../../../../languages/list.ts';
import { LANGUAGE_PARTS } from '../../locale/language-parts.ts';
import { dayReaderWith } from './index.ts';

/** What a text asks for, as an amount in its unit with what that is worked out of. */
async function spanOf(id: LanguageId, text: string, today = '2026-11-29'): Promise<string | undefined> {
  const { questions, locale: loadLocale } = LANGUAGE_PARTS[id];
  const { locale } = await loadLocale();
  const own = (await questions?.())?.language?.dayWords;
  const found = dayReaderWith(own).readSpan(text, { today, locale });
  return found && `${found.interpretation.amount.toSignificant(9)} ${found.interpretation.from}`;
}

// @source days counted with GNU date; hours with a clock
const ASKED: Readonly<Record<string, readonly (readonly [text: string, meant: string])[]>> = {
  es: [
    ['días que faltan para reyes', '38 d'],
    ['cuánto falta para Navidad de 2027', '391 d'],
    ['días entre el 3 de marzo y el 20 de abril de 2026', '48 d'],
    ['cuántos días faltan para el 24 de diciembre de 2026', '25 d'],
    ['cuántas semanas faltan para el 27 de diciembre', '28 d'],
    ['del 10/1/2026 al 10/3/2026 cuántos días', '59 d'],
    ['de 9:20 a 13:05', '225 min'],
    ['de 8 de la mañana a 5 de la tarde', '540 min'],
    ['entro 8:20 salgo 17:05 cuantas horas son', '525 min'],
    ['de 3 a 8 de la tarde cuántas horas', '300 min'],
    ['trabajo de 8:00 a 15:30 con 30 min de descanso', '420 min'],
    ['entro a las 8:30 y salgo a las 15:00, cuántas horas trabajo', '390 min'],
    ['trabajo de 8:30 a 17:15 con 45 min para comer, cuantas horas son', '480 min'],
    ['me dormí a las 23:30 y desperté a las 7:15 cuántas horas', '465 min'],
  ],
  en: [
    ['how many dyas until christmas', '26 d'],
    ['train leaves at 10:52 and gets in at 14:07, how long is the journey', '195 min'],
    ["how many days till new year's eve", '32 d'],
    ['days between 3 march and 20 april 2026', '48 d'],
    ['how many days from today to january 15 2027', '47 d'],
    ['how many days until july 4th', '217 d'],
    ['from 9:20 to 13:05', '225 min'],
    ['9am to 5:30pm how many hours', '510 min'],
    ['from 5 to 7 pm in hours', '120 min'],
    ['9 to 5 pm hours', '480 min'],
    ['I work from 9:00 to 17:30 with a 30 min break', '480 min'],
    ['7:30 to 16:00 minus 45 min lunch', '465 min'],
    ['I got in at 9:15 and left work at 17:45, how many hours', '510 min'],
    ['days between 03/04/2026 and 04/25/2026', '52 d'],
    ['days from 3/4 to 4/25', '52 d'],
  ],
  de: [
    ['von 6:45 bis 15:30 Uhr mit 30 Minuten Pause wie viele Studnen', '495 min'],
    ['wie viele Tage noch bis Silvester', '32 d'],
    ['Tage zwischen dem 3. März und dem 20. April 2026', '48 d'],
    ['Tage vom 3.3.2026 bis 20.4.2026', '48 d'],
    ['wie viele Tage vom 3.3. bis 20.4.', '48 d'],
    ['wie viele Wochen noch bis zum 27. Dezember 2026', '28 d'],
    ['von 9:20 bis 13:05', '225 min'],
    ['von 22 Uhr bis 6 Uhr wie viele Stunden', '480 min'],
    ['von 8:00 bis 16:30 mit 45 min Pause', '465 min'],
    ['von 7:45 bis 16:30 mit 45 Minuten Pause, wie viele Arbeitsstunden', '480 min'],
  ],
  fr: [
    ['dans combien de jours Noël', '26 d'],
    ['combien de jours entre le 3 mars et le 20 avril 2026', '48 d'],
    ["nombre de jours jusqu'au 25 décembre 2026", '26 d'],
    ['jours entre le 1er juin et le 15 septembre 2026', '106 d'],
    ['de 9h20 à 13h05', '225 min'],
    ["combien d'heures de 22h à 6h", '480 min'],
    ['de 8 h à 17 h avec 1 h de pause', '480 min'],
  ],
  it: [
    ['quanti giorni mancano a ferragosto', '259 d'],
    ['giorni tra il 3 marzo e il 20 aprile 2026', '48 d'],
    ['quanti giorni mancano al 25 dicembre 2026', '26 d'],
    ['dal 3 marzo al 20 aprile 2026 quanti giorni sono', '48 d'],
    ['dalle 9:20 alle 13:05', '225 min'],
    ['quanto tempo passa dalle 8:30 alle 17:00', '510 min'],
  ],
  pt: [
    ['das 8h20 às 13h05 quantto tempo dá', '285 min'],
    ['quantos dias faltam pro ano novo', '33 d'],
    ['dias entre 3 de março e 20 de abril de 2026', '48 d'],
    ['quantos dias faltam para 25 de dezembro de 2026', '26 d'],
    ['das 9:20 às 13:05', '225 min'],
    ['das 8h30 às 17h quantas horas', '510 min'],
    ['das 9:00 as 18:30 menos 1h15 de almoço', '495 min'],
    ['entro às 7h50 e saio às 16h20, quantas horas fico no trabalho', '510 min'],
    ['dias entre 05/03/2026 e 20/04/2026', '46 d'],
  ],
  ca: [
    ['dies entre Sant Jordi i Sant Joan', '62 d'],
    ["dies entre el 3 de març i el 20 d'abril de 2026", '48 d'],
    ['quants dies falten per al 25 de desembre de 2026', '26 d'],
    ['de 9:20 a 13:05', '225 min'],
    ['quantes hores hi ha de les 8:30 a les 17:00', '510 min'],
    ['surto a les 9:20 i arribo a les 12:05, quants minuts he trigat', '165 min'],
  ],
};

describe('how long it is from one day or hour to another', () => {
  it.each(LANGUAGE_TAGS.filter((tag) => ASKED[tag]))('is read in %s', async (id) => {
    for (const [text, meant] of ASKED[id] ?? [])
      expect([text, await spanOf(id, text)]).toEqual([text, meant]);
  });

  it.each([
    // either order of day and month, no half of the day, no unit asked for
    ['en', 'days between 03/04/2026 and 05/04/2026'],
    ['en', 'days from 4/5/2026 to 6/5/2026'],
    ['en', 'days from 4/13/2026 to 25/5/2026'],
    ['en', 'from 9 to 5'],
    ['en', 'from 9:30 to 5:15'],
    ['en', 'from 3 march to 20 april 2026'],
    ['en', 'days between 30 february and 20 april 2026'],
    ['en', 'days between 20 april 2026 and 3 march 2026'],
    // something else is done from one to the other
    ['es', 'abierto de 9:00 a 14:00'],
    ['es', 'cuánto gano de 8:30 a 15:00'],
    ['es', 'de 8:30 a 15:00 con una hora para el médico, cuántas horas'],
    ['es', 'de 8:30 a 15:00 con media hora para el médico'],
    ['es', 'lunes a viernes de 8:00 a 15:00 cuántas horas'],
    ['en', 'I arrive at 19:05 and left at 9:20, how many hours'],
    ['en', 'from 9:20 to 17:05 with two breaks how many hours each'],
    ['en', 'from 9:20 to 17:05 how many hours a month'],
    ['en', 'pace 8:30 per mile, how long for 10 miles'],
    ['en', 'laps of 1:10 and 1:20, how long in total'],
    ['en', 'I slept 6:30 and 7:15, how many hours in total'],
    ['en', 'my pace went from 5:30 to 5:10'],
    ['en', '3 days from 4 march to 8 march 2026'],
    ['en', 'working days between 3 march and 20 april 2026'],
    ['en', 'how many months between 3 march and 20 april 2026'],
    ['de', 'von 25:10 bis 26:20'],
  ] as const)('%s: «%s» is not', async (id, text) => {
    expect(await spanOf(id, text)).toBeUndefined();
  });

  it('takes the year of the other day, or the nearest', async () => {
    expect(await spanOf('en', 'days between 20 december and 5 january 2027')).toBe('16 d');
    expect(await spanOf('en', 'days from 20 december to 5 january')).toBe('16 d');
    expect(await spanOf('en', 'days since 1 november')).toBe('28 d');
  });
});
