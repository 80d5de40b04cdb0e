import type { UnitCategory } from '../unit.ts';

/** Data rate in bits per second. Kilo and mega are decimal here, as in networks and on the labels of disks. */
export const DATA_RATE = {
  id: 'data-rate',
  units: [
    {
      id: 'mbitps',
      symbol: 'Mbit/s',
      toBase: '1000000',
      aliases: '=Mb/s, =Mbps, mbps, mbit/s, Mbits/s',
      source: 'IEC-80000-13',
    },
    {
      id: 'mbyteps',
      symbol: 'MB/s',
      toBase: '8000000',
      aliases: '=MBps, =MBPS, =MB/sec, mbyte/s',
      source: 'IEC-80000-13',
    },
    {
      id: 'gbitps',
      symbol: 'Gbit/s',
      toBase: '1000000000',
      aliases: '=Gb/s, =Gbps, gbps, gbit/s',
      source: 'IEC-80000-13',
    },
    {
      id: 'kbitps',
      symbol: 'kbit/s',
      toBase: '1000',
      aliases: '=kb/s, =Kb/s, =Kbps, kbps, kbit/s',
      source: 'IEC-80000-13',
    },
    { id: 'gbyteps', symbol: 'GB/s', toBase: '8000000000', aliases: '=GBps', source: 'IEC-80000-13' },
    { id: 'kbyteps', symbol: 'kB/s', toBase: '8000', aliases: '=KB/s, =KBps, =kBps', source: 'IEC-80000-13' },
    { id: 'bitps', symbol: 'bit/s', toBase: '1', aliases: 'bps, b/s', source: 'IEC-80000-13' },
    { id: 'byteps', symbol: 'B/s', toBase: '8', aliases: '=Bps', source: 'IEC-80000-13' },
    {
      id: 'tbitps',
      symbol: 'Tbit/s',
      toBase: '1000000000000',
      aliases: '=Tb/s, =Tbps, tbps',
      source: 'IEC-80000-13',
    },
    { id: 'tbyteps', symbol: 'TB/s', toBase: '8000000000000', aliases: '=TBps', source: 'IEC-80000-13' },
    { id: 'kibps', symbol: 'KiB/s', toBase: '8192', source: 'IEC-80000-13' },
    { id: 'mibps', symbol: 'MiB/s', toBase: '8388608', source: 'IEC-80000-13' },
    { id: 'gibps', symbol: 'GiB/s', toBase: '8589934592', source: 'IEC-80000-13' },
  ],
} as const satisfies UnitCategory;
