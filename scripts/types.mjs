/** Writes the types of the library's results from the JSON Schemas, and those of the messages from their sentences. `node scripts/types.mjs` */
import { writeFileSync } from 'node:fs';
import { messageTypes, messageTypesFile } from './messageTypes.mjs';
import { schemaTypes, typesFile } from './schemaTypes.mjs';

writeFileSync(new URL(`../${typesFile}`, import.meta.url), schemaTypes());
writeFileSync(new URL(`../${messageTypesFile}`, import.meta.url), messageTypes());
