/**
 * What a region measures in, by category and use: regions (`001` is the world), then units from the largest, each used from one of it on, or
 * from `>=`; `+` joins the parts of a result. What is in no table is a composed unit.
 *
 * @source Unicode CLDR 48.2, `supplemental/unitPreferenceData.json` of the npm package `cldr-core`, in ids of the catalogue
 */
export const UNIT_PREFERENCES = {
  'area.default': '001: km2 ha m2 cm2; GB US: mi2 acre ft2 in2',
  'area.floor': '001: m2; CA GB MM US: ft2',
  'area.geography': '001: km2; GB US: mi2',
  'area.land': '001: ha; GB US: acre',
  'concentration.blood-glucose':
    '001: mgdl; AG AI AO AU BA BG BH BM BN BW BY CA CH CM CN CZ DK DM EE FI FJ GB GD HK HR HU IE IM IS KE KN KW KZ LC LI LT LU LV ME MG MK MO MS MT MU MY MZ NA NL NO NZ OM PG RS RU SE SG SI SK TC TO UA UG VC VG VN VU ZA: mmol_l',
  'concentration.default': '001: 1/m³',
  'fuel.default': '001: l100km',
  'fuel.vehicle-fuel': '001: l100km; BR IT JP KR MX MY NL TH TR: lkm; CA GB: mpg_uk; US: mpg_us',
  'time.default': '001: d h min s ms us ns',
  'time.media': '001: min+s s',
  'energy.default': '001: kwh',
  'energy.food': '001 US: kcal',
  'length.default': '001: km m cm; GB US: mi ft in',
  'length.focal-length': '001: mm',
  'length.person': '001: cm; CA GB IN US: in',
  'length.person-height':
    '001: cm; AT BE DZ EG ES FR HK ID IL IT JO MY SA SE TR VN: m+cm; CA GB IN US: ft+in>=3 in',
  'length.rainfall': '001: mm; BR: cm; US: in',
  'length.road':
    '001: km>=0.9 m>=300 m>=10 m; GB: mi>=0.5 yd>=100 yd>=10 yd; SE: mil_scandinavian km m>=300 m>=10 m; US: mi>=0.5 ft>=100 ft>=10 ft',
  'length.snowfall': '001: cm; US: in',
  'length.vehicle': '001: m; GB US: ft+in',
  'length.visibility': '001: km>=0.1 m; DE NL: m; GB US: mi ft',
  'weight.default': '001: t kg g mg ug; GB US: ton_us lb oz',
  'weight.person': '001: kg g; GB: st+lb lb+oz; HK: lb+oz; US: lb lb+oz',
  'density.default': '001: kgm3',
  'power.default': '001: gigawatt megawatt kw watt milliwatt',
  'power.engine': '001: kw; GB US: hp',
  'pressure.barometer': '001: hpa; BR EG GB IL TH: mbar; MX RU: mmhg; US: inhg',
  'pressure.default': '001: mpa pa; GB US: psi',
  'speed.default': '001: kmh; GB US: mph',
  'speed.rainfall': '001: mm/h; BR: cm/h; US: in/h',
  'speed.snowfall': '001: cm/h; US: in/h',
  'speed.wind': '001: kmh; CN DK FI JP KR NO PL RU SE: mps; GB US: mph',
  'temperature.default': '001: c; US: f',
  'temperature.weather': '001: c; BS BZ KY PR PW US: f',
  'volume.default': '001: m3 cm3; GB US: ft3 in3',
  'volume.fluid': '001: l ml; GB: gal_uk floz_uk; US: gal_us qt_us pt_us cup_us floz_us tbsp_us tsp_us',
  'volume.oil': '001: bbl',
  'volume.vehicle': '001: l; US: gal_us',
  'age.default': '001: y month',
  'age.person-age': '001: y>=2.5 y+month month',
} as const satisfies Readonly<Record<string, string>>;

/** A category with a use: `length.road`. */
export type UnitUse = keyof typeof UNIT_PREFERENCES;
