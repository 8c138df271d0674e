import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The module that hands over the line of an app: what its package exports, with controls of its own, or its table alone. */
export function sourceOfLine(app) {
  const { exports: doors } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
  return join(app, doors?.['.']?.['@preventivo/source'] ?? 'src/line.ts');
}
