/** Writes the tools for agents into the extension's manifest, as the server offers them. `node scripts/manifestTools.mjs` */
import { readFileSync, writeFileSync } from 'node:fs';
import { require } from 'tsx/cjs/api';

const { contributedTool, toolsIn } = require('../src/agents/offered.ts', import.meta.url);
const { wordsIn } = require('../src/messages/words.ts', import.meta.url);

const file = new URL('../package.json', import.meta.url);
const manifest = JSON.parse(readFileSync(file, 'utf8'));
// Models read English best; what people read is translated in `package.nls.zh-cn.json`.
const words = wordsIn('en');
manifest.contributes.languageModelTools = toolsIn(words).map((tool) => contributedTool(tool, words));
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
