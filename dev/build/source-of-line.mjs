import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the module that exports an app's line: its package's entry point with its custom
 * controls, or its table alone.
 */
export function sourceOfLine(app) {
  const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
  return join(app, manifest.exports?.['.'] ?? 'src/line.ts');
}
