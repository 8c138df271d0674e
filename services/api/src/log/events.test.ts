import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { events } from './events.ts';

const src = join(import.meta.dirname, '..');
const page = readFileSync(join(src, '../../../docs/log.md'), 'utf8');
const written = [...page.matchAll(/^\| `([a-z-]+)` +\| (info|warn|error)/gm)].map(
  ([, event = '']) => event,
);

describe('docs/log.md', () => {
  it('docs/log.md has a row for every event, and for no other', () => {
    expect(written.toSorted()).toEqual(events.toSorted());
  });

  it.each(events)('the code writes the event %s', (event) => {
    const sources = globSync('**/*.ts', { cwd: src, exclude: ['**/*.test.ts', 'log/events.ts'] });
    const writers = sources.filter((file) =>
      readFileSync(join(src, file), 'utf8').includes(`'${event}'`),
    );
    expect(writers).not.toEqual([]);
  });
});
