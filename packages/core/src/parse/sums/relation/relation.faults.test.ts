import { describe, expect, it } from 'vitest';
import { answered } from '../../../testing/answered.ts';

const first = (text: string) => answered(text, 'en')[0];

/** By hand; 1 mi = 1.609344 km, 1 lb = 16 oz = 0.45359237 kg, 1 EUR = 1.25 USD. */
describe('what follows from two amounts', () => {
  it.each([
    ['300 km at 120 km/h', '150 min'],
    ['10 mph for 2 hours', '20 mi'],
    ['10 km/h for 2 hours', '20 km'],
    ['how far at 60 mph in 2 hours', '120 mi'],
    ['how long 300 miles at 60 mph', '5 h'],
    ['how long 30 miles at 60 mph', '30 min'],
    ['how long 60 miles at 60 mph', '1 h'],
    ['how fast 100 km in 2 hours', '50 kmh'],
    ['how fast 100 miles in 2 hours', '50 mph'],
    ['how fast 100 miles in 2 hours in km/h', '80.4672 kmh'],
    ['speed 100 m in 10 s', '36 kmh'],
    ['10k in 50 minutes pace', '5 minkm'],
    ['pace 5 km in 20 minutes', '4 minkm'],
    ['pace 5 miles in 40 minutes', '8 minmi'],
    ['pace 5 km in 20 minutes min/mi', '6.437376 minmi'],
    ['pace per mile 5 km in 20 minutes', '6.437376 minmi'],
    ['pace per km 5 miles in 40 minutes', '4.97096954 minkm'],
    ['100 m in 8 seconds pace', '1.33333333 minkm'],
    ['300 km 6 l/100km', '18 l'],
    ['how much fuel 300 km at 6 l/100km', '18 l'],
    ['30 mpg 450 miles', '15 gal_us'],
    ['15 km/l 450 km', '30 l'],
    ['fuel economy 450 miles 15 gallons', '30 mpg_us'],
    ['fuel economy 500 km 40 liters', '8 l100km'],
    ['5 kg/min for 2 hours', '600 kg'],
    ['600 kg at 5 kg/min', '2 h'],
    ['5 l/min for 2 hours', '0.6 m3'],
    ['600 l at 5 l/min', '2 h'],
    ['2 g/cm3 3 liters', '6 kg'],
    ['10 kg/m3 5 m3', '50 kg'],
    ['6 kg at 2 g/cm3', '0.003 m3'],
    ['15 mg/kg for 22 kg', '330 mg'],
    ['5 gb at 100 mbps in minutes', '6.66666667 min'],
    ['100 mbps for 80 seconds in gb', '1 gb10'],
  ])('%s: %s', (text, result) => {
    expect(first(text)).toBe(result);
  });
});

describe('what a room or a box measures', () => {
  it.each([
    ['3x4 m floor', '12 m2'],
    ['3 x 4 x 2 m pool', '24 m3'],
    ['floor 3 m x 4 m', '12 m2'],
    ['room 12 by 10 ft in m2', '11.1483648 m2'],
    ['room 10 ft by 12 ft area', '120 ft2'],
    ['volume 10 x 20 x 30 cm', '0.006 m3'],
    ['box 20x30x40 cm in inches', '7.87401575 in, 11.8110236 in, 15.7480315 in'],
    ['box 20 cm x 30 cm in inches', '7.87401575 in, 11.8110236 in'],
    ['box 2 x 3 ft in cm', '60.96 cm, 91.44 cm'],
  ])('%s: %s', (text, result) => {
    expect(first(text)).toBe(result);
  });
});

describe('what something costs', () => {
  it.each([
    ['cost of 3 kg at 5 usd per kg', '15 USD'],
    ['3 kg at 5 usd per kg in eur', '12 EUR'],
    ['cost of 500 g at 5 usd per kg', '2.5 USD'],
    ['how much is 3 kg at 5 a kg', '15'],
    ['$4 for 12 oz how much per pound', '5.33333333 USD/lb'],
    ['4 for 12 oz how much per pound', '5.33333333'],
    ['12 oz 4 dollars price per pound in eur', '4.26666667 EUR/lb'],
    ['price per liter $3 for 750 ml', '4 USD/l'],
    ['price per meter 6 eur for 3 ft', '6.56167979 EUR/m'],
    ['price per hour 6 eur for 30 minutes', '12 EUR/h'],
    ['600 km at 6.5 l/100km and 1.5 eur/l', '58.5 EUR'],
    ['2 hours at 15 eur per hour', '30 EUR'],
  ])('%s: %s', (text, result) => {
    expect(first(text)).toBe(result);
  });
});

describe('nothing follows', () => {
  it.each([
    '5 usd 3 eur how much per kg',
    '20 c 5 min how long',
    '20 c in 5 min pace',
    '20 kwh at 15 c',
    '100 m in 7.9 seconds pace',
    '100 m in 5 seconds pace',
    '300 km at 120 km/h area',
    '300 km at 120 km/h in kg',
    'how long 300 km at 6 l/100km',
    '10 km 20 km 30 km how long',
    'price per kg $3 for 750 ml',
    'price per kg $3 for 750 kwh in l',
    'price per kg 3 for 0 kg',
    'pace 5 km in 0 minutes',
    '5 km 3 kg',
    '5 km at 3 kg',
    '1 km 2 min 3 kg 4 l 5 usd how long',
  ])('from %s', (text) => {
    expect(first(text)).toMatch(/^[a-z]+-[a-z-]+$/);
  });
});
