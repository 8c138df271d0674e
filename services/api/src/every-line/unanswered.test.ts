import {
  askedOn,
  contractorQuestions,
  emptyContractor,
  initialValues,
  unanswered,
} from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { describe, expect, it } from 'vitest';
import { lines } from '../process/lines.ts';
import { createReference } from '../reference/reference.ts';
import { data } from '../testing/test-api.ts';

const today = '2026-11-21';
const { listsOf } = createReference(data);

describe.each(Object.values(lines))('an unanswered page of $id', (line) => {
  const lists = listsOf(line.id);

  it('an unanswered page 1 shows the same errors before and after the rules are loaded', () => {
    const { types } = line.contractor;
    for (const type of types) {
      const one = { ...line.contractor, types: [type] as const };
      const { table, values, keys } = contractorQuestions(one, emptyContractor([type]));
      const told = unanswered(table, values, keys);
      expect(told?.length).toBeGreaterThan(3);
      expect(told).toEqual(check(table, values, { today, lists, keys }));
    }
  });

  it('an unanswered later page shows the same errors before the rules are loaded, or waits for them', () => {
    const values = initialValues(line);
    for (const page of line.pages) {
      const keys = askedOn(line, page);
      const told = unanswered(line, values, keys);
      if (told) expect(told).toEqual(check(line, values, { today, lists, keys }));
    }
    expect(line.pages.length).toBeGreaterThan(0);
  });
});
