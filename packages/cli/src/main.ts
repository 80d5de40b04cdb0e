#!/usr/bin/env node
import { createInterface } from 'node:readline';
import { dayOfInstant, isoDate } from '@equivale/core';
import { readOfflineRatesOn } from '@equivale/server/offline-day';
import { readOfflineRates } from '@equivale/server/offline-rates';
import { run } from './run.ts';

// A reader that went away (`equivale --json | head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const dataDir = process.env.DATA_DIR || 'data';
const now = new Date();

process.exitCode = await run(process.argv.slice(2), {
  lines: createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  rates: async (on) => (on === undefined ? readOfflineRates(dataDir, now) : readOfflineRatesOn(dataDir, on)),
  today: isoDate(dayOfInstant(now.getTime() - now.getTimezoneOffset() * 60_000)),
});
process.stdin.pause();
