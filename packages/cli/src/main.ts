#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// The program is compiled once on a machine, and not for every question.
enableCompileCache();
const { runInTerminal } = await import('./terminal.ts');
await runInTerminal();
