import type { UnitCategory } from '../unit.ts';

/** Torque in newton metres. */
export const TORQUE = {
  id: 'torque',
  units: [
    { id: 'newton_m', symbol: 'N·m', toBase: '1', aliases: '=~Nm, ~~nm, N m, N*m, N.m, N-m', source: 'SI-9' },
    {
      id: 'lbf_ft',
      symbol: 'lbf·ft',
      toBase: '1.3558179483314004',
      aliases:
        'lb-ft, lb·ft, lb ft, lbft, lb.ft, lb*ft, lbs-ft, lbs ft, lbf-ft, lbf ft, ~ft-lb, ~ft·lb, ~ft lb, ~ft·lbf, ~ft-lbf, ~ft lbf, ~ftlb',
      source: 'CGPM-1901',
    },
    {
      id: 'kgf_m',
      symbol: 'kgf·m',
      toBase: '9.80665',
      aliases: '~kgf m, ~kgfm, ~kgm, ~kg m, ~kg·m, ~kg-m',
      source: 'CGPM-1901',
    },
    {
      id: 'lbf_in',
      symbol: 'lbf·in',
      toBase: '0.1129848290276167',
      aliases: '=lb-in, =lbs-in, =lbf-in, =in-lb, =in-lbs, =in-lbf, lb·in, lbin, in·lb, inlb, in·lbf',
      source: 'CGPM-1901',
    },
    { id: 'newton_cm', symbol: 'N·cm', toBase: '0.01', aliases: 'Ncm, N cm, N-cm', source: 'SI-9' },
    { id: 'millinewton_m', symbol: 'mN·m', toBase: '0.001', aliases: '=mNm', source: 'SI-9' },
    { id: 'kilonewton_m', symbol: 'kN·m', toBase: '1000', aliases: 'kNm, kN m, kN-m', source: 'SI-9' },
    {
      id: 'kgf_cm',
      symbol: 'kgf·cm',
      toBase: '0.0980665',
      aliases: 'kgf cm, kgfcm, kg·cm, kg-cm, kgcm, kg cm',
      source: 'CGPM-1901',
    },
    {
      id: 'gf_cm',
      symbol: 'gf·cm',
      toBase: '0.0000980665',
      aliases: 'gf cm, g·cm, g-cm',
      source: 'CGPM-1901',
    },
    {
      id: 'ozf_in',
      symbol: 'ozf·in',
      toBase: '0.00706155181422604375',
      aliases: '=oz-in, =ozf-in, =in-oz, oz·in, ozin',
      source: 'CGPM-1901',
    },
    { id: 'dyn_cm', symbol: 'dyn·cm', toBase: '0.0000001', aliases: 'dyn cm, dyn-cm', source: 'SP-811' },
  ],
} as const satisfies UnitCategory;
