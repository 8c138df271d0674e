import { describe, expect, it } from 'vitest';
import { createReference } from '../reference/reference.ts';
import { data } from '../testing/test-api.ts';
import { embeddedAddresses } from './embedded.ts';
import typed from './typed-addresses.fixture.json' with { type: 'json' };

const { search } = embeddedAddresses(createReference(data));

/** Returns the expected description of a typed text; undefined if only the visitor can decide. */
function meant([, street, number, cap, town = '']: readonly string[]): string | undefined {
  if (street === 'asked') return undefined;
  const place = [cap, town.replace(/[()]/g, '')].filter(Boolean).join(' ');
  return `${street}, ${number}, ${place}, ITALIA`;
}

/**
 * Searches each text. A form selects a single result automatically. If the search has several
 * results, the visitor chooses.
 */
async function outcomes() {
  const all = typed.map(async (entry) => {
    const rows = (await search(entry[0] ?? '', '')).map(({ description }) => description);
    const right = meant(entry);
    const isAlone = rows.length === 1;
    return {
      typed: entry[0],
      rows,
      isRight: right === undefined ? !isAlone : rows.includes(right),
      isWrong: isAlone && rows[0] !== right,
    };
  });
  return Promise.all(all);
}

describe('typed addresses', () => {
  it('the corpus has at least four hundred unique texts', () => {
    expect(typed.length).toBeGreaterThanOrEqual(400);
    expect(new Set(typed.map(([text]) => text)).size).toBe(typed.length);
  });

  it('the search never returns a wrong address as its only result', async () => {
    expect((await outcomes()).filter(({ isWrong }) => isWrong)).toEqual([]);
  });

  it('the search finds each of its results again when a form sends the text that it composes from the result', async () => {
    for (const { rows } of await outcomes())
      for (const row of rows.filter((one) => /, \d{5} /.test(one)))
        expect((await search(row, '')).map(({ description }) => description)).toContain(row);
  });

  it('the search offers the right address for 98 of 100 typed texts', async () => {
    const all = await outcomes();
    const missed = all.filter(({ isRight }) => !isRight);
    expect(missed.length / all.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.02);
  });
});
