import { describe, expect, it } from 'vitest';
import { page, stale } from './page.mjs';

const shownBy = (file, title, inWords = true) => ({ file, title, inWords });
const unit = shownBy('packages/core/src/check.test.ts', 'a [name] | of one letter');
const story = shownBy('packages/ui/src/box.stories.tsx', 'Wrong');
const spec = shownBy('e2e/errors.spec.ts', 'says what is missing');
const coded = shownBy('e2e/codes.spec.ts', 'is refused', false);
const name = (...tests) => ({
  area: 'contractor',
  code: 'CONTRACTOR_NAME',
  words: 'Nome non valido',
  tests,
});

describe('docs/messages.md', () => {
  it('lists three tests of a message: those with its text first, the closest to a visitor first', () => {
    const row = page([name(unit, coded, story, spec)])
      .split('\n')
      .find((line) => line.includes('CONTRACTOR_NAME'));
    expect(row).toBe(
      '| `CONTRACTOR_NAME` | Nome non valido | [says what is missing](../e2e/errors.spec.ts)' +
        '<br>[Wrong](../packages/ui/src/box.stories.tsx)' +
        '<br>[a &#91;name&#93; &#124; of one letter](../packages/core/src/check.test.ts) |',
    );
  });

  it('marks a message without a test', () => {
    expect(page([name()])).toContain('| `CONTRACTOR_NAME` | Nome non valido | **none** |');
  });

  it('is up to date while every listed test shows its message, regardless of other tests', () => {
    const written = page([name(unit, spec)]);
    expect(stale([name(unit, spec, story)], written)).toEqual([]);
    expect(stale([name()], page([name()]))).toEqual([]);
  });

  it('is stale when a test is removed or a message is added', () => {
    const written = page([name(unit, spec)]);
    expect(stale([name(unit)], written)).toEqual([
      'docs/messages.md: CONTRACTOR_NAME is no longer shown by [says what is missing](../e2e/errors.spec.ts)',
    ]);
    const other = { ...name(unit), code: 'CONTRACTOR_CITY' };
    expect(stale([other], written)).toEqual(['docs/messages.md does not name CONTRACTOR_CITY']);
  });
});
