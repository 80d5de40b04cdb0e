import type { UnitId } from '../../../../packages/core/src/units/extended/extended-units.ts';

/** Units of recipes, which an ingredient alone can be measured in. */
type KitchenUnitId = 'tbsp' | 'tsp' | 'clove' | 'packet';

/**
 * What units are called in German questions besides all that a search of units knows, separated by commas; marked as in
 * `../extended-unit-words.ts`.
 */
export const rareUnitWords: Readonly<Partial<Record<UnitId | KitchenUnitId, string>>> = {
  dag: 'Deka',
  tbsp: 'EL, Essl, Eßlöffel, Essloeffel, Esslöffeln, gestrichener EL, gestrichene EL, gestrichener Esslöffel, gestrichene Esslöffel',
  tsp: 'TL, Teel, Teeloeffel, Teelöffeln, Kaffeelöffel, =KL, gestrichener TL, gestrichene TL, gestrichener Teelöffel, gestrichene Teelöffel',
  clove: 'Knoblauchzehe, Knoblauchzehen',
  packet: 'Packung, Packungen, Pck, Tütchen',
  m: 'Mtr',
  lb: 'Pfd',
  ozt: 'Feinunze Gold, Feinunzen Gold, Feinunze Silber',
  cucharada: 'Eßlöffel, Essloeffel',
  cucharadita: 'Teeloeffel',
  kmh: 'km/Stunde, km/Std, km die Stunde, km in der Stunde, Kmh',
  m2: 'Quadrat-Meter',
  m3: 'Kubik-Meter',
  km2: 'Quadrat-Kilometer',
  cm2: 'Quadrat-Zentimeter',
  k: 'Grad K',
  c: 'Grad Celcius, Celcius, Celsiusgrade',
  f: 'Grad Farenheit, Farenheit, Fahrenheitgrad',
  bbl: 'Barrel Rohöl',
};
