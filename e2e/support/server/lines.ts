import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

export const lineIds: readonly string[] = globSync('apps/*/index.html', { cwd: root })
  .map((page) => page.split(/[/\\]/)[1] ?? '')
  .sort();
