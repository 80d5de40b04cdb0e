import { boardFeet, countedAndAdded, holdersIn } from './counted.ts';
import { fromDozens, toDozens } from './dozens.ts';
import { electricCar } from './electric-cars.ts';
import { lapsOf, rainOn, timeForEach } from './for-each.ts';
import { asFraction, fractionAsked } from './fractions.ts';
import { dosesTaken, internationalUnits, strengthAsked } from './medicine.ts';
import { roundShape } from './round-shapes.ts';
import { rampLength, slopeAsked } from './slopes.ts';

const FORMS = [
  toDozens,
  fromDozens,
  fractionAsked,
  asFraction,
  electricCar,
  dosesTaken,
  strengthAsked,
  internationalUnits,
  slopeAsked,
  rampLength,
  roundShape,
  timeForEach,
  lapsOf,
  rainOn,
  holdersIn,
  boardFeet,
  countedAndAdded,
];

/**
 * What people work out with measures and numbers: dozens, shares, slopes, doses, electric cars, and so often an amount; forms like those of
 * what is worked out at home.
 * @param folded the text, without the signs around it
 */
export const measuredAsked = (folded: string): string[] => FORMS.flatMap((form) => form(folded));
