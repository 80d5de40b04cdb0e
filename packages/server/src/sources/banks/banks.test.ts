import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayNumber } from '@equivale/core';
import { describe, expect, it } from 'vitest';
import { emptyState, validate } from '../../rates/quality/validate.ts';
import { mutationsOf } from '../../testing/mutated-body.ts';
import { type BankFigure, observationsOf, shiftPoint } from '../bank.ts';
import { readUdi, readUf, readUtm, readUva, readUvr, udi, uf, utm, uva, uvr } from '../indexed.ts';
import { type Fetch, FetchFailure, type Source, UnexpectedPayload } from '../source.ts';
import { ALL_BANKS } from './all-banks.ts';
import { banguat, readBanguat } from './banguat.ts';
import { banrep, readTrm } from './banrep.ts';
import { banxico, readBanxico } from './banxico.ts';
import { bcb, readPtax } from './bcb.ts';
import { BCC_SEGMENTS, bcc, readBcc } from './bcc.ts';
import { bcn, readBcn } from './bcn.ts';
import { bcra, readBcra } from './bcra.ts';
import { bcu, readBcu } from './bcu.ts';
import { bnm, readBnm } from './bnm.ts';
import { bnr, readBnr } from './bnr.ts';
import { boc, readBoc } from './boc.ts';
import { boi, readBoi } from './boi.ts';
import { cnb, readCnb } from './cnb.ts';
import { fedH10, readFedH10 } from './fed-h10.ts';
import { hmrc, readHmrc } from './hmrc.ts';
import { imf, readImf } from './imf.ts';
import { mnb, readMnb } from './mnb.ts';
import { nbp, readNbpGold, readNbpTables } from './nbp.ts';
import { nbu, readNbu } from './nbu.ts';
import { norgesBank, readNorgesBank } from './norges-bank.ts';
import { rba, readRba } from './rba.ts';
import { readRiksbank, riksbank } from './riksbank.ts';

const recorded = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../recorded/banks', name), 'utf8');

type Reader = (body: string) => readonly BankFigure[] | Promise<readonly BankFigure[]>;

/**
 * File, reader, figures and currencies in it, and one figure as it is printed there.
 * `fed-h10.csv`, `hmrc.xml`, `uf.json` and `udi.json` have the documented shape with real figures, `uvr.xml` with worked out ones; all others are recorded bytes.
 */
const RECORDINGS: readonly [
  file: string,
  source: Source,
  read: Reader,
  figures: number,
  codes: number,
  one: BankFigure,
][] = [
  ['banguat.xml', banguat, readBanguat, 20, 1, { code: 'USD', date: '2026-03-20', text: '7.65366' }],
  // Saturday's rate covers Tuesday: Monday 2026-03-23 was a holiday in Colombia.
  ['banrep.json', banrep, readTrm, 8, 1, { code: 'USD', date: '2026-03-23', text: '3704.87' }],
  [
    'banxico.json',
    banxico,
    (body) => readBanxico(body),
    50,
    5,
    { code: 'USD', date: '2026-03-13', text: '17.9218' },
  ],
  [
    'bcb-usd.json',
    bcb,
    (body) => readPtax(body, 'USD'),
    5,
    1,
    { code: 'USD', date: '2026-03-02', text: '5.20010', publishedAt: '2026-03-02T13:09:26-03:00' },
  ],
  [
    'bcc-usd.json',
    bcc,
    (body) => readBcc(body, 'USD'),
    12,
    1,
    { code: 'USD', date: '2026-05-22', text: '507', segmentKey: 'bcc' },
  ],
  ['bcn.xml', bcn, readBcn, 5, 1, { code: 'USD', date: '2026-03-20', text: '36.6243' }],
  ['bcra.json', bcra, readBcra, 34, 34, { code: 'VND', date: '2026-03-19', text: '53.04096500', per: 1000 }],
  ['bcu-usd.xml', bcu, readBcu, 3, 1, { code: 'USD', date: '2026-03-27', text: '40.560000' }],
  ['bcu-eur.xml', bcu, readBcu, 3, 1, { code: 'EUR', date: '2026-03-27', text: '46.696728' }],
  ['bnm.json', bnm, readBnm, 27, 27, { code: 'INR', date: '2026-03-19', text: '4.2244', per: 100 }],
  ['bnr.xml', bnr, readBnr, 72, 36, { code: 'HUF', date: '2026-01-05', text: '1.3247', per: 100 }],
  ['boc.json', boc, readBoc, 115, 23, { code: 'USD', date: '2026-03-12', text: '1.3617' }],
  ['boi.csv', boi, readBoi, 28, 14, { code: 'EUR', date: '2026-03-05', text: '3.544', per: 1 }],
  ['cnb.json', cnb, readCnb, 60, 30, { code: 'ZAR', date: '2026-04-02', text: '1.252', per: 1 }],
  ['fed-h10.csv', fedH10, readFedH10, 6, 2, { code: 'TWD', date: '2025-12-30', text: '31.2600' }],
  ['hmrc.xml', hmrc, readHmrc, 141, 141, { code: 'USD', date: '2026-09-01', text: '1.3554' }],
  ['imf-sdr.tsv', imf, readImf, 734, 36, { code: 'EUR', date: '2026-03-02', text: '0.8535140000' }],
  ['mnb.xml', mnb, readMnb, 160, 32, { code: 'IDR', date: '2025-03-28', text: '2.26', per: 100 }],
  ['nbp-a.json', nbp, readNbpTables, 128, 32, { code: 'USD', date: '2026-03-02', text: '3.6056' }],
  ['nbp-b.json', nbp, readNbpTables, 116, 116, { code: 'BOB', date: '2026-03-04', text: '0.5314' }],
  // 595.71 zł a gram, by 31.1034768 g.
  ['nbp-gold.json', nbp, readNbpGold, 4, 1, { code: 'XAU', date: '2026-03-02', text: '18528.652164528' }],
  [
    'nbu.json',
    nbu,
    readNbu,
    82,
    41,
    { code: 'THB', date: '2026-03-01', text: '13.9116', per: 10, publishedAt: '2026-02-26' },
  ],
  [
    'norges-bank.csv',
    norgesBank,
    readNorgesBank,
    252,
    36,
    { code: 'HUF', date: '2026-03-16', text: '2.857', per: 100 },
  ],
  ['rba.csv', rba, readRba, 78, 20, { code: 'VND', date: '2026-03-20', text: '18650' }],
  ['udi.json', udi, readUdi, 2, 1, { code: 'MXV', date: '2026-08-25', text: '8.807141' }],
  ['utm.json', utm, readUtm, 1, 1, { code: 'UTM', date: '2016-11-01', text: '46091' }],
  ['uva.json', uva, readUva, 1, 1, { code: 'UVA', date: '2024-09-23', text: '1169.08' }],
  ['uvr.xml', uvr, readUvr, 7, 1, { code: 'COU', date: '2026-07-19', text: '403.5809' }],
  ['uf.json', uf, readUf, 5, 1, { code: 'CLF', date: '2021-01-06', text: '29064.7' }],
  ['riksbank.json', riksbank, readRiksbank, 116, 29, { code: 'AUD', date: '2026-03-24', text: '6.5' }],
];

/** NaN is what the guards refuse by itself. */
const isSoundOrRefused = (rate: number): boolean => Number.isNaN(rate) || (rate > 0 && Number.isFinite(rate));

describe('banks as recorded', () => {
  it.each(RECORDINGS)('%s: every figure as printed', async (name, source, read, figures, codes, one) => {
    const found = await read(recorded(name));
    expect(found).toHaveLength(figures);
    expect(new Set(found.map(({ code }) => code)).size).toBe(codes);
    expect(found).toContainEqual(one);
    for (const { rate, date } of observationsOf(source, found)) {
      expect(rate).toBeGreaterThan(0);
      expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });

  it.each(RECORDINGS)(
    '%s: a damaged body throws UnexpectedPayload or gives sound figures',
    async (name, source, read) => {
      for (const body of mutationsOf(name, recorded(name))) {
        try {
          for (const { code, rate } of observationsOf(source, await read(body))) {
            if (!/^[A-Z]{3}$/.test(code) || !isSoundOrRefused(rate))
              throw new Error(`${name}: served ${rate} ${code}`);
          }
        } catch (error) {
          if (!(error instanceof UnexpectedPayload)) throw error;
        }
      }
    },
  );
});

/** Answers every request with one body and remembers the requests. */
function answering(body: string) {
  const requests: { url: string; post: string | undefined }[] = [];
  const fetch: Fetch = async (url, _accept, post) => {
    requests.push({ url, post });
    return { url, body };
  };
  return { fetch, requests };
}

describe('a figure that is none', () => {
  // one figure of each recording, as its bank prints it, and what stands there instead
  const cases: [string, Source, (typeof RECORDINGS)[number][2], string, string, string][] = [
    ['nbp-a.json', nbp, readNbpTables, '"code":"THB","mid":0.11', '"code":"THB","mid":0,"was":11', 'THB'],
    ['nbp-a.json', nbp, readNbpTables, '"code":"THB","mid":0.11', '"code":"THB","mid":null,"was":11', 'THB'],
    ['boc.json', boc, readBoc, '"v": "0.96', '"v": "-0.96', 'AUD'],
    ['boc.json', boc, readBoc, '"v": "0.96', '"w": "0.96', 'AUD'],
    ['mnb.xml', mnb, readMnb, 'curr="AUD"&gt;', 'curr="AUD"&gt;n/a ', 'AUD'],
  ];
  it.each(cases)('of %s costs its own currency alone', async (name, source, read, from, to, code) => {
    const body = recorded(name);
    expect(body).toContain(from);
    const sound = observationsOf(source, await read(body));
    const damaged = observationsOf(source, await read(body.replace(from, to)));
    const lost = damaged.filter(({ rate }) => Number.isNaN(rate));
    expect(lost.map((one) => one.code)).toEqual([code]);
    expect(damaged).toHaveLength(sound.length);
    const day = damaged.filter(({ date }) => date === lost[0]?.date);
    const { accepted, refused } = validate(source.key, day, emptyState(dayNumber('2026-03-19')));
    expect(refused.map(({ observation, reason }) => [observation.code, reason])).toEqual([
      [code, 'not-a-rate'],
    ]);
    expect(accepted.length).toBeGreaterThan(5);
  });

  it('is a payload that is not the documented one where most are none', () => {
    const zeros = recorded('nbp-a.json').replaceAll(/"mid":[\d.]+/g, '"mid":0');
    expect(() => observationsOf(nbp, readNbpTables(zeros))).toThrow(UnexpectedPayload);
  });
});

describe('units of account', () => {
  const changed = (before: string, after: string) => recorded('uf.json').replace(before, after);

  it('follow their law: a figure that leaves the daily factor of its month is refused', () => {
    expect(() => readUf(changed('29061.89', '29063.89'))).toThrow('29063.89 on 2021-01-09');
    expect(() => readUf(changed('29063.76', '29036.76'))).toThrow('does not follow');
  });

  it('may bend on the day from which new prices count', () => {
    const tenth = changed('2021-01-21', '2021-01-10').replace('29095.61', '29064.5');
    expect(readUf(tenth).at(-1)).toEqual({ code: 'CLF', date: '2021-01-10', text: '29064.5' });
  });

  it('a monthly one is of the first day of its month', () => {
    expect(() => readUtm(recorded('utm.json').replace('2016-11-01', '2016-11-02'))).toThrow('not of a month');
  });

  it('are asked for up to the last day that is known, over the turn of the year too', () => {
    expect(uf.aheadDays).toBe(31);
    const { fetch, requests } = answering(recorded('uf.json'));
    return uf.latest(fetch, '2026-12-15', new Set()).then(() => {
      expect(requests.map(({ url }) => url.slice(-4))).toEqual(['2026', '2027']);
    });
  });
});

describe('a bank as a source', () => {
  it('asks from some days before the newest known day, so that corrections arrive', async () => {
    const { fetch, requests } = answering(recorded('boc.json'));
    const tables = await boc.latest(fetch, '2026-03-19', new Set(['2026-03-17']));
    expect(requests.map(({ url }) => url)).toEqual([
      'https://www.bankofcanada.ca/valet/observations/group/FX_RATES_DAILY/json?start_date=2026-03-12&end_date=2026-03-19',
    ]);
    expect(tables.map(({ observations }) => observations[0]?.date)).toEqual([
      '2026-03-12',
      '2026-03-13',
      '2026-03-16',
      '2026-03-17',
      '2026-03-18',
    ]);
    // 1 / 1.3617 of a US dollar per Canadian dollar.
    expect(tables[0]?.observations.find(({ code }) => code === 'USD')).toEqual({
      source: 'boc',
      code: 'USD',
      date: '2026-03-12',
      rate: 1 / 1.3617,
      text: '1.3617',
    });
  });

  it('posts the question of a SOAP service', async () => {
    const { fetch, requests } = answering(recorded('banguat.xml'));
    await banguat.latest(fetch, '2026-03-19', new Set(['2026-03-18']));
    expect(requests[0]?.post).toContain('<fechainit>13/03/2026</fechainit><fechafin>20/03/2026</fechafin>');
  });

  it('takes a span without publications for no news, and any other failure for one', async () => {
    const failing =
      (status: number): Fetch =>
      async (url) => {
        throw new FetchFailure('http-status', url, '', status);
      };
    await expect(nbp.latest(failing(404), '2026-03-01', new Set())).resolves.toEqual([]);
    await expect(nbp.latest(failing(500), '2026-03-01', new Set())).rejects.toThrow(FetchFailure);
    await expect(boc.latest(failing(404), '2026-03-01', new Set())).rejects.toThrow(FetchFailure);
  });

  it('shifts decimal points exactly', () => {
    expect([
      shiftPoint('53.04096500', 3),
      shiftPoint('2.26', 2),
      shiftPoint('5', 1),
      shiftPoint('100', 2),
    ]).toEqual(['0.053040965', '0.0226', '0.5', '1']);
  });

  it('keeps the three segments of Cuba apart, each with its own row', async () => {
    const { fetch } = answering(recorded('bcc-usd.json'));
    const observations = (await bcc.latest(fetch, '2026-05-23', new Set())).flatMap(
      (table) => table.observations,
    );
    const on = observations.filter(({ code, date }) => code === 'USD' && date === '2026-05-22');
    expect(Object.fromEntries(on.map(({ source, text }) => [source, text]))).toEqual({
      bcc: '507',
      'bcc-official': '24',
      'bcc-public': '120',
    });
    expect(BCC_SEGMENTS.map(({ key, institution, segment }) => [key, institution, segment])).toEqual([
      ['bcc-official', 'bcc', 'official'],
      ['bcc-public', 'bcc', 'public'],
    ]);
  });

  it('names each institution once', () => {
    const keys = ALL_BANKS.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
