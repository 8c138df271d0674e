// Writes the OpenAPI document with its recorded examples as `openapi.json` of the published
// package.
import { writeFileSync } from 'node:fs';
import { documentWith } from './document.ts';
import { exchanges } from './exchanges.ts';

const document = documentWith(await exchanges());
writeFileSync('lib/openapi.json', `${JSON.stringify(document, null, 1)}\n`);
