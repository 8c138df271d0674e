import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/root.mjs';
import { levels } from './levels.mjs';
import { counted, rowsOf } from './page.mjs';
import { problemsOf } from './problems.mjs';

const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8');

describe('what is said of the standard', () => {
  it('is told of each item of levels 1 and 2 once, and by tests, files and reasons that are there', () => {
    expect(Object.keys(levels)).toHaveLength(253);
    expect(problemsOf(text)).toEqual([]);
  });

  it('is counted as it stands: pnpm security counts anew', () => {
    expect(counted(text)).toBe(text);
  });

  it('is not counted otherwise than it stands', () => {
    const [, more] = /^\| tested \| (\d+) \|/m.exec(text) ?? [];
    expect(counted(text.replace(`| tested | ${more} |`, '| tested | 253 |'))).toBe(text);
  });
});

describe('what would be found', () => {
  const row = (standing) => rowsOf(text).find((one) => one.standing === standing);
  const tested = row('tested');
  const { file, sentence } = tested.cited[0];
  const lineOf = ({ item }) => text.split('\n').find((line) => line.startsWith(`| ${item} |`));
  /** The page with another line for an item, and what is found in it. */
  const foundIn = (one, change) => problemsOf(text.replace(lineOf(one), change(lineOf(one))));

  it('is a file that is not there', () => {
    expect(foundIn(tested, (line) => line.replace(file, '../lost.test.ts'))).toContain(
      `${tested.item} cites lost.test.ts, which is not there.`,
    );
  });

  it('is a sentence that no test says any more, by a letter', () => {
    const found = foundIn(tested, (line) => line.replace(sentence, `${sentence}!`));
    expect(found.join()).toContain(`${tested.item} cites “${sentence}!”, which no test of`);
  });

  it('is an item that is left out, one that is there twice, and one that there is not', () => {
    expect(foundIn(tested, () => '')).toEqual([`${tested.item} is there 0 times.`]);
    expect(foundIn(tested, (line) => `${line}\n${line}`)).toEqual([
      `${tested.item} is there 2 times.`,
    ]);
    expect(foundIn(tested, (line) => `${line}\n${line.replace(tested.item, '1.2.99')}`)).toContain(
      '1.2.99 is no item of levels 1 and 2.',
    );
  });

  it('is another level', () => {
    const { item, level } = tested;
    expect(foundIn(tested, (line) => line.replace(`| ${level} |`, '| 3 |'))).toEqual([
      `${item} is of level ${level}.`,
    ]);
  });

  it.each(['not applicable', 'not met', 'met'])(
    'is an item that is %s for no reason',
    (standing) => {
      const one = row(standing);
      expect(foundIn(one, (line) => line.replace(one.why, ''))).toContain(
        `${one.item} has no reason.`,
      );
    },
  );

  it('is an item that is not met and does not say on what it hangs', () => {
    const one = row('not met');
    expect(foundIn(one, (line) => line.replaceAll('**', ''))).toEqual([
      `${one.item} does not say on what it hangs.`,
    ]);
  });

  it('is an item that stands as none can, and one that is tested by nothing', () => {
    const one = row('not met');
    const as = (standing) => foundIn(one, (line) => line.replace('| not met |', `| ${standing} |`));
    expect(as('half met').join()).toContain(`${one.item} is 'half met', which is none of`);
    expect(as('tested')).toEqual([`${one.item} cites no test.`]);
  });
});
