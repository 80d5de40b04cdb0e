/** What the `source` keys of the unit tables stand for. Apart from the tables, since a conversion needs no citation. */
export const UNIT_SOURCES = {
  'SI-9': 'BIPM, The International System of Units (SI Brochure), 9th edition, 2019',
  'SI-9-8': 'BIPM, SI Brochure, 9th edition, 2019, table 8: non-SI units accepted for use with the SI',
  'IYP-1959':
    'International yard and pound agreement, in force 1 July 1959: 1 yd = 0.9144 m, 1 lb = 0.45359237 kg',
  'UK-1963': 'Weights and Measures Act 1963 (United Kingdom): 1 st = 14 lb, 1 oz = 1/16 lb',
  'IHC-1929': 'International Extraordinary Hydrographic Conference, Monaco 1929: 1 nautical mile = 1852 m',
  'GREG-400':
    'Gregorian calendar: 146097 days in 400 years, so a mean year of 365.2425 days and a month of a twelfth',
  'ISO-8601': 'ISO 8601-1:2019: a calendar week is seven days',
  'IEC-80000-13':
    'IEC 80000-13: byte of 8 bits; names the steps of 1024 kibibyte (KiB), mebibyte (MiB) and so on',
  'JEDEC-100B':
    'JEDEC Standard 100B.01: kilo, mega, giga as prefixes to units of semiconductor storage, steps of 1024',
  'SP-811': 'NIST Special Publication 811, 2008 edition, appendix B',
  'CGPM-1901': '3rd CGPM, 1901: standard gravity 9.80665 m/s²; with the pound and the foot of 1959',
  'CGPM-1907': '4th CGPM, 1907: the metric carat is 200 mg',
  'CGPM-1954': '10th CGPM, 1954, resolution 4: the standard atmosphere is 101325 Pa',
  'IAU-1976': 'IAU System of Astronomical Constants, 1976: light-year of 365.25 days at 299792458 m/s',
  'IAU-2012-B2': 'IAU 2012 resolution B2: 1 au = 149597870700 m',
  'IAU-2015-B2': 'IAU 2015 resolution B2: 1 pc = 648000/π au; π held to 59 decimals',
  'ISO-2533': 'ISO 2533:1975, Standard Atmosphere: speed of sound 340.294 m/s at sea level and 15 °C',
  'HB-44': 'NIST Handbook 44, appendix C: US gallon of 231 in³, bushel of 2150.42 in³, barrel of 42 gallons',
  'UK-1985': 'Weights and Measures Act 1985 (United Kingdom): gallon of 4.54609 L',
  'METRIC-CUP': 'Metric kitchen measures: cup of 250 mL, tablespoon of 15 mL, teaspoon of 5 mL',
  IEA: 'International Energy Agency: tonne of oil equivalent of 41.868 GJ, 10⁷ kcal of the steam conference',
  REAUMUR: 'R. de Réaumur, 1730, as used since: water freezes at 0 and boils at 80 degrees',
  CASTILE:
    'Castilian standards of 1801 in metric terms: vara 0.835905 m (legua 20000 pies, fanega of land 9216 varas²), ' +
    'libra 0.460093 kg, fanega 55.501 L; F. Cardarelli, Encyclopaedia of Scientific Units, Weights and Measures, 2003',
  DLE: 'Real Academia Española, Diccionario de la lengua española: braza, 2 varas or 1.6718 m',
  'ICT-1926':
    'International Critical Tables, volume 1, 1926, national weights and measures: legal values by country',
  'TX-1919': 'Texas Civil Statutes, act of 1919: a vara is 33 1/3 inches',
  'PR-1914': 'Puerto Rico, act 135 of 1913, section 4, as amended: a cuerda is 3930.395625 m²',
  'GT-CUERDA': 'Guatemala: cuerda of 25 × 25 or 40 × 40 varas of 0.8359 m',
  'SV-VARA': 'El Salvador, Costa Rica, Honduras: vara of 0.836 m in land registers, manzana of 10000 varas²',
  'AR-MANZANA': 'Argentina: manzana of 100 m × 100 m',
  'DO-TAREA': 'Dominican Republic: tarea of 30 × 30 Castilian varas',
  'BR-ARROBA': 'Brazil: metric arroba of 15 kg in the cattle trade',
  'BR-BRACA':
    'Brazil: braça of 2.2 m in land registers, palmo of a tenth of it, légua de sesmaria of 3000; alqueire of 5000 braças² in São Paulo, 10000 in Minas Gerais, 5625 in the north, 20000 in Bahia, tarefa of 900 there; IBGE, Unidades agrárias não decimais em uso no Brasil, 1948',
  'BR-ARRATEL': 'Portugal and Brazil before the metric system: arrátel (libra) of 0.459 kg, arroba of 32',
  'BR-SACA':
    'Brazil: the bag of 60 kg in which coffee, soya, maize and rice are traded, that of the International Coffee Organization',
  'ICPS-1956':
    'Fifth International Conference on the Properties of Steam, London 1956: BTU = 1055.05585262 J',
  'ISO-80000-1': 'ISO 80000-1: per mille (‰) is 0.001; a ratio of 1 to n is the number 1/n',
  'ISO-80000-2': 'ISO 80000-2: tangent of an angle; π held to 64 decimals',
  'EU-1169':
    'Regulation (EU) No 1169/2011, annex XII, and OIML R 22: alcoholic strength by volume at 20 °C in % vol, the degree of Gay-Lussac',
  'CFR-27-5': 'United States, 27 CFR § 5.1: proof is twice the per cent of alcohol by volume',
  'UK-1952':
    'Customs and Excise Act 1952 (United Kingdom), section 172: proof spirit weighs 12/13 of as much water at 51 °F; by custom 4/7 alcohol by volume',
  'OIML-R22': 'OIML R 22, 1975: density of ethanol at 20 °C 789.24 kg/m³',
  'GAS-MARK':
    'Marks of British gas ovens as cookbooks and GNU Units list them: ¼ is 225 °F, ½ 250 °F, 1 275 °F, each further mark 25 °F',
  TOLA: 'India, Regulation VII of 1833: a tola is 180 grains',
  'IN-LAND':
    'India and its neighbours, land registers in square yards: cent 48.4, guntha 121, marla 30.25, kanal 605, ground 266⅔; bigha 1600 in Bengal, 3025 in the north, 1936 in Gujarat, 8100 in Nepal',
  DUNAM: 'Metric dunam of the former Ottoman lands: 1000 m²',
  'TH-1923': 'Thailand, Weights and Measures Act B.E. 2466 (1923): a rai is 1600 m²',
  'JP-1891':
    'Japan, Weights and Measures Act of 1891: a shaku is 10/33 m, of cloth 5/4 of it, a tsubo 400/121 m², a shō 2401/1331 L, a kan 15/4 kg; taken from GNU Units and sizes.com, not from the act',
  'AS-1325': 'Standards Australia, AS 1325: tablespoon of 20 mL',
  UCUM: 'The Unified Code for Units of Measure: the enzyme unit U is 1 µmol/min',
  'CSS-4':
    'W3C, CSS Values and Units Module Level 4, absolute lengths: 1 in = 72 pt = 6 pc = 96 px; taken from CLDR and from what browsers compute',
  'CLDR-UNITS': 'Unicode CLDR 48, common/supplemental/units.xml',
  'IAU-2015-B3':
    'IAU 2015 resolution B3: nominal solar radius, solar luminosity and equatorial radius of the Earth',
  'CFR-21-101':
    'United States, 21 CFR § 101.9(b)(5)(viii), nutrition labels: a cup is 240 mL, a fluid ounce 30 mL; taken from its quotation in UCUM ticket 120',
  'CODATA-2022': 'CODATA 2022: atomic mass constant 1.66053906892(52) × 10⁻²⁷ kg',
  'WMO-306': 'WMO-No. 306, Manual on Codes, code table 1100: the Beaufort scale in metres per second',
  OWN: 'defined by the person who uses it',
} as const;

/** A citation key of the unit tables. */
export type UnitSource = keyof typeof UNIT_SOURCES;
