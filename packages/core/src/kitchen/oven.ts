/** A setting of an oven: gas mark, degrees Celsius without and with the fan, degrees Fahrenheit. */
export interface OvenSetting {
  readonly gas: string;
  readonly celsius: number;
  readonly fan: number;
  readonly fahrenheit: number;
}

/** A fan oven is set this much lower. */
const FAN_CELSIUS = 20;

const setting = (gas: string, celsius: number, fahrenheit: number): OvenSetting => ({
  gas,
  celsius,
  fan: celsius - FAN_CELSIUS,
  fahrenheit,
});

/**
 * What recipes take for the same oven. Degrees Fahrenheit follow the gas marks, 25 to a mark; degrees Celsius are rounded as
 * cookbooks print them, which no formula gives.
 * @source Gas marks of British cookers: mark 1 is 275 °F. Celsius and fan as in the tables of British cookbooks.
 */
export const OVEN_SETTINGS: readonly OvenSetting[] = [
  setting('¼', 110, 225),
  setting('½', 130, 250),
  setting('1', 140, 275),
  setting('2', 150, 300),
  setting('3', 170, 325),
  setting('4', 180, 350),
  setting('5', 190, 375),
  setting('6', 200, 400),
  setting('7', 220, 425),
  setting('8', 230, 450),
  setting('9', 240, 475),
];
