import type { SpecialistUnitId } from '../../../packages/core/src/units/specialist/specialist-units.ts';

export { specialistUnitNames } from './specialist-unit-names.ts';

/**
 * What people also call the specialist units in English, besides their names, separated by commas; marked as in
 * `extended-unit-words.ts`. A word may stand in several rows: then it means any of them.
 */
export const specialistUnitWords: Readonly<Partial<Record<SpecialistUnitId, string>>> = {
  mbitps: 'megabits/sec, =Mb per second',
  mbyteps: '=MB per second, mb per second',
  gbyteps: '=GB per second',
  kbyteps: '=KB per second, =kB per second',
  newton_m: 'newton-meter, nm of torque, nm torque',
  lbf_ft:
    'pound foot, pound feet, ~foot-pound, ~foot-pounds, ~foot pound, ~foot pounds, ft lb of torque, ft lb torque, foot pound of torque, foot pound torque',
  kgf_m: '~kilogram meter, kgm torque, kg m torque',
  lbf_in: 'pound inch, inch-pound, inch pound, lb inch, inch lb',
  ozf_in: 'ounce inch, inch-ounce',
  gpm_us: 'gallon per minute, gallons per minute, US gallons per minute',
  m3h: 'm³ per hour, m3 per hour',
  cfm: 'cubic feet/min',
  m3s: 'm³ per second, m3 per second',
  gpm_uk: 'imperial gallon per minute, ~gallon per minute, ~gallons per minute',
  galps_us: 'gallon per second, gallons per second',
  gph_us: 'gallon per hour, gallons per hour',
  bpd: 'barrel a day',
  kgh: 'kg per hour, kilo per hour',
  kgs: 'kilos per second',
  kgmin: 'kilos per minute',
  tph: 'metric ton per hour, ~ton per hour',
  tpd: 'metric tons per day',
  kgm3: 'kg per cubic meter, kg per m3',
  gcm3: 'gram per cc',
  kgl: 'kilo per liter',
  tm3: 'metric ton per cubic meter',
  lbgal_us: 'pound per gallon, pounds per gallon',
  lbgal_uk: 'pound per imperial gallon, ~pound per gallon, ~pounds per gallon',
  ozgal_us: 'ounce per gallon, ounces per gallon',
  mps2: 'meter per square second, meters per second per second',
  gravity: 'standard gravity, gee, g-force, g force, ~gravity',
  fps2: 'foot per square second, feet per square second',
  galileo: 'galileo',
  lux: 'luxes',
  footcandle: 'footcandle, foot candle',
  footlambert: 'footlambert, foot lambert',
  ah: 'amp hour, amp-hour, ampere-hour, amp hrs, amphour',
  mah: 'milliamp hour, milliamp-hour, milliampere-hour',
  elementary_charge: 'electron charge, electron',
  percent_slope: 'percent slope, percent grade, percent of slope, per cent slope, slope percent, pct grade',
  deg_slope: 'degree slope, ~~degree, ~~degrees, ~~deg',
  one_in: 'slope ratio, run per rise',
  permille_slope: 'per mil of slope',
  abv: 'percent by volume, percent alcohol, percent abv, percent vol, alcohol by volume, alc/vol, alcohol by vol',
  proof_us: 'degrees proof, American proof',
  proof_uk: 'British proof, imperial proof, Sikes proof',
};
