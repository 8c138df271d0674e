import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { withMunicipalityChanges } from '../process/with-municipality-changes.ts';
import { data } from '../testing/test-api.ts';
import { BadConfig } from './config.ts';
import { readMunicipalityChanges } from './read-municipality-changes.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-municipalities-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'changes.json');
const read = (content: unknown) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readMunicipalityChanges({ MUNICIPALITY_CHANGES_FILE: file });
};
const delay = { from: null, municipality: 'PESCARA (PE)' };

describe('MUNICIPALITY_CHANGES_FILE', () => {
  it('MUNICIPALITY_CHANGES_FILE adds no changes if it is not set', () => {
    expect(readMunicipalityChanges({})).toEqual([]);
    expect(withMunicipalityChanges(data, [])).toBe(data);
  });

  it("MUNICIPALITY_CHANGES_FILE overrides the product's change of the same municipality", () => {
    expect(read([delay])).toEqual([delay]);
    expect(withMunicipalityChanges(data, [delay]).municipalityChanges).toEqual([delay]);
  });

  it.each([
    ['the path of a list of changes in JSON', '{"from"'],
    ["'0.municipality' is not", [{ from: null }]],
    ["'0.municipality' is not", [{ from: null, municipality: 'Pescara' }]],
    ["'0.postalCodes.0' is not", [{ ...delay, postalCodes: ['651'] }]],
    ["'0.provincia' is not", [{ ...delay, provincia: 'PE' }]],
    ["'0.from' is no day", [{ ...delay, from: '2027-02-30' }]],
  ])(
    'an invalid file of changes is rejected when the server starts, with a message about %s',
    (sentence, content) => {
      expect(() => read(content)).toThrow(BadConfig);
      expect(() => read(content)).toThrow(sentence);
    },
  );

  it('a change that contradicts the register is rejected when the server starts', () => {
    const unknown = { from: '2027-01-01', municipality: 'ROMA (RM)', replaces: ['ATLANTIDE (MI)'] };
    const start = () => withMunicipalityChanges(data, [unknown]);
    expect(start).toThrow(BadConfig);
    expect(start).toThrow("MUNICIPALITY_CHANGES_FILE: 'ATLANTIDE (MI)' is no municipality");
  });
});
