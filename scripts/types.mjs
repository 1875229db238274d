/** Writes the types of the library's results from the JSON Schemas. `node scripts/types.mjs` */
import { writeFileSync } from 'node:fs';
import { schemaTypes, typesFile } from './schemaTypes.mjs';

writeFileSync(new URL(`../${typesFile}`, import.meta.url), schemaTypes());
