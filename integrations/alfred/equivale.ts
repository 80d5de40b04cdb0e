#!/usr/bin/env node

/** A script filter of Alfred: one item, which copies the whole result. @source https://www.alfredapp.com/help/workflows/inputs/script-filter/json/ */
import { answer } from '../answer.ts';

const [question = ''] = process.argv.slice(2);
const found = await answer(question);
const item = found
  ? { title: found.title, subtitle: found.subtitle, arg: found.copy, text: { copy: found.copy } }
  : { title: question, subtitle: 'Equivale', valid: false };
process.stdout.write(`${JSON.stringify({ items: [item] })}\n`);
