import { describe, expect, it } from 'vitest';
import { page } from './page.mjs';

const shownBy = (file, title, inWords = true) => ({ file, title, inWords });
const unit = shownBy('packages/core/src/check.test.ts', 'a [name] | of one letter');
const story = shownBy('packages/ui/src/box.stories.tsx', 'Wrong');
const spec = shownBy('e2e/pages/errors.spec.ts', 'says what is missing');
const coded = shownBy('e2e/codes.spec.ts', 'is refused', false);
const name = (...tests) => ({
  area: 'contractor',
  code: 'CONTRACTOR_NAME',
  words: 'Nome non valido',
  tests,
});

describe('the report of messages', () => {
  it('the report lists up to three tests of a message: those with its text first, then the ones closest to a visitor', () => {
    const row = page([name(unit, coded, story, spec)])
      .split('\n')
      .find((line) => line.includes('CONTRACTOR_NAME'));
    expect(row).toBe(
      '| `CONTRACTOR_NAME` | Nome non valido | [says what is missing](../e2e/pages/errors.spec.ts)' +
        '<br>[Wrong](../packages/ui/src/box.stories.tsx)' +
        '<br>[a &#91;name&#93; &#124; of one letter](../packages/core/src/check.test.ts) |',
    );
  });

  it('the report of messages marks a message without a test', () => {
    expect(page([name()])).toContain('| `CONTRACTOR_NAME` | Nome non valido | **none** |');
  });
});
