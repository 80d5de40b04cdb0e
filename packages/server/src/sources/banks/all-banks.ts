import type { Source } from '../source.ts';
import { banguat } from './banguat.ts';
import { banrep } from './banrep.ts';
import { banxico } from './banxico.ts';
import { bcb } from './bcb.ts';
import { bcc } from './bcc.ts';
import { bcn } from './bcn.ts';
import { bcra } from './bcra.ts';
import { bcu } from './bcu.ts';
import { bnm } from './bnm.ts';
import { bnr } from './bnr.ts';
import { boc } from './boc.ts';
import { boi } from './boi.ts';
import { cnb } from './cnb.ts';
import { fedH10 } from './fed-h10.ts';
import { hmrc } from './hmrc.ts';
import { imf } from './imf.ts';
import { mnb } from './mnb.ts';
import { nbp } from './nbp.ts';
import { nbu } from './nbu.ts';
import { norgesBank } from './norges-bank.ts';
import { rba } from './rba.ts';
import { riksbank } from './riksbank.ts';

/** Every institution that is asked directly, besides the ECB and Banca d'Italia. */
export const ALL_BANKS: readonly Source[] = [
  bcb,
  bcra,
  banrep,
  bcc,
  banxico,
  bcu,
  banguat,
  bcn,
  nbp,
  cnb,
  norgesBank,
  riksbank,
  boc,
  boi,
  mnb,
  bnr,
  nbu,
  bnm,
  rba,
  imf,
  fedH10,
  hmrc,
];
