/** Writes the table of options into the page on the command line. `node scripts/cliOptions.mjs` */
import { readFileSync, writeFileSync } from 'node:fs';
import { require } from 'tsx/cjs/api';

const { withOptions } = require('../test/unit/cli/optionTable.ts', import.meta.url);

const page = new URL('../docs/cli.md', import.meta.url);
writeFileSync(page, withOptions(readFileSync(page, 'utf8')));
