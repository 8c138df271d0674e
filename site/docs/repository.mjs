import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/shared/root.mjs';

/** The public address of the sources. */
export const { homepage: repository } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
