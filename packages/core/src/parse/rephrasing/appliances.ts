const NUMBER = '(?<![\\d.,])(\\d+(?:[.,]\\d+)?) ?';
const FORMS = {
  power: new RegExp(`${NUMBER}(w|watts?|vatios?|kw|kilowatts?|kilovatios?)(?![\\p{L}\\d]| ?h)`, 'u'),
  hours: new RegExp(
    `${NUMBER}(?:h|hrs?|hours?|horas?)(?!\\p{L})(?<daily>(?: ?\\/ ?| )(?:al dia|a day|per day|por dia|each day|cada dia|every day|daily|diari[ao]s|dia|day)(?!\\p{L}))?`,
    'u',
  ),
  days: new RegExp(`${NUMBER}(?:days?|dias)(?!\\p{L})`, 'u'),
  things:
    /(?:^|: |de )(\d+|two|three|four|dos|tres|cuatro) (?:\p{L}+ ){1,3}(?=\d[\d.,]* ?(?:k?w|k?watt|vatio))/u,
};
const ENERGY = /(?:kwh|kw h|kilowatt[- ]?hours?|kilovatios?[- ]?hora)(?!\p{L})/u;
/** What would need to be known besides. */
const OF_MORE = /\d|(?<!\p{L})(?:mes(?:es)?|months?|semanas?|weeks?|ano|year|media|half|medio)(?!\p{L})/u;
/** Of what it costs another part of the reader knows more. */
const OF_MONEY =
  /[\p{Sc}%]|(?<!\p{L})(?:dollars?|dolares|euros?|pesos|pounds?|soles|usd|eur|cents?)(?!\p{L})/u;
const COUNTS: Readonly<Record<string, number>> = { two: 2, dos: 2, three: 3, tres: 3, four: 4, cuatro: 4 };

/**
 * The energy that lamps and machines use, each figure named once: `3 aires de 1500 w 8 horas cuántos kwh`.
 * @param folded the text
 */
export function energyUsed(folded: string): string[] {
  let rest = folded;
  const take = (form: RegExp) => {
    const found = form.exec(rest);
    if (found) rest = rest.replace(form, ' ');
    return found;
  };
  if (!take(ENERGY) || OF_MONEY.test(folded)) return [];
  const things = take(FORMS.things)?.[1] ?? '1';
  const power = take(FORMS.power);
  const hours = take(FORMS.hours);
  const days = take(FORMS.days);
  if (!power || !hours || OF_MORE.test(rest)) return [];
  const factors = [COUNTS[things] ?? things, power[1], hours[1], days?.[1] ?? '1'].filter(
    (one) => one !== '1',
  );
  const thousandth = power[2]?.startsWith('k') ? '' : '/1000';
  return [`(${factors.join('*')}${thousandth}) kwh in kwh`];
}
