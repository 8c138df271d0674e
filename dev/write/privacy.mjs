// `pnpm privacy` writes docs/privacy.md: the stored personal data, from the schema and
// dev/write/privacy.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/root.mjs';
import { page } from './privacy/page.mjs';
import { readSchema } from './privacy/schema.mjs';

writeFileSync(join(root, 'docs/privacy.md'), page(await readSchema()));
