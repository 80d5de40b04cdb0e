import { describe, expect, it } from 'vitest';
import { locale as en } from '../../../../../../languages/en/core/locale.ts';
import { parseQuestion } from '../../../testing/parse-question.ts';
import type { Interpretation } from '../question.ts';

const say = ({ amount, from, to, assumedTarget, parts }: Interpretation): string =>
  `${amount.toSignificant(12)} ${from}${assumedTarget ? '' : ` > ${to.join()}`}${parts.length > 0 ? ' in parts' : ''}`;

/** The first three interpretations. */
function read(text: string): string[] {
  const question = parseQuestion(text, { locale: en });
  if (!question.ok) return [`${question.code} at ${text.slice(...question.span)}`];
  return [question.interpretation, ...question.alternatives].slice(0, 3).map(say);
}

describe('[I14.denominations] words for a fixed amount of money', () => {
  it.each([
    ['50 céntimos a usd', '0.5 EUR > USD', '0.5 CRC > USD'],
    ['25 cents in eur', '0.25 USD > EUR', '0.25 EUR > EUR', '0.25 CAD > EUR'],
    ['20 cents in dollars', '0.2 USD > USD'],
    ['50¢ in eur', '0.5 USD > EUR', '0.5 EUR > EUR'],
    ['50c in eur', '0.5 USD > EUR', '0.5 EUR > EUR'],
    ['20 centavos en usd', '0.2 MXN > USD', '0.2 ARS > USD'],
    ['5 pence in usd', '0.05 GBP > USD'],
    ['50p to usd', '0.5 GBP > USD'],
    // 10^-8 of a bitcoin
    ['1000 satoshis en usd', '0.00001 BTC > USD'],
    ['a tenner in eur', '10 GBP > EUR', '10 USD > EUR', '10 EUR > EUR'],
    ['5 grand in eur', '5000 USD > EUR', '5000 GBP > EUR', '5000 EUR > EUR'],
    ['5 lakhs in usd', '500000 INR > USD'],
    ['1 lakh crore rupees in usd', '1000000000000 INR > USD', '1000000000000 PKR > USD'],
    ['two fivers in usd', '10 GBP > USD', '10 EUR > USD'],
    ['20 quid in eur', '20 GBP > EUR'],
    ['50 lucas a usd', '50000 CLP > USD', '50000 ARS > USD'],
    ['5 palos a usd', '5000000 ARS > USD', '5000000 CLP > USD'],
    ['5 palos verdes a eur', '5000000 USD > EUR'],
    ['5 MM de pesos mexicanos a usd', '5000000 MXN > USD'],
    ['100 dls a eur', '100 USD > EUR'],
    ['rs 500 in usd', '500 INR > USD', '500 PKR > USD'],
    ['25 euro cents in usd', '0.25 EUR > USD'],
    ['50 céntimos de euro a usd', '0.5 EUR > USD'],
    // units of account by their letters and by their names in their countries
    ['10 UF a clp', '10 CLF > CLP'],
    ['10 UVR a cop', '10 COU > COP'],
    ['50 c to f', '50 c > f'],
    ['50 cents of a dollar in eur', '0.5 USD > EUR', '0.5 CAD > EUR'],
    ['50 centavos de un dólar en euros', '0.5 USD > EUR'],
    ['25 céntimos de un euro en usd', '0.25 EUR > USD'],
    ['a dime in eur', '0.1 USD > EUR'],
    ['two nickels in eur', '0.1 USD > EUR'],
    ['dime cuántos euros son 5 dólares', '5 USD > EUR'],
    // pounds, which the question did not say
    ['10 eur in pence', '10 EUR > GBP'],
    ['10 euros en peniques', '10 EUR > GBP'],
    ['5 pounds in pence', 'mixed-categories at pence'],
    ['1 dollar in cents', 'mixed-categories at cents'],
    ['10 kg in pence', 'mixed-categories at pence'],
  ])('%s: %s', (text, ...meant) => {
    expect(read(text).slice(0, meant.length)).toEqual(meant);
  });

  it.each([
    ['10 euros con 50 a usd', '10.5 EUR > USD'],
    ['10 euros con 50 céntimos a usd', '10.5 EUR > USD'],
    ['10 euros y 5 céntimos a usd', '10.05 EUR > USD'],
    ['10€50 a usd', '10.5 EUR > USD'],
    ['ten pounds fifty in eur', '10.5 GBP > EUR'],
    ['£5 and 50p in eur', '5.5 GBP > EUR'],
    ['100 usd 20', '100.2 USD'],
    // a yen has none, and pounds of weight have ounces
    ['100 yen 20 in eur', 'mixed-categories at eur'],
    ['10 euros 50 km a usd', 'mixed-categories at usd'],
    ['10 pounds 8 in kg', '168 oz > kg in parts'],
    ['10 euros con 05 a usd', '10.05 EUR > USD'],
  ])('[I14.cents] %s: %s', (text, meant) => {
    expect(read(text)[0]).toBe(meant);
  });

  it.each([
    ['10 euros con 5 a usd', '10.05 EUR > USD', '10.5 EUR > USD'],
    ['10 euros con cinco a usd', '10.05 EUR > USD', '10.5 EUR > USD'],
    ['10 euros and 5 in usd', '10.05 EUR > USD', '10.5 EUR > USD'],
    ['10 euros con 5', '10.05 EUR', '10.5 EUR'],
  ])('[I14.cents] %s: %s, and %s is offered', (text, ...meant) => {
    expect(read(text).slice(0, 2)).toEqual(meant);
  });
});
