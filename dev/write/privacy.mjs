// `pnpm privacy` writes docs/privacy.md: the stored personal data. It reads the database schema and the descriptions in
// dev/write/privacy.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/root.mjs';
import { page } from './privacy/page.mjs';
import { readSchema } from './privacy/schema.mjs';

writeFileSync(join(root, 'docs/privacy.md'), page(await readSchema()));
