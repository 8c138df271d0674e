import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the module that exports an app's line. For a line with custom controls, this is the package's entry point.
 * Otherwise it is the module with the table.
 */
export function sourceOfLine(app) {
  const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
  return join(app, manifest.exports?.['.'] ?? 'src/line.ts');
}
