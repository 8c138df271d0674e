import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/shared/root.mjs';

export const { homepage: repository } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
