import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  earlyScript,
  oldBrowserScript,
  settingsScript,
} from '../packages/vite/src/page-scripts.ts';
import { root } from './root.mjs';

const example = readFileSync(join(root, 'docs', 'deploy', 'nginx.conf'), 'utf8');

it('the nginx example lets exactly the scripts run that stand in a built page', () => {
  const allowed = [earlyScript, oldBrowserScript + settingsScript].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  expect(example.match(/'sha256-[^']+'/g)).toEqual(allowed);
});
