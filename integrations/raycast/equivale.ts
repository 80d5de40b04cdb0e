#!/usr/bin/env node

// @raycast.schemaVersion 1
// @raycast.title Convert with Equivale
// @raycast.mode compact
// @raycast.packageName Equivale
// @raycast.icon 🔁
// @raycast.argument1 { "type": "text", "placeholder": "100 usd to eur" }
// @raycast.description Exact units and money, with the day of the rate

import { answer } from '../answer.ts';

const [question = ''] = process.argv.slice(2);
const found = await answer(question);
process.stdout.write(found ? `${found.title} (${found.subtitle})\n` : `? ${question}\n`);
process.exitCode = found ? 0 : 1;
