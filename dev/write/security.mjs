// `pnpm security` updates the numbers in docs/security.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/root.mjs';
import { counted } from './security/page.mjs';

const page = join(root, 'docs', 'security.md');
writeFileSync(page, counted(readFileSync(page, 'utf8')));
