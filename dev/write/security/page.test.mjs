import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';
import { levels } from './levels.mjs';
import { counted, rowsOf } from './page.mjs';
import { problemsOf } from './problems.mjs';

const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8');

describe('the page about the security standard', () => {
  it('the page about the security standard lists each item of levels 1 and 2 once, with existing tests, files and reasons', () => {
    expect(Object.keys(levels)).toHaveLength(253);
    expect(problemsOf(text)).toEqual([]);
  });

  it('the page about the security standard has correct counts, which pnpm security updates', () => {
    expect(counted(text)).toBe(text);
  });

  it('counted corrects wrong counts on the page about the security standard', () => {
    const [, more] = /^\| tested \| (\d+) \|/m.exec(text) ?? [];
    expect(counted(text.replace(`| tested | ${more} |`, '| tested | 253 |'))).toBe(text);
  });
});

describe('the check of the page', () => {
  const row = (standing) => rowsOf(text).find((one) => one.standing === standing);
  const tested = row('tested');
  const { file, sentence } = tested.cited[0];
  const lineOf = ({ item }) => text.split('\n').find((line) => line.startsWith(`| ${item} |`));
  const foundIn = (one, change) => problemsOf(text.replace(lineOf(one), change(lineOf(one))));

  it('the check of the page reports a missing file', () => {
    expect(foundIn(tested, (line) => line.replace(file, '../lost.test.ts'))).toContain(
      `${tested.item} cites lost.test.ts, which is not there.`,
    );
  });

  it('the check of the page reports a title that differs from every test by a letter', () => {
    const found = foundIn(tested, (line) => line.replace(sentence, `${sentence}!`));
    expect(found.join()).toContain(`${tested.item} cites “${sentence}!”, which no test of`);
  });

  it('the check of the page reports an omitted, a duplicate and an unknown item', () => {
    expect(foundIn(tested, () => '')).toEqual([`${tested.item} is there 0 times.`]);
    expect(foundIn(tested, (line) => `${line}\n${line}`)).toEqual([
      `${tested.item} is there 2 times.`,
    ]);
    expect(foundIn(tested, (line) => `${line}\n${line.replace(tested.item, '1.2.99')}`)).toContain(
      '1.2.99 is no item of levels 1 and 2.',
    );
  });

  it('the check of the page reports a wrong level', () => {
    const { item, level } = tested;
    expect(foundIn(tested, (line) => line.replace(`| ${level} |`, '| 3 |'))).toEqual([
      `${item} is of level ${level}.`,
    ]);
  });

  it.each(['not applicable', 'not met', 'met'])(
    'the check of the page reports an item that is %s without a reason',
    (standing) => {
      const one = row(standing);
      expect(foundIn(one, (line) => line.replace(one.why, ''))).toContain(
        `${one.item} has no reason.`,
      );
    },
  );

  it('the check of the page reports an unmet item without the kind of reason', () => {
    const one = row('not met');
    expect(foundIn(one, (line) => line.replaceAll('**', ''))).toEqual([
      `${one.item} does not say on what it hangs.`,
    ]);
  });

  it('the check of the page reports an item in an unknown state, and a tested item without a test', () => {
    const one = row('not met');
    const as = (standing) => foundIn(one, (line) => line.replace('| not met |', `| ${standing} |`));
    expect(as('half met').join()).toContain(`${one.item} is 'half met', which is none of`);
    expect(as('tested')).toEqual([`${one.item} cites no test.`]);
  });
});
