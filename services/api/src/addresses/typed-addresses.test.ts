import { describe, expect, it } from 'vitest';
import { createReference } from '../reference/reference.ts';
import { data } from '../testing/test-api.ts';
import { embeddedAddresses } from './embedded.ts';
import typed from './typed-addresses.fixture.json' with { type: 'json' };

const { search } = embeddedAddresses(createReference(data));

/** What a typed text means, as a description; undefined where nobody but the visitor can say. */
function meant([, street, number, cap, town = '']: readonly string[]): string | undefined {
  if (street === 'asked') return undefined;
  const place = [cap, town.replace(/[()]/g, '')].filter(Boolean).join(' ');
  return `${street}, ${number}, ${place}, ITALIA`;
}

/** What the search makes of each text: one row is chosen by itself, of several the visitor chooses. */
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

describe('addresses as people type them', () => {
  it('are at least four hundred, each once', () => {
    expect(typed.length).toBeGreaterThanOrEqual(400);
    expect(new Set(typed.map(([text]) => text)).size).toBe(typed.length);
  });

  it('never lead to a wrong address by themselves', async () => {
    expect((await outcomes()).filter(({ isWrong }) => isWrong)).toEqual([]);
  });

  it('are found again as a form composes them', async () => {
    for (const { rows } of await outcomes())
      for (const row of rows.filter((one) => /, \d{5} /.test(one)))
        expect((await search(row, '')).map(({ description }) => description)).toContain(row);
  });

  it('are read right, or asked about with the right one among the rows, in 98 of 100', async () => {
    const all = await outcomes();
    const missed = all.filter(({ isRight }) => !isRight);
    expect(missed.length / all.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.02);
  });
});
