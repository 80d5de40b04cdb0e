import type { UnitCategory } from '../unit.ts';

/** Volume in litres, after the extended units. */
export const FURTHER_VOLUME = {
  id: 'volume',
  units: [
    { id: 'megaliter', symbol: 'ML', toBase: '1000000', aliases: '*ML', source: 'SI-9-8' },
    { id: 'mi3', symbol: 'mi³', toBase: '4168181825440.579584', aliases: 'mi3', source: 'IYP-1959' },
    { id: 'pint_metric', symbol: 'mpt', toBase: '0.5', source: 'CLDR-UNITS' },
    { id: 'cup_uk', symbol: 'cup Imp', toBase: '0.284130625', source: 'CLDR-UNITS' },
    { id: 'floz_metric', symbol: 'fl oz m.', toBase: '0.03', source: 'CFR-21-101' },
    { id: 'cup_legal', symbol: 'cup leg.', toBase: '0.24', source: 'CFR-21-101' },
    { id: 'fldr_us', symbol: 'fl dr', toBase: '0.0036966911953125', source: 'HB-44' },
    { id: 'minim_us', symbol: 'min US', toBase: '0.000061611519921875', source: 'HB-44' },
    { id: 'gill_us', symbol: 'gi', toBase: '0.11829411825', source: 'HB-44' },
    { id: 'peck_us', symbol: 'pk', toBase: '8.80976754172', aliases: '*pk', source: 'HB-44' },
    { id: 'dry_pt_us', symbol: 'dry pt', toBase: '0.5506104713575', source: 'HB-44' },
    { id: 'dry_qt_us', symbol: 'dry qt', toBase: '1.101220942715', source: 'HB-44' },
    { id: 'jigger_us', symbol: 'jigger', toBase: '0.04436029434375', source: 'CLDR-UNITS' },
    { id: 'drop_us', symbol: 'gtt US', toBase: '157725491/3072000000000', source: 'CLDR-UNITS' },
    { id: 'pinch_us', symbol: 'pn', toBase: '0.00023104319970703125', aliases: '*pn', source: 'CLDR-UNITS' },
    { id: 'sai_jp', symbol: 'sai', toBase: '2401/1331000', aliases: '*sai', source: 'JP-1891' },
    { id: 'shaku_vol_jp', symbol: 'shaku', toBase: '2401/133100', aliases: '*shaku', source: 'JP-1891' },
    { id: 'go_jp', symbol: 'gō', toBase: '2401/13310', aliases: '*go', source: 'JP-1891' },
    { id: 'sho_jp', symbol: 'shō', toBase: '2401/1331', aliases: '*sho', source: 'JP-1891' },
    { id: 'to_jp', symbol: 'to', toBase: '24010/1331', aliases: '*to', source: 'JP-1891' },
    { id: 'koku_jp', symbol: 'koku', toBase: '240100/1331', source: 'JP-1891' },
  ],
} as const satisfies UnitCategory;
