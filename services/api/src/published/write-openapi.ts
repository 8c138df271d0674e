// Writes the OpenAPI document with its recorded examples into the package: `./openapi.json` of what is published.
import { writeFileSync } from 'node:fs';
import { documentWith } from './document.ts';
import { exchanges } from './exchanges.ts';

const document = documentWith(await exchanges());
writeFileSync('lib/openapi.json', `${JSON.stringify(document, null, 1)}\n`);
