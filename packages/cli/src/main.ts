#!/usr/bin/env node
import { createInterface } from 'node:readline';
import { readOfflineRates } from '@equivale/server/offline-rates';
import { run } from './run.ts';

// A reader that went away (`equivale --json | head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  lines: createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY }),
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  rates: () => readOfflineRates(process.env.DATA_DIR || 'data', new Date()),
});
process.stdin.pause();
