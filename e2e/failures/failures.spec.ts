import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { paths } from '@preventivo/core/workspace/http/paths';
import { test } from '../support/server/travel-test.ts';
import { calls, notOfAFunnel, visitorCalls } from './calls.ts';
import { breakCall, failureNames } from './failures.ts';
import { visibleMessages } from './visible-messages.ts';

// The tests are independent and mostly wait, so run them in parallel.
test.describe.configure({ mode: 'parallel' });

test('every call of the HTTP contract is tested, or excluded with a reason', () => {
  const known = [...calls.map(({ call }) => call), ...Object.keys(notOfAFunnel)];
  expect(known).toEqual(expect.arrayContaining(Object.keys(paths)));
  expect(new Set(known).size).toBe(known.length);
});

for (const [at, failing] of calls.entries())
  for (const [index, how] of failureNames.entries()) {
    // `npm test` tests one kind of failure for each call, a different kind from call to call. `pnpm verify:failures`
    // tests all kinds for all calls.
    const isShort = visitorCalls.includes(failing) && index === at % failureNames.length;
    const { call, reads } = failing;
    const expected = reads[how] === undefined ? reads.otherwise : reads[how];
    test(`${call}, ${how}: the page keeps every answer and the visitor can continue${isShort ? '' : ' @thorough'}`, async ({
      page,
      request,
      answered,
    }) => {
      const visit = { page, request, answered };
      // Advance the clock past the page's timeout instead of waiting for it.
      if (how === 'no answer') await page.clock.install();
      await failing.before(visit);
      const outage = await breakCall(page, failing.address, how);
      await failing.provoke(visit);
      await expect.poll(outage.times, { timeout: 30_000 }).toBeGreaterThan(0);
      const outcome = async () => {
        if (how === 'no answer') await page.clock.fastForward(5_000);
        const words = await visibleMessages(page);
        if (expected) return expected.test(words) || words;
        return words || ((await failing.passed?.(page).isVisible()) ?? true);
      };
      await expect.poll(outcome, { timeout: 40_000 }).toBe(true);
      const seen = await visibleMessages(page);
      await failing.kept(page, expected !== null);
      await outage.heal();
      await failing.goOn(page, expected !== null);
      const folder = process.env.FAILURES_FOLDER;
      if (!folder) return;
      mkdirSync(folder, { recursive: true });
      const { wayOn, wayUnread = wayOn } = failing;
      const row = { call, how, seen, wayOn: seen ? wayOn : wayUnread };
      writeFileSync(join(folder, `${at}-${index}.json`), JSON.stringify(row));
    });
  }
