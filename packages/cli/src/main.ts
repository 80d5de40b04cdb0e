#!/usr/bin/env node
import module from 'node:module';

// The program is compiled once on a machine, and not for every question; not every runtime can.
module.enableCompileCache?.();
const { runInTerminal } = await import('./terminal.ts');
await runInTerminal();
